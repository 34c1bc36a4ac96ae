import { catalog, load } from '@nightfall/catalog';
import { type Fault, isFaults } from '@nightfall/kernel';
import { type Plan, readPlan } from '@nightfall/lab';
import { laidOut } from './experiment.ts';
import type { Experiment } from './run.ts';

/** An experiment file, read and laid out as the command line does; or everything that is wrong with it. */
export async function openFile(text: string): Promise<Experiment | readonly Fault[]> {
  const { parse } = await import('yaml');
  const plan = planIn(() => parse(text));
  if (isFaults(plan)) return plan;
  if (!shelf().includes(plan.game)) return [noGame(plan.game)];
  return laidOut(await load(plan.game), plan);
}
/** The plan in what the library reads; or why it gives up. */
function planIn(read: () => unknown): Plan | readonly Fault[] {
  let data: unknown;
  try {
    data = read();
  } catch (error) {
    return [{ where: 'file', code: 'YAML', text: `This is no experiment file. ${(error as Error).message.split('\n')[0]!}` }];
  }
  return readPlan(data);
}
const noGame = (id: string): Fault => ({
  where: 'game',
  code: 'GAME',
  text: `There is no game “${id}”. There are ${shelf().join(', ')}.`,
});
const shelf = (): readonly string[] => catalog.filter(({ available }) => available).map(({ id }) => id);

/** The text of a file that asks the same. */
export const fileOf = async (plan: object): Promise<string> => (await import('yaml')).stringify(plan);
