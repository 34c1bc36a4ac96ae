/** A measured value and the bounds between which the true one lies in 95 of 100 such samples. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };
const Z = 1.959964;

/** A rate with Wilson's bounds, which hold near 0 and 1 and for few games too. */
export function rate(hits: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1 };
  const p = hits / count;
  const zz = (Z * Z) / count;
  const centre = p + zz / 2;
  const spread = Z * Math.sqrt((p * (1 - p) + zz / 4) / count);
  return { value: p, low: Math.max(0, (centre - spread) / (1 + zz)), high: Math.min(1, (centre + spread) / (1 + zz)) };
}

/**
 * How many standard errors the bounds of a mean lie away: Student's t, by the series of Abramowitz and Stegun 26.7.5, whose terms
 * are too few for one and two degrees of freedom. Without an exponential it is the same on every machine.
 */
function studentT(degrees: number): number {
  if (degrees <= 2) return FEWEST[degrees]!;
  return TERMS.reduce((sum, term, i) => sum + term / degrees ** i, 0);
}
const FEWEST = [0, 12.706205, 4.302653];
const TERMS = [
  Z,
  (Z ** 3 + Z) / 4,
  (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
  (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92_160,
];

type Mean = Estimate & { readonly deviation: number };
/** A mean with Student's bounds. A single value has none. */
function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  const value = values.reduce((sum, x) => sum + x, 0) / Math.max(1, count);
  const deviation = Math.sqrt(values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, count - 1));
  const spread = (studentT(Math.max(0, count - 1)) * deviation) / Math.sqrt(Math.max(1, count));
  return { value, low: value - spread, high: value + spread, deviation };
}

export function mean(values: readonly number[]): Mean & { readonly min: number; readonly max: number } {
  const { value, low, high, deviation } = meanOf(values);
  const extreme = (of: (a: number, b: number) => number) => (values.length === 0 ? 0 : values.reduce((a, b) => of(a, b)));
  const [min, max] = [extreme(Math.min), extreme(Math.max)];
  // A mean lies between the least and the most that was seen: no bound goes beyond them.
  return { value, low: Math.max(min, low), high: Math.min(max, high), deviation, min, max };
}

/** By how much the first does better, game by game: what both owe to the same dice cancels out. */
export const pairedDifference = (first: readonly number[], second: readonly number[]): Estimate =>
  meanOf(first.slice(0, second.length).map((worth, i) => worth - second[i]!));

/**
 * The difference of two rates over the same games, of which `gained` were won only by the first and `lost` only by the second. The
 * bounds are those of Bonett and Price (2012): one such game more of either kind, so that a few games, or none, make nothing sure.
 */
export function pairedRates(gained: number, lost: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: -1, high: 1 };
  const [up, down] = [(gained + 1) / (count + 2), (lost + 1) / (count + 2)];
  const spread = Z * Math.sqrt((up + down - (up - down) ** 2) / (count + 2));
  return { value: (gained - lost) / count, low: Math.max(-1, up - down - spread), high: Math.min(1, up - down + spread) };
}
