/** A game between two players: what the first one got of it, from 0 (lost) to 1 (won). */
export type Bout = { readonly first: string; readonly second: string; readonly got: number };
/** How strong a player is on Elo's scale, the mean of all at 0, with 95 % bounds. */
export type Rating = { readonly name: string; readonly value: number; readonly low: number; readonly high: number };

const ELO = 400 / Math.LN10;
const Z = 1.959964;
const ROUNDS = 500;

/** Strengths as odds: whoever has twice as much wins two games of three. */
type Strengths = ReadonlyMap<string, number>;

/**
 * Strengths by the model of Bradley and Terry, by Zermelo's iteration. A drawn game of each against an even player keeps those
 * finite who won or lost everything.
 */
export function ratings(bouts: readonly Bout[]): readonly Rating[] {
  const names = [...new Set(bouts.flatMap(({ first, second }) => [first, second]))].toSorted();
  let now: Strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) now = new Map(names.map((name) => [name, improved(bouts, name, now)]));
  const middle = names.reduce((sum, name) => sum + Math.log(now.get(name)!), 0) / names.length;
  return names.map((name) => {
    const value = Math.log(now.get(name)!) - middle;
    const error = Z / Math.sqrt(information(bouts, name, now));
    return { name, value: ELO * value, low: ELO * (value - error), high: ELO * (value + error) };
  });
}
function improved(bouts: readonly Bout[], name: string, now: Strengths): number {
  const own = now.get(name)!;
  const won = over(bouts, name, (_other, got) => got);
  const met = over(bouts, name, (other) => 1 / (own + now.get(other)!));
  return (won + 1 / 2) / (met + 1 / (own + 1));
}
/** How much the games say about a player: even ones say the most. */
function information(bouts: readonly Bout[], name: string, now: Strengths): number {
  const own = now.get(name)!;
  const spread = (other: number) => (own * other) / (own + other) ** 2;
  return over(bouts, name, (other) => spread(now.get(other)!)) + spread(1);
}
/** The sum over the games of a player, from where that player sits. */
function over(bouts: readonly Bout[], name: string, of: (other: string, got: number) => number): number {
  let total = 0;
  for (const { first, second, got } of bouts)
    if (first === name) total += of(second, got);
    else if (second === name) total += of(first, 1 - got);
  return total;
}
