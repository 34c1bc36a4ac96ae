import type { Estimate } from '@nightfall/bots';

const Z = 1.959964;

type Sorted = Float64Array;
/** Numbers sort themselves much faster here than in an array of anything. */
const sortedOf = (values: readonly number[]): Sorted => Float64Array.from(values).sort();
const at = (sorted: Sorted, share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The value below which this share of them lies. */
export const quantile = (values: readonly number[], share: number): number => at(sortedOf(values), share);
export const median = (values: readonly number[]): number => quantile(values, 1 / 2);

/** Where most values lie: the middle, and the tenth at either end. */
export type Spread = {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
};
export function spreadOf(values: readonly number[]): Spread {
  const sorted = sortedOf(values);
  return {
    median: at(sorted, 1 / 2),
    low: at(sorted, 0.1),
    high: at(sorted, 0.9),
    least: at(sorted, 0),
    most: at(sorted, 1),
  };
}

/** How many games it takes to know such a rate to within this many points either way. */
export const gamesFor = ({ value }: Estimate, points: number): number =>
  Math.ceil((Z * Z * Math.max(value * (1 - value), 0.01)) / (points / 100) ** 2);

/** How often each word occurs, the most frequent first. */
export function tally(words: readonly string[]): { readonly [word: string]: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
