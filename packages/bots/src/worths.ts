import type { Gain, Odds } from '@nightfall/kernel';

export const meanOf = (worths: readonly number[]): number => {
  let sum = 0;
  for (const worth of worths) sum += worth;
  return worths.length === 0 ? 0 : sum / worths.length;
};

/** The standard error of the mean; with fewer than two tries nothing is known of it. */
export function errorOf(worths: readonly number[]): number {
  const mean = meanOf(worths);
  let squares = 0;
  for (const worth of worths) squares += (worth - mean) ** 2;
  return worths.length < 2 ? Infinity : Math.sqrt(squares / (worths.length - 1) / worths.length);
}

/** By how many standard errors the first is better, fate by fate: what both owe to the same dice cancels out. */
export function gainOf(worths: readonly number[], others: readonly number[]): number {
  const gains = worths.slice(0, others.length).map((worth, i) => worth - others[i]!);
  const [mean, error] = [meanOf(gains), errorOf(gains)];
  return error === 0 ? Math.sign(mean) * Infinity || 0 : mean / error;
}

/** By how much the first is better, fate by fate, with the half of its 95 % bounds. */
export function gainIn(worths: readonly number[], others: readonly number[]): Gain {
  const gains = worths.slice(0, others.length).map((worth, i) => worth - others[i]!);
  return { value: meanOf(gains), error: Z * errorOf(gains) };
}

const Z = 1.959964;
export function oddsOf(worths: readonly number[]): Odds {
  const [win, error] = [meanOf(worths), errorOf(worths)];
  return { win, low: Math.max(0, win - Z * error), high: Math.min(1, win + Z * error) };
}
