import { cityOf, engineOf, VEHICLE_IDS, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import { leadDeeds } from '../hand/leading.ts';
import { waterFor } from '../hand/water.ts';
import { drives, type Table } from './drives.ts';
import { freeDeeds, inAmount, isAfterthought } from './free-deeds.ts';

const isOf = (move: FdMove, vehicle: string) => 'vehicle' in move && move.vehicle === vehicle;
type Aim = Extract<FdMove, { type: 'intent' }>;
/** FD-14.7 What dice on slots could be meant for, with the water that the player has set or the fire asks for; not what they are meant for already. */
function aims({ view, seat, moves, picked }: Table): Aim[] {
  const best = new Map<string, Aim>();
  const off = ({ space, water }: Aim) => Math.abs(water - (picked.water ?? waterFor(view, seat, space)));
  for (const move of moves) {
    if (move.type !== 'intent') continue;
    const key = `${move.slot} ${move.space}`;
    const known = best.get(key);
    if (!known || off(move) < off(known)) best.set(key, move);
  }
  const isNew = ({ slot, space, water }: Aim) => {
    const now = view.crews[seat]!.aims[slot];
    return now?.space !== space || now.water !== water;
  };
  return [...best.values()].filter(isNew);
}
/** This many free deeds have buttons: of the vehicle in hand, or unasked. */
const MOST = { asked: 12, unasked: 5 };

/** The vehicles in a station. */
const atHome = (view: State): ReadonlySet<string> =>
  new Set(VEHICLE_IDS.filter((_, i) => cityOf(view).stationAt[view.vehicles[i]?.at ?? -1]! >= 0));

/** The free deeds of the vehicle in hand; else of all, the own engine first. */
export function freeOnes({ view, seat, moves, picked, last }: Table): FdMove[] {
  const home = atHome(view);
  const vehicle = VEHICLE_IDS.find((id) => id === picked.piece);
  if (vehicle) return freeDeeds(moves, vehicle, last, home).slice(0, MOST.asked);
  const own = VEHICLE_IDS[engineOf(seat)]!;
  const turn = (move: FdMove) => (isAfterthought(move, last, home) ? 2 : isOf(move, own) ? 0 : 1);
  const all = freeDeeds(moves, null, last, home).toSorted((a, b) => turn(a) - turn(b));
  return all.slice(0, MOST.unasked);
}

/** What waits behind "more" until somebody asks: it would only take back what was done. With a vehicle in hand all of it is asked for. */
export function isForLater({ view, picked, last }: Table): (move: FdMove) => boolean {
  const home = atHome(view);
  return (move) => !VEHICLE_IDS.some((id) => id === picked.piece) && isAfterthought(move, last, home);
}

/** What can be done without touching the map: people to lead out, the crew aboard, the way to a fire, dice for slots and on them, free deeds. */
export function lineDeeds(table: Table): FdMove[] {
  const { view, moves, picked } = table;
  const places = moves.filter((move) => move.type === 'place' && move.die === picked.die && move.space === null);
  const locks = moves.filter((move) => move.type === 'retract' || move.type === 'forfeit');
  const isInHand = VEHICLE_IDS.some((id) => id === picked.piece);
  const free = freeOnes(table);
  const kit = free.filter((move) => move.type === 'loadKit' && !isAfterthought(move, table.last, new Set()));
  const rest = free.filter((move) => !kit.includes(move));
  const all = [...leadDeeds(view, moves), ...kit, ...drives(table), ...places, ...locks, ...aims(table), ...rest];
  return all.map((move) => (isInHand ? inAmount(move, moves, picked.amount) : move));
}

const ENDS = new Set<string>(['done', 'undone', 'endBeat', 'sitOut']);
/** What ends a round or a beat, or takes that back. */
export const endDeeds = (moves: readonly FdMove[]): FdMove[] => moves.filter(({ type }) => ENDS.has(type));
