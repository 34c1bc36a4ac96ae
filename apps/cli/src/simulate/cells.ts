import type { Game, Options } from '@nightfall/kernel';
import { misused, type Trouble } from '../trouble.ts';
import type { Job } from './job.ts';
import type { Summary } from './summary.ts';

/** One cell of a table: what differs from the other cells, and the games to play. */
export type Cell = { readonly name: readonly string[]; readonly job: Job };

/** The jobs of a table over some options (all their values) and the numbers of players, in the order of the words. */
export function cellsOf(game: Game, job: Job, words: readonly string[]): readonly Cell[] | Trouble {
  let cells: readonly Cell[] = [{ name: [], job }];
  for (const word of words) {
    const values = word === 'players' ? playersOf(game) : valuesOf(game, word);
    if (values === undefined) return misused(`--each takes options with choices, or players, not "${word}".`);
    cells = cells.flatMap((cell) => values.map((value) => split(cell, word, value)));
  }
  return cells;
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

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
/** A line of the table: the win rate with its 95 % bounds, and the defeats by their cause. */
export function cellLine({ name }: Cell, { winRate, causes, games }: Summary): string {
  const { value, low, high } = winRate;
  const why = Object.entries(causes).map(([cause, count]) => `${count} ${cause}`);
  return [
    name.join(', ').padEnd(28),
    percent(value).padStart(8),
    ` ${percent(low)} to ${percent(high)}`.padEnd(20),
    `of ${games}`,
    why.join('; '),
  ].join('  ');
}
