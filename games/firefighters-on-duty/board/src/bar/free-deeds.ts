import type { FdMove } from '@nightfall/firefighters-on-duty';
import { undoes } from '../hand/undoes.ts';

/** Deeds that need no place on the map: one button each, for the amount one would want. */
const FREE = new Set<string>([
  'loadKit',
  'loadWater',
  'unloadWater',
  'transferWater',
  'offerWater',
  'acceptWater',
  'declineWater',
  'load',
  'unload',
  'addReserve',
  'reassign',
  'deal',
]);
const amountOf = (move: FdMove): number => ('n' in move ? move.n : 0);
/** Moves that differ only in their amount, or in which of two equal dice they spend, share a key. */
const keyOf = (move: FdMove): string => {
  const { n: _n, die: _die, ...rest } = { n: 0, die: '', ...move };
  return JSON.stringify(rest);
};
const vehicleOf = (move: FdMove): string | undefined =>
  'vehicle' in move ? move.vehicle : move.type === 'transferWater' || move.type === 'offerWater' ? move.from : undefined;

/** What one hardly ever wants unasked is offered when its vehicle is picked: giving water away, or taking people off at a station. */
const RARE = new Set<string>(['unloadWater', 'transferWater', 'offerWater']);
const isWanted = ({ type }: FdMove): boolean => !RARE.has(type);

/** Deeds for which one may say how much water. */
const IN_AMOUNTS = new Set<string>(['loadWater', 'unloadWater', 'transferWater', 'offerWater']);
export const hasAmount = (move: FdMove): move is Extract<FdMove, { n: number }> => IN_AMOUNTS.has(move.type);
/** The same deed with as much water as the player has set, if that much goes. */
export const inAmount = (move: FdMove, legal: readonly FdMove[], amount: number | null): FdMove =>
  amount === null || !hasAmount(move) || move.n <= amount
    ? move
    : legal.find((one) => hasAmount(one) && one.n === amount && keyOf(one) === keyOf(move))!;

/** Somebody who offers water waits for an answer. */
const ANSWERS = new Set<string>(['acceptWater', 'declineWater']);
/** Nothing one wants soon: what is taken off where it was loaded, at a station, and what takes back what was just done. */
export const isAfterthought = (move: FdMove, before: FdMove | null, home: ReadonlySet<string>): boolean =>
  (move.type === 'unload' && home.has(move.vehicle)) || (before !== null && undoes(move, before));
/** An answer comes first. What takes people and kit off comes after everything else but giving water away. */
function rankOf(move: FdMove, before: FdMove | null, home: ReadonlySet<string>): number {
  if (before !== null && undoes(move, before)) return 4;
  if (isAfterthought(move, before, home)) return 3;
  if (RARE.has(move.type)) return 2;
  return ANSWERS.has(move.type) ? -1 : Number(move.type === 'unload');
}

const NOWHERE: ReadonlySet<string> = new Set();
/** The buttons of free actions, as much as fits in each; with a vehicle picked, those of that vehicle alone. `home`: the vehicles in a station. */
export function freeDeeds(
  legal: readonly FdMove[],
  picked: string | null,
  before: FdMove | null = null,
  home: ReadonlySet<string> = NOWHERE,
): FdMove[] {
  const best = new Map<string, FdMove>();
  for (const move of legal) {
    if (!FREE.has(move.type)) continue;
    const vehicle = vehicleOf(move);
    if (picked !== null && vehicle !== undefined && vehicle !== picked) continue;
    const known = best.get(keyOf(move));
    if (!known || amountOf(known) < amountOf(move)) best.set(keyOf(move), move);
  }
  const found = [...best.values()].filter((move) => picked !== null || isWanted(move));
  const hasKit = new Set(found.flatMap((move) => (move.type === 'loadKit' ? [move.vehicle] : [])));
  const wanted = found.filter(
    (move) => move.type !== 'load' || move.kind === 'civ' || move.kind === 'inj' || !hasKit.has(move.vehicle),
  );
  return wanted.toSorted((a, b) => rankOf(a, before, home) - rankOf(b, before, home));
}
