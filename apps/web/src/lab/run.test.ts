import { type Game, isFaults } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { type Block, cellsOf, playBlock, playCells, readPlan, resultOf } from '@nightfall/lab';
import { expect, test, vi } from 'vitest';
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

test('several hands take the next block each, and the result is the same', async () => {
  const experiment = trial();
  const answers: (() => void)[] = [];
  const slow: Hands = {
    play: (block) => new Promise((resolve) => answers.push(() => void play(block).then(resolve))),
    close: () => undefined,
  };
  const run = new Run(experiment, () => slow, { hands: 2 });
  const over = run.go(() => undefined);
  while (run.done < run.of) {
    expect(answers.length).toBe(Math.min(2, (run.of - run.done) / 25));
    const before = run.done;
    answers.splice(-1)[0]!();
    await vi.waitFor(() => expect(run.done).toBe(before + 25));
  }
  await over;
  expect(run.result()).toEqual(await whole(experiment));
});

test('it says how long it will take, from what it has played since it goes', async () => {
  let now = 0;
  const run = new Run(trial(), () => ({ play: (block) => ((now += 1000), play(block)), close: () => undefined }), {
    now: () => now,
  });
  const left: (number | undefined)[] = [];
  await run.go(() => left.push(run.left));
  expect(left).toEqual([5000, 4000, 3000, 2000, 1000, 0]);
  expect(run.left).toBeUndefined();
});

test('a plan that asks for a precision is played on until it is reached', async () => {
  const { plan, ...rest } = trial();
  const experiment = { ...rest, plan: { ...plan, games: 25, until: 1, most: 75 } };
  const run = new Run(experiment, () => ({ play, close: () => undefined }));
  expect(run.of).toBe(50);
  await run.go(() => undefined);
  expect([run.done, run.result()]).toEqual([150, await whole(experiment)]);
});

test('a run plays as many games again, and goes on from what another played', async () => {
  const experiment = trial();
  const first = new Run(experiment, () => ({ play, close: () => undefined }));
  await first.go(() => undefined);
  const second = new Run(experiment, () => ({ play, close: () => undefined }), { played: first.played });
  expect([second.done, second.of]).toEqual([150, 150]);
  second.again();
  expect([second.done, second.of]).toEqual([150, 300]);
  await second.go(() => undefined);
  expect(second.result()).toEqual(await whole({ ...experiment, plan: { ...experiment.plan, games: 150 } }));
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
