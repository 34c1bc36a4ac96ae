import type { FdMove } from '@nightfall/firefighters-on-duty';
import type { Pass } from '@nightfall/kernel';

type Legal = readonly (FdMove | Pass)[];

/** The place on the map that a move goes to or works on. */
export function placeOf(move: FdMove): string | undefined {
  switch (move.type) {
    case 'moveVehicle':
    case 'moveFirefighter':
    case 'movePerson':
    case 'deal':
    case 'reassign':
      return move.to;
    case 'extinguish':
    case 'quickExtinguish':
    case 'useAxe':
    case 'quickAxe':
    case 'useShutoff':
    case 'quickShutoff':
      return move.space;
    case 'addReserve':
    case 'setStation':
      return move.station;
    case 'plan':
      return move.space ?? undefined;
    default:
      return undefined;
  }
}

/** The piece that a move takes up, or works on: the mark it bears on the map. */
export function pieceOf(move: FdMove): string | undefined {
  switch (move.type) {
    case 'moveVehicle':
    case 'setStation':
    case 'loadWater':
    case 'unloadWater':
    case 'unload':
    case 'loadKit':
      return move.vehicle;
    case 'transferWater':
    case 'offerWater':
      return move.from;
    case 'moveFirefighter':
      return `${move.from}-ff`;
    case 'movePerson':
      return `${move.from}-${move.kind}`;
    case 'load':
      return `${move.from}-${move.kind}`;
    case 'extinguish':
    case 'quickExtinguish':
      return `${move.space}-fire`;
    case 'useAxe':
    case 'quickAxe':
      return `${move.space}-debris`;
    case 'useShutoff':
    case 'quickShutoff':
      return `${move.space}-power`;
    default:
      return undefined;
  }
}

/** Touching the thing itself is enough for these: nothing has to be said but what. */
const AT_ONCE = new Set<string>(['extinguish', 'quickExtinguish', 'useAxe', 'quickAxe', 'useShutoff', 'quickShutoff', 'load']);
export const isAtOnce = ({ type }: FdMove): boolean => AT_ONCE.has(type);

/** Where several deeds are open at one place, the more urgent one is meant. */
const URGENCY: readonly FdMove['type'][] = [
  'extinguish',
  'quickExtinguish',
  'useShutoff',
  'quickShutoff',
  'useAxe',
  'quickAxe',
  'load',
  'movePerson',
  'moveVehicle',
  'moveFirefighter',
  'addReserve',
  'setStation',
  'deal',
  'reassign',
  'plan',
];
export const byUrgency = (a: FdMove, b: FdMove): number => URGENCY.indexOf(a.type) - URGENCY.indexOf(b.type);

export const movesOf = (legal: Legal): readonly FdMove[] => legal.filter((move): move is FdMove => move.type !== 'pass');
