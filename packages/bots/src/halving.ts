/**
 * Sequential halving: each candidate is tried, the worse half drops out, and the rest are tried again, until one is left or
 * the rounds are over. `tryOut` remembers what it found in the candidate itself; `order` puts the better one first.
 */
export function bestByHalving<T>(
  candidates: readonly T[],
  tryOut: (candidate: T, round: number) => void,
  order: (a: T, b: T) => number,
  rounds = Infinity,
): T | undefined {
  let left = candidates;
  for (let round = 0; left.length > 1 && round < rounds; round++) {
    for (const candidate of left) tryOut(candidate, round);
    left = left.toSorted(order).slice(0, Math.ceil(left.length / 2));
  }
  return left[0];
}
