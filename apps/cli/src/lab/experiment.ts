import { load } from '@nightfall/catalog';
import { type Cell, cellsOf, type Plan, readPlan } from '@nightfall/lab';
import { type Game, isFaults } from '@nightfall/kernel';
import { readData } from '../files.ts';
import { playable } from '../games.ts';
import { failed, faultLines, isTrouble, type Trouble } from '../trouble.ts';

export type Experiment = { readonly path: string; readonly game: Game; readonly plan: Plan; readonly cells: readonly Cell[] };

/** An experiment file, read and laid out; or everything that is wrong with it. */
export async function readExperiment(path: string): Promise<Experiment | Trouble> {
  const data = await readData(path);
  if (isTrouble(data)) return data;
  const plan = readPlan(data);
  if (isFaults(plan)) return failed(faultLines(path, plan));
  if (!playable().includes(plan.game))
    return failed(`${path}: game: there is no game "${plan.game}"; there are ${playable().join(', ')}.`);
  const game = await load(plan.game);
  const laid = cellsOf(game, plan);
  return isFaults(laid) ? failed(faultLines(path, laid)) : { path, game, plan, cells: laid.cells };
}
