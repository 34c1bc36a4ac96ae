import { type Estimate, mean, type Played, rate } from '@nightfall/bots';
import { type Game, sidesOf } from '@nightfall/kernel';
import type { LabPlayed } from './block.ts';
import type { Cell } from './cell.ts';
import { type Choices, choicesOf, type Drama, dramaOf, leadsIn } from './drama.ts';
import { type Bin, binsOf } from './report/histogram.ts';
import { gamesFor, type Spread, spreadOf, tally } from './spread.ts';
import { type Use, usesOf } from './uses.ts';

/** What the games of a cell say. */
export type Figures = {
  readonly games: number;
  readonly unfinished: number;
  /** The win rate of each side, or of the team; and how many games it takes to know it to within three points. */
  readonly wins: readonly { readonly of: string; readonly rate: Estimate; readonly needed: number }[];
  /** The mean score of each seat, or of the team. */
  readonly scores: readonly Estimate[];
  readonly inputs: Spread;
  /** How many games took how many inputs. */
  readonly lengths: readonly Bin[];
  readonly ends: { readonly [end: string]: number };
  readonly causes: { readonly [cause: string]: number };
  /** Games to watch, by their numbers: a few of each end and cause; the shortest, a usual one and the longest. */
  readonly watch: { readonly [what: string]: readonly number[] };
  /** Numbers that the games report, such as the round of the end. */
  readonly facts: { readonly [fact: string]: Spread };
  /** Where the games were followed, or thought over. */
  readonly drama?: Drama;
  readonly choices?: Choices;
  /** Where moves were counted. */
  readonly uses?: readonly Use[];
};
/** Points either way to which a designer wants to know a rate. */
const WANTED = 3;
/** Who wins where all seats are one side. */
export const TEAM = 'the team';

/** Each side with a seat of it: a side wins together. In a game of points alone nobody wins. */
export const sidesIn = (game: Game, { setup }: Cell): readonly { readonly of: string; readonly seat: number }[] =>
  sidesOf(game, setup).map(({ side, seats }) => ({ of: side || TEAM, seat: seats[0]! }));

export function figuresOf(game: Game, cell: Cell, played: readonly LabPlayed[]): Figures {
  const ended = played.filter(({ outcome }) => outcome !== 'unfinished');
  const isContest = ended.some(({ outcome }) => outcome !== 'scored');
  const [drama, choices, uses] = [dramaOf(ended), choicesOf(ended), usesOf(ended)];
  return {
    games: played.length,
    unfinished: played.length - ended.length,
    wins: isContest ? sidesIn(game, cell).map(({ of, seat }) => winsOf(of, seat, ended)) : [],
    scores: scoresIn(ended),
    inputs: spreadOf(played.map(({ inputs }) => inputs)),
    lengths: binsOf(played.map(({ inputs }) => inputs)),
    ends: tally(ended.map(endOf)),
    causes: tally(ended.flatMap(({ causes }) => causes)),
    watch: { ...examplesOf(ended), ...winnersIn(game, cell, ended), ...extremesIn(played, ended), ...dramaticIn(ended) },
    facts: factsIn(ended),
    ...(drama ? { drama } : {}),
    ...(choices ? { choices } : {}),
    ...(uses.length > 0 ? { uses } : {}),
  };
}
const endOf = ({ title, reason }: Played): string => (reason ? `${title}: ${reason}` : title);
/** How many games of each kind can be watched. */
const SHOWN = 3;
function examplesOf(ended: readonly Played[]): { [what: string]: readonly number[] } {
  const found = new Map<string, number[]>();
  for (const one of ended)
    for (const what of [endOf(one), ...one.causes]) {
      const games = found.get(what) ?? [];
      if (games.length === 0) found.set(what, games);
      if (games.length < SHOWN) games.push(one.number);
    }
  return Object.fromEntries(found);
}
/** Games by what a line of the report is about. */
export const watchWins = (of: string): string => `wins of ${of}`;
export const watchScore = (seat: number): string => `score of seat ${seat + 1}`;
const winnersIn = (game: Game, cell: Cell, ended: readonly Played[]): Figures['watch'] =>
  Object.fromEntries(
    sidesIn(game, cell).map(({ of, seat }) => [
      watchWins(of),
      ended
        .filter(({ winners }) => winners.includes(seat))
        .slice(0, SHOWN)
        .map(({ number }) => number),
    ]),
  );
/** The least, a usual one and the most, by length, by score and by each number that the games report. */
function extremesIn(played: readonly Played[], ended: readonly Played[]): Figures['watch'] {
  const facts = [...new Set(ended.flatMap(({ facts: all }) => Object.keys(all).filter((fact) => typeof all[fact] === 'number')))];
  const seats = Array.from({ length: Math.max(0, ...ended.map(({ scores }) => scores.length)) }, (_, seat) => seat);
  return Object.fromEntries([
    ['inputs', extremesOf(played, ({ inputs }) => inputs)],
    ...facts.map((fact) => [fact, extremesOf(ended, ({ facts: all }) => Number(all[fact] ?? NaN))]),
    ...seats.map((seat) => [watchScore(seat), extremesOf(ended, ({ scores }) => scores[seat] ?? NaN)]),
  ]);
}
/** By what the curve of a game says: when it was decided, and how often the lead changed. */
export const WATCH_DECIDED = 'decided';
export const WATCH_CHANGES = 'lead changes';
function dramaticIn(ended: readonly LabPlayed[]): Figures['watch'] {
  const leads = (one: LabPlayed) => leadsIn(one.watched?.curve ?? []);
  const followed = ended.filter(({ watched }) => watched && watched.curve.length > 0);
  if (followed.length === 0) return {};
  return {
    [WATCH_DECIDED]: extremesOf(followed, (one) => leads(one).decided ?? 1),
    [WATCH_CHANGES]: extremesOf(followed, (one) => leads(one).changes),
  };
}
function extremesOf<P extends Played>(played: readonly P[], by: (one: P) => number): readonly number[] {
  const sorted = Float64Array.from(played, by)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const picked = sorted.length > 0 ? [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!] : [];
  return picked.map((value) => played.find((one) => by(one) === value)!.number);
}
function winsOf(of: string, seat: number, ended: readonly Played[]): Figures['wins'][number] {
  const found = rate(ended.filter(({ winners }) => winners.includes(seat)).length, ended.length);
  return { of, rate: found, needed: gamesFor(found, WANTED) };
}
function scoresIn(ended: readonly Played[]): readonly Estimate[] {
  const columns = Math.max(0, ...ended.map(({ scores }) => scores.length));
  const column = (i: number) => ended.flatMap(({ scores }) => scores[i] ?? []);
  return Array.from({ length: columns }, (_, i) => {
    const { value, low, high } = mean(column(i));
    return { value, low, high };
  });
}
function factsIn(ended: readonly Played[]): Figures['facts'] {
  const numbers = new Map<string, number[]>();
  for (const [fact, value] of ended.flatMap(({ facts }) => Object.entries(facts))) {
    if (typeof value !== 'number') continue;
    const known = numbers.get(fact);
    if (known) known.push(value);
    else numbers.set(fact, [value]);
  }
  return Object.fromEntries([...numbers].map(([fact, all]) => [fact, spreadOf(all)]));
}
