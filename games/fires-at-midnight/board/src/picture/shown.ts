import { game, isChest, isVillager, type FireEvent, type View } from '@nightfall/fires-at-midnight';

type Piece = { id: string; state: string; at: readonly [number, number] | null; by: string | null };
const named = (v: View, id: string): Piece | undefined =>
  [...v.villagers, ...v.chests, ...v.trees].find((piece) => piece.id === id);

function setPiece(v: View, id: string, to: Partial<Piece>): void {
  const piece = named(v, id);
  if (piece) Object.assign(piece, to);
}
function setCrew(v: View, f: string, to: Partial<View['crew'][number]>): void {
  const who = v.crew.find(({ id }) => id === f);
  if (who) Object.assign(who, to);
}

function setHouse(v: View, id: string, to: Partial<View['houses'][number]>): void {
  const house = v.houses.find((h) => h.id === id);
  if (house) Object.assign(house, to);
}

type Change<E> = (v: View, e: E) => void;
/** What can be seen of an event; of the others there is nothing to see on the table. */
const CHANGES: { readonly [K in FireEvent['type']]?: Change<Extract<FireEvent, { type: K }>> } = {
  marker: (v, e) => void (v.marks[e.sq] = e.to),
  explosionMarker: (v, e) => void (v.boom[e.sq] = true),
  villagerPlaced: (v, e) => setPiece(v, e.id, { at: e.at, state: 'table' }),
  firefighterPlaced: (v, e) => setCrew(v, e.f, { at: e.at }),
  moved: (v, e) => setCrew(v, e.f, { at: e.path.at(-1)!, exit: null }),
  ran: (v, e) => setCrew(v, e.f, { at: e.path.at(-1)!, exit: null }),
  entered: (v, e) => setCrew(v, e.f, { at: e.path.at(-1)!, exit: null }),
  left: (v, e) => {
    setPiece(v, e.load, { state: 'saved', at: null });
    setCrew(v, e.f, { at: null, exit: e.path.at(-1)!, load: null });
  },
  walkedRound: (v, e) => setCrew(v, e.f, { exit: e.to }),
  waterTaken: (v, e) => setCrew(v, e.f, { water: e.water }),
  waterUsed: (v, e) => setCrew(v, e.f, { water: e.water }),
  waterTrimmed: (v, e) => setCrew(v, e.f, { water: e.water }),
  pickedUp: (v, e) => {
    setPiece(v, e.target, { state: 'carried', at: null, by: e.f });
    setCrew(v, e.f, { load: e.target });
  },
  putDown: (v, e) => {
    setPiece(v, e.target, { state: stateWhenPutDown(e.target), at: e.at, by: null });
    setCrew(v, e.f, { load: null });
  },
  gotUp: (v, e) => setCrew(v, e.f, { down: false }),
  knockedDown: (v, e) => setCrew(v, e.f, { down: true }),
  thrownOut: (v, e) => setCrew(v, e.f, { at: e.to }),
  chopped: (v, e) => setPiece(v, e.target, { state: 'chopped' }),
  treeBurnt: (v, e) => setPiece(v, e.id, { state: 'burnt', at: null }),
  chestExploded: (v, e) => setPiece(v, e.id, { state: 'exploded', at: null }),
  buried: (v, e) => setPiece(v, e.id, { state: 'buried', at: null }),
  villagerDied: (v, e) => setPiece(v, e.id, { state: 'dead', at: null }),
  doorOpened: (v, e) => setHouse(v, e.house, { open: true }),
  houseDamaged: (v, e) => setHouse(v, e.house, { integrity: e.integrity }),
  houseCollapsed: (v, e) => setHouse(v, e.house, { integrity: 0 }),
};

const stateWhenPutDown = (id: string): string => (isVillager(id) ? 'table' : isChest(id) ? 'floor' : 'chopped');

/** The table after one more event, for the eye: the view that follows is the truth. */
export function showEvent(before: View, e: FireEvent): View {
  const v = game.clone(before);
  const change = CHANGES[e.type] as Change<FireEvent> | undefined;
  change?.(v, e);
  return v;
}
