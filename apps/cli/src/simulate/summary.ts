import type { Game, SeatName } from '@nightfall/kernel';
import type { Job, Played } from './job.ts';

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

export type Summary = ReturnType<typeof summarize>;
export function summarize(
  job: Job,
  { version, kind, seating }: Pick<Game, 'version' | 'kind' | 'seating'>,
  played: readonly Played[],
  seconds: number,
) {
  const ended = played.filter(({ outcome }) => outcome !== 'unfinished');
  const count = (outcome: Played['outcome']) => played.filter((one) => one.outcome === outcome).length;
  const wins = (seat: number) => ended.filter(({ winners }) => winners.includes(seat)).length;
  const columns = Math.max(0, ...ended.map(({ scores }) => scores.length));
  const column = (i: number) => ended.flatMap(({ scores }) => scores[i] ?? []);
  const { game, setup, bots, seed } = job;
  return {
    game,
    version,
    players: setup.players,
    options: setup.options,
    bots,
    seed,
    games: played.length,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: Math.round((played.length / Math.max(seconds, 0.001)) * 10) / 10,
    outcomes: { won: count('won'), lost: count('lost'), scored: count('scored'), unfinished: count('unfinished') },
    winRate: rate(count('won'), ended.length),
    seats: bots.map((bot, seat) => ({
      seat,
      bot,
      winRate: rate(wins(seat), ended.length),
    })),
    sides: sidesOf(seating?.(setup) ?? []).map(({ side, seat }) => ({ side, winRate: rate(wins(seat), ended.length) })),
    scores: Array.from({ length: columns }, (_, i) => mean(column(i))),
    inputs: mean(played.map(({ inputs }) => inputs)),
    kind,
    ends: tally(ended.map(({ title, reason }) => `${title}${reason && `: ${reason.slice(0, -1)}`}`)),
    causes: tally(ended.flatMap(({ causes }) => causes)),
    medians: mediansOf(ended),
  };
}

function tally(words: readonly string[]): { [word: string]: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}

/** Each side once, with a seat of it: a side wins together. */
const sidesOf = (names: readonly SeatName[]): { side: string; seat: number }[] =>
  names.flatMap(({ side }, seat) => (names.findIndex((one) => one.side === side) === seat ? [{ side, seat }] : []));

/** The median of every fact that is a number. */
function mediansOf(played: readonly Played[]): { [fact: string]: number } {
  const numbers = new Map<string, number[]>();
  for (const { facts } of played)
    for (const [fact, value] of Object.entries(facts))
      if (typeof value === 'number') numbers.set(fact, [...(numbers.get(fact) ?? []), value]);
  return Object.fromEntries([...numbers].map(([fact, all]) => [fact, all.toSorted((a, b) => a - b)[all.length >> 1]!]));
}
