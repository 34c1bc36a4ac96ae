import { type Game, isFaults } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { type Block, cellsOf, playBlock, playCells, readPlan, resultOf } from '@nightfall/lab';
import { expect, test } from 'vitest';
import { type Experiment, type Hands, Run } from './run.ts';

const game = watch as unknown as Game;
function trial(): Experiment {
  const plan = readPlan({
    title: 'A trial',
    game: 'watch',
    bots: 'random',
    games: 75,
    variants: [
      { name: 'two', players: 2 },
      { name: 'one', players: 1 },
    ],
  });
  if (isFaults(plan)) throw new Error('plan');
  const laid = cellsOf(game, plan);
  if (isFaults(laid)) throw new Error('cells');
  return { game, plan, cells: laid.cells };
}
const play = ({ job }: Block) => Promise.resolve(playBlock(game, job));
const whole = async ({ plan, cells }: Experiment) =>
  resultOf(
    game,
    plan,
    await playCells(game, plan, cells, async (blocks, tell) => {
      for (const block of blocks) tell(block, await play(block));
    }),
  );

test('the page finds what the command line finds, and the variants go side by side', async () => {
  const [experiment, order] = [trial(), [] as number[]];
  const run = new Run(experiment, () => ({ play: (block) => (order.push(block.number), play(block)), close: () => undefined }));
  const told: number[] = [];
  await run.go(() => told.push(run.done));
  expect([run.done, run.of, run.isGoing, told.at(-1)]).toEqual([150, 150, false, 150]);
  expect(order).toEqual([0, 0, 1, 1, 2, 2]);
  expect(run.result()).toEqual(await whole(experiment));
});

test('a run that was stopped goes on: no game is lost, and none counts twice', async () => {
  const experiment = trial();
  const closed: string[] = [];
  const quick = (name: string): Hands => ({ play, close: () => void closed.push(name) });
  /** Its worker is ended in the middle of a block: that block never comes. */
  const cut: Hands = { play: () => new Promise(() => undefined), close: () => void closed.push('cut') };
  const hired = [quick('first'), cut, quick('last')];
  const run = new Run(experiment, () => hired.shift()!);
  await run.go(() => run.stop());
  expect([run.done, run.isGoing]).toEqual([25, false]);
  void run.go(() => undefined);
  expect(run.isGoing).toBe(true);
  run.stop();
  await run.go(() => undefined);
  expect([run.done, closed]).toEqual([150, ['first', 'cut', 'last']]);
  expect(run.result()).toEqual(await whole(experiment));
});
