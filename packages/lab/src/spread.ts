import type { Estimate } from '@nightfall/bots';

const Z = 1.959964;

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
export const median = (values: readonly number[]): number => quantile(values, 1 / 2);

/** Where most values lie: the middle, and the tenth at either end. */
export type Spread = {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
};
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: quantile(values, 0.1),
  high: quantile(values, 0.9),
  least: quantile(values, 0),
  most: quantile(values, 1),
});

/** How many games it takes to know such a rate to within this many points either way. */
export const gamesFor = ({ value }: Estimate, points: number): number =>
  Math.ceil((Z * Z * Math.max(value * (1 - value), 0.01)) / (points / 100) ** 2);

/** How often each word occurs, the most frequent first. */
export function tally(words: readonly string[]): { readonly [word: string]: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
