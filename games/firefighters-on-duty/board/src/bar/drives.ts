import { cityOf, engineOf, ownEngine, VEHICLE_IDS, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import type { Picked } from '../hand/hand.ts';
import { undoes } from '../hand/undoes.ts';

type Drive = Extract<FdMove, { type: 'moveVehicle' }>;
export type Table = {
  readonly view: State;
  readonly seat: Seat;
  readonly moves: readonly FdMove[];
  readonly picked: Picked;
  readonly last: FdMove | null;
};

/** The ways that have buttons of their own; any other is a touch on the map. */
const MOST = 2;

/** How far a place is from the nearest fire. */
function fromFire(view: State, place: number): number {
  const { walking } = cityOf(view);
  return Math.min(...view.spaces.map(({ active }, at) => (active > 0 ? walking[place]![at]! : Infinity)));
}
/** Is the engine in a station, or not yet beside a fire? Then a Vehicle die is mostly meant for it. */
function isOnItsWay(view: State, seat: Seat): boolean {
  const { at } = ownEngine(view, seat);
  return at >= 0 && (cityOf(view).stationAt[at]! >= 0 || fromFire(view, at) > 1);
}

/** Where the own engine can drive, nearest to a fire first: while it is on its way, or with a Vehicle die in hand; never back at once. */
export function drives({ view, seat, moves, picked, last }: Table): readonly Drive[] {
  const own = VEHICLE_IDS[engineOf(seat)]!;
  const isMeant = picked.die !== null || isOnItsWay(view, seat);
  if (!isMeant || (picked.piece !== null && picked.piece !== own)) return [];
  const open = moves.filter(
    (move): move is Drive => move.type === 'moveVehicle' && move.vehicle === own && (picked.die ?? move.die) === move.die,
  );
  const ways = new Map(open.filter((move) => !last || !undoes(move, last)).map((move) => [move.to, move]));
  const { indexOf } = cityOf(view);
  const far = ({ to }: Drive) => fromFire(view, indexOf[to]!);
  return [...ways.values()].toSorted((a, b) => far(a) - far(b)).slice(0, MOST);
}
