import { load } from '@nightfall/catalog';
import { type Cell, cellsOf, type Plan, readPlan } from '@nightfall/lab';
import { type Game, isFaults } from '@nightfall/kernel';
import { readData } from '../files.ts';
import { playable } from '../games.ts';
import { failed, faultLines, isTrouble, type Trouble } from '../trouble.ts';

export type Experiment = { readonly path: string; readonly game: Game; readonly plan: Plan; readonly cells: readonly Cell[] };

/** An experiment file, read and laid out, with another number of games if one is asked for; or everything that is wrong with it. */
export async function readExperiment(path: string, games?: number): Promise<Experiment | Trouble> {
  const data = await readData(path);
  if (isTrouble(data)) return data;
  const read = readPlan(data);
  if (isFaults(read)) return failed(faultLines(path, read));
  const plan = { ...read, games: games ?? read.games };
  if (!playable().includes(plan.game))
    return failed(`${path}: game: there is no game "${plan.game}"; there are ${playable().join(', ')}.`);
  const game = await load(plan.game);
  const laid = cellsOf(game, plan);
  return isFaults(laid) ? failed(faultLines(path, laid)) : { path, game, plan, cells: laid.cells };
}
