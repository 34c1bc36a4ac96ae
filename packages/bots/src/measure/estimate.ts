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

export function mean(
  values: readonly number[],
): Estimate & { readonly deviation: number; readonly min: number; readonly max: number } {
  const count = values.length;
  const value = values.reduce((sum, x) => sum + x, 0) / Math.max(1, count);
  const deviation = Math.sqrt(values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, count - 1));
  const spread = (Z * deviation) / Math.sqrt(Math.max(1, count));
  const extreme = (of: (a: number, b: number) => number) => (count === 0 ? 0 : values.reduce((a, b) => of(a, b)));
  const [min, max] = [extreme(Math.min), extreme(Math.max)];
  // A mean lies between the least and the most that was seen: no bound goes beyond them.
  return { value, low: Math.max(min, value - spread), high: Math.min(max, value + spread), deviation, min, max };
}

/** By how much the first does better, game by game: what both owe to the same dice cancels out. */
export const pairedDifference = (first: readonly number[], second: readonly number[]): Estimate =>
  mean(first.slice(0, second.length).map((worth, i) => worth - second[i]!));
