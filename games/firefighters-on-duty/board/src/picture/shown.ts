import { cityOf, clone, VEHICLE_IDS, type FdEvent, type Space, type State } from '@nightfall/firefighters-on-duty';

type Counted = 'active' | 'inactive' | 'ff' | 'civ' | 'inj' | 'hose' | 'axe' | 'debris';

const spaceIn = (s: State, id: string): Space | undefined => s.spaces[cityOf(s).indexOf[id] ?? -1];
const set = (s: State, id: string, to: Partial<Space>): void => void Object.assign(spaceIn(s, id) ?? {}, to);
function add(s: State, id: string, change: { readonly [K in Counted]?: number }): void {
  const space = spaceIn(s, id);
  if (!space) return;
  for (const [key, by] of Object.entries(change)) space[key as Counted] = Math.max(0, space[key as Counted] + by);
}
const vehicleIn = (s: State, id: (typeof VEHICLE_IDS)[number]) => s.vehicles[VEHICLE_IDS.indexOf(id)]!;

type Change<E> = (s: State, event: E) => void;
/** What can be seen of an event; of the others there is nothing to see on the map. */
const CHANGES: { readonly [K in FdEvent['type']]?: Change<Extract<FdEvent, { type: K }>> } = {
  firePlaced: (s, { space, count }) => add(s, space, { inactive: count }),
  injured: (s, { space, was, count }) => add(s, space, { [was]: -count, inj: count }),
  burnedDown: (s, { space }) => set(s, space, { burned: true, active: 0, inactive: 0 }),
  tokenPlaced: (s, { space, what }) => placeToken(s, space, what),
  callAnswered: (s, { space }) => set(s, space, { call: 0 }),
  vehicleRemoved: (s, { vehicle }) => void (vehicleIn(s, vehicle).at = -1),
  vehicleDamaged: (s, { vehicle }) => void (vehicleIn(s, vehicle).status = 'damaged'),
  vehicleMoved: (s, { vehicle, to }) => void (vehicleIn(s, vehicle).at = cityOf(s).indexOf[to] ?? -1),
  firefighterMoved: (s, { from, to, hose, axe }) => {
    add(s, from, { ff: -1, hose: hose ? -1 : 0, axe: axe ? -1 : 0 });
    add(s, to, { ff: 1, hose: hose ? 1 : 0, axe: axe ? 1 : 0 });
  },
  personMoved: (s, { from, to, kind }) => {
    add(s, from, { [kind]: -1 });
    add(s, to, { [kind]: 1 });
  },
  extinguish: (s, { space, left }) => set(s, space, { active: left }),
  smokeStep: (s, { space, level }) => set(s, space, { smoke: level }),
  fireTurned: (s, { spaces }) => {
    for (const id of spaces) turnFires(s, id);
  },
};

function placeToken(s: State, id: string, what: string): void {
  if (what === 'civ' || what === 'inj' || what === 'debris') add(s, id, { [what]: 1 });
  else if (what === 'smoke') set(s, id, { smoke: 2 });
  else if (what === 'power' || what === 'gas' || what === 'explosive') set(s, id, { [what]: true });
}
function turnFires(s: State, id: string): void {
  const space = spaceIn(s, id);
  if (space) set(s, id, { active: space.active + space.inactive, inactive: 0 });
}

/** A copy of the picture after one more event. The view that follows is the truth; this only keeps step with the telling. */
export function withEvent(view: State, event: FdEvent): State {
  const s = clone(view);
  const change = CHANGES[event.type] as Change<FdEvent> | undefined;
  change?.(s, event);
  return s;
}
