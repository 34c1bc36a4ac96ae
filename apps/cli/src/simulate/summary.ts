import { type Job, mean, type Played, rate } from '@nightfall/bots';
import type { Game, SeatName } from '@nightfall/kernel';

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
