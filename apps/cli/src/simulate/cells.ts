import type { Estimate, Job, Played } from '@nightfall/bots';
import type { Game, Options } from '@nightfall/kernel';
import { misused, type Trouble } from '../trouble.ts';
import type { Summary } from './summary.ts';

/** One cell of a table: what differs from the other cells, and the games to play. */
type Cell = { readonly name: readonly string[]; readonly job: Job };
/** The jobs of a table, and the facts by which the games of each are told apart once they are played. */
export type Plan = { readonly cells: readonly Cell[]; readonly facts: readonly string[] };

/**
 * The jobs of a table over some options (all their values) and the numbers of players, in the order of the words. What is no
 * option may be a fact of the games, such as who was dealt.
 */
export function planOf(game: Game, job: Job, words: readonly string[]): Plan | Trouble {
  let cells: readonly Cell[] = [{ name: [], job }];
  const facts: string[] = [];
  for (const word of words) {
    const values = word === 'players' ? playersOf(game) : valuesOf(game, word);
    if (values) cells = cells.flatMap((cell) => values.map((value) => split(cell, word, value)));
    else if (game.options.some(({ id }) => id === word))
      return misused(`--each takes options with choices, players, or facts of the games, not "${word}".`);
    else facts.push(word);
  }
  return { cells, facts };
}
const playersOf = ({ players: { min, max } }: Game): string[] => Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
function valuesOf(game: Game, id: string): readonly string[] | undefined {
  const spec = game.options.find((option) => option.id === id);
  return spec?.kind === 'choice' ? spec.choices.map(({ value }) => value) : undefined;
}
function split({ name, job }: Cell, word: string, value: string): Cell {
  const { setup, bots } = job;
  const options: Options = { ...setup.options, [word]: value };
  const players = Number(value);
  const more =
    word === 'players'
      ? { setup: { ...setup, players }, bots: Array.from({ length: players }, () => bots[0]!) }
      : { setup: { ...setup, options } };
  return {
    name: [...name, word === 'players' ? `${value} ${value === '1' ? 'player' : 'players'}` : value],
    job: { ...job, ...more },
  };
}

export type Group = { readonly name: readonly string[]; readonly played: readonly Played[] };
/** The games told apart by their facts, sorted by name; a game that knows nothing of a fact has none to tell. */
export function groupsOf(played: readonly Played[], facts: readonly string[]): readonly Group[] {
  const groups = new Map<string, { name: string[]; played: Played[] }>();
  for (const one of played) {
    const name = facts.flatMap((fact) => (one.facts[fact] === undefined ? [] : [String(one.facts[fact])]));
    const group = groups.get(name.join(', ')) ?? { name, played: [] };
    group.played.push(one);
    groups.set(name.join(', '), group);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const bounds = ({ value, low, high }: Estimate) =>
  `${percent(value).padStart(8)}  ${` ${percent(low)} to ${percent(high)}`.padEnd(20)}`;
/** A line of the table: the win rate with its 95 % bounds, of each side where several play, and the defeats by their cause. */
export function cellLine(name: readonly string[], { winRate, sides, causes, games, medians, kind }: Summary): string {
  const rates =
    kind === 'versus' && sides.length > 1 ? sides.map(({ side, winRate: of }) => `${side} ${bounds(of)}`) : [bounds(winRate)];
  const why = Object.entries(causes).map(([cause, count]) => `${count} ${cause}`);
  const middle = Object.entries(medians).map(([fact, median]) => `median ${fact} ${median}`);
  return [name.join(', ').padEnd(28), ...rates, `of ${games}`, ...middle, why.join('; ')].join('  ').trimEnd();
}
