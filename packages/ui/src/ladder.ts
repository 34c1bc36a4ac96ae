/** Ranks, the best first: the bound that a score has to reach, and the name. */
export type Ranks = readonly (readonly [bound: number, name: string])[];
export type Rung = { readonly name: string; readonly isHere: boolean };

/** The rank of a score, and the distance to the next one. */
export function ladder(ranks: Ranks, score: number, best: 'lowest' | 'highest') {
  const reaches = (bound: number) => (best === 'lowest' ? score <= bound : score >= bound);
  const found = ranks.findIndex(([bound]) => reaches(bound));
  const here = found < 0 ? ranks.length : found;
  const next = ranks[here - 1];
  const rungs = ranks.map(([, name], i): Rung => ({ name, isHere: i === here }));
  return { rungs, next: next && { name: next[1], distance: Math.abs(score - next[0]) } };
}
