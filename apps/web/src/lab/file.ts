import { catalog, load } from '@nightfall/catalog';
import { type Fault, isFaults } from '@nightfall/kernel';
import { cellsOf, readPlan } from '@nightfall/lab';
import type { Experiment } from './run.ts';

/** An experiment file, read and laid out as the command line does; or everything that is wrong with it. */
export async function openFile(text: string): Promise<Experiment | readonly Fault[]> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return [{ where: 'file', code: 'YAML', text: error.message.split('\n')[0]! }];
  const plan = readPlan(document.toJS());
  if (isFaults(plan)) return plan;
  if (!catalog.some(({ id, available }) => available && id === plan.game)) return [noGame(plan.game)];
  const game = await load(plan.game);
  const laid = cellsOf(game, plan);
  return isFaults(laid) ? laid : { game, plan, cells: laid.cells };
}
const noGame = (id: string): Fault => ({ where: 'game', code: 'GAME', text: `There is no game “${id}”.` });

/** The text of a file that asks the same. */
export const fileOf = async (plan: object): Promise<string> => (await import('yaml')).stringify(plan);
