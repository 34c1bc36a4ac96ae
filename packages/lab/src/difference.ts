import { type Estimate, pairedDifference, pairedRates, type Played, rate } from '@nightfall/bots';
import type { Game } from '@nightfall/kernel';
import type { Cell } from './cell.ts';
import { sidesIn } from './figures.ts';

/** What a variant changes, on the same seeds: game by game, so that what both owe to the same dice cancels out. */
export type Difference = {
  readonly place: string;
  readonly base: string;
  readonly variant: string;
  /** Whose win rate, or the score. */
  readonly of: string;
  readonly before: number;
  readonly after: number;
  readonly change: Estimate;
  /** Games that went the other way, by their number. */
  readonly turned: readonly number[];
};
const SHOWN = 3;

export function differencesOf(
  game: Game,
  [base, before]: readonly [Cell, readonly Played[]],
  [other, after]: readonly [Cell, readonly Played[]],
): readonly Difference[] {
  const pairs = pairsOf(before, after);
  // Of a run that has just begun, one variant may have games and the other none.
  if (pairs.length === 0) return [];
  const common = { place: base.place, base: base.variant, variant: other.variant };
  if (pairs.every(([a, b]) => a.outcome === 'scored' && b.outcome === 'scored')) {
    // One game apart may be any distance.
    return pairs.length === 1
      ? []
      : [{ ...common, of: 'score', ...compared(pairs, ({ scores }) => scores[0] ?? 0, pairedDifference) }];
  }
  return sidesIn(game, base).map(({ of, seat }) => ({
    ...common,
    of,
    ...compared(pairs, ({ winners }) => (winners.includes(seat) ? 1 : 0), differenceOfRates),
  }));
}
type Pair = readonly [before: Played, after: Played];
/** Games of the same number that both came to an end. */
function pairsOf(before: readonly Played[], after: readonly Played[]): readonly Pair[] {
  const others = new Map(after.map((one) => [one.number, one]));
  return before.flatMap((one) => {
    const other = others.get(one.number);
    return other && one.outcome !== 'unfinished' && other.outcome !== 'unfinished' ? [[one, other] as const] : [];
  });
}
function compared(
  pairs: readonly Pair[],
  worth: (played: Played) => number,
  difference: (after: readonly number[], before: readonly number[]) => Estimate,
) {
  const [before, after] = [pairs.map(([a]) => worth(a)), pairs.map(([, b]) => worth(b))];
  const average = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
  const turned = pairs.filter(([a, b]) => worth(a) !== worth(b)).map(([{ number }]) => number);
  const change = difference(after, before);
  return { before: average(before), after: average(after), change, turned: turned.slice(0, SHOWN) };
}
function differenceOfRates(after: readonly number[], before: readonly number[]): Estimate {
  const count = (from: number) => before.filter((won, i) => won === from && after[i] !== from).length;
  return pairedRates(count(0), count(1), before.length);
}
/** Is the difference larger than chance alone makes it? */
export const isSure = ({ change: { low, high } }: Difference): boolean => low > 0 || high < 0;
/** Rates that are known to within this many points either way. */
export const isKnown = (wins: number, games: number, points: number): boolean => {
  const { low, high } = rate(wins, games);
  return high - low <= points / 50;
};
