import { cityOf, clone, VEHICLE_IDS, type FdEvent, type Space, type State } from '@nightfall/firefighters-on-duty';

/** A copy of the picture after one more event. The view that follows is the truth; this only keeps step with the telling. */
export function withEvent(view: State, event: FdEvent): State {
  const s = clone(view);
  const at = (id: string): Space | undefined => s.spaces[cityOf(s).indexOf[id] ?? -1];
  const add = (id: string, change: { [K in keyof Space]?: number }) => {
    const space = at(id);
    if (!space) return;
    for (const [key, by] of Object.entries(change)) {
      const field = key as 'active' | 'inactive' | 'ff' | 'civ' | 'inj' | 'hose' | 'axe' | 'debris';
      space[field] = Math.max(0, space[field] + by);
    }
  };
  const set = (id: string, change: Partial<Space>) => Object.assign(at(id) ?? {}, change);
  switch (event.type) {
    case 'firePlaced':
      add(event.space, { inactive: event.count });
      break;
    case 'injured':
      add(event.space, { [event.was]: -event.count, inj: event.count });
      break;
    case 'burnedDown':
      set(event.space, { burned: true, active: 0, inactive: 0 });
      break;
    case 'tokenPlaced':
      placeToken(event.space, event.what, add, set);
      break;
    case 'callAnswered':
      set(event.space, { call: 0 });
      break;
    case 'vehicleRemoved':
      s.vehicles[VEHICLE_IDS.indexOf(event.vehicle)]!.at = -1;
      break;
    case 'vehicleDamaged':
      s.vehicles[VEHICLE_IDS.indexOf(event.vehicle)]!.status = 'damaged';
      break;
    case 'vehicleMoved':
      s.vehicles[VEHICLE_IDS.indexOf(event.vehicle)]!.at = cityOf(s).indexOf[event.to] ?? -1;
      break;
    case 'firefighterMoved':
      add(event.from, { ff: -1, hose: event.hose ? -1 : 0, axe: event.axe ? -1 : 0 });
      add(event.to, { ff: 1, hose: event.hose ? 1 : 0, axe: event.axe ? 1 : 0 });
      break;
    case 'personMoved':
      add(event.from, { [event.kind]: -1 });
      add(event.to, { [event.kind]: 1 });
      break;
    case 'extinguish':
      set(event.space, { active: event.left });
      break;
    case 'smokeStep':
      set(event.space, { smoke: event.level });
      break;
    case 'fireTurned':
      for (const id of event.spaces) {
        const space = at(id);
        if (space) set(id, { active: space.active + space.inactive, inactive: 0 });
      }
      break;
    default:
  }
  return s;
}

type Add = (id: string, change: { [K in keyof Space]?: number }) => void;
type Set = (id: string, change: Partial<Space>) => void;
function placeToken(id: string, what: string, add: Add, set: Set): void {
  if (what === 'civ' || what === 'inj' || what === 'debris') add(id, { [what]: 1 });
  else if (what === 'smoke') set(id, { smoke: 2 });
  else if (what === 'power' || what === 'gas' || what === 'explosive') set(id, { [what]: true });
}
