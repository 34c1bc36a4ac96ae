import { game, type FireEvent, type View } from '@nightfall/fires-at-midnight';

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

/** The table after one more event, for the eye: the view that follows is the truth. */
export function showEvent(before: View, e: FireEvent): View {
  const v = game.clone(before);
  change(v, e);
  return v;
}

function change(v: View, e: FireEvent): void {
  switch (e.type) {
    case 'marker':
      v.marks[e.sq] = e.to;
      return;
    case 'explosionMarker':
      v.boom[e.sq] = true;
      return;
    case 'villagerPlaced':
      return setPiece(v, e.id, { at: e.at, state: 'table' });
    case 'itemPlaced':
      return;
    case 'firefighterPlaced':
      return setCrew(v, e.f, { at: e.at });
    case 'moved':
    case 'ran':
    case 'entered':
      return setCrew(v, e.f, { at: e.path.at(-1)!, exit: null });
    case 'left':
      setPiece(v, e.load, { state: 'saved', at: null });
      return setCrew(v, e.f, { at: null, exit: e.path.at(-1)!, load: null });
    case 'walkedRound':
      return setCrew(v, e.f, { exit: e.to });
    case 'waterTaken':
    case 'waterUsed':
    case 'waterTrimmed':
      return setCrew(v, e.f, { water: e.water });
    case 'pickedUp':
      setPiece(v, e.target, { state: 'carried', at: null, by: e.f });
      return setCrew(v, e.f, { load: e.target });
    case 'putDown':
      setPiece(v, e.target, {
        state: e.target.startsWith('V') ? 'table' : e.target.startsWith('C') ? 'floor' : 'chopped',
        at: e.at,
        by: null,
      });
      return setCrew(v, e.f, { load: null });
    case 'gotUp':
      return setCrew(v, e.f, { down: false });
    case 'knockedDown':
      return setCrew(v, e.f, { down: true });
    case 'thrownOut':
      return setCrew(v, e.f, { at: e.to });
    case 'chopped':
      return setPiece(v, e.target, { state: 'chopped' });
    case 'treeBurnt':
      return setPiece(v, e.id, { state: 'burnt', at: null });
    case 'chestExploded':
      return setPiece(v, e.id, { state: 'exploded', at: null });
    case 'buried':
      return setPiece(v, e.id, { state: 'buried', at: null });
    case 'villagerDied':
      return setPiece(v, e.id, { state: 'dead', at: null });
    case 'doorOpened':
      return setHouse(v, e.house, { open: true });
    case 'houseDamaged':
      return setHouse(v, e.house, { integrity: e.integrity });
    case 'houseCollapsed':
      return setHouse(v, e.house, { integrity: 0 });
    default:
      return;
  }
}
function setHouse(v: View, id: string, to: Partial<View['houses'][number]>): void {
  const house = v.houses.find((h) => h.id === id);
  if (house) Object.assign(house, to);
}
