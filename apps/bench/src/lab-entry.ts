import { playOut, randomBot } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import { type Game, isFaults, quickRandom } from '@nightfall/kernel';
import { cellsOf, csvOf, playBlock, playCells, readPlan, reportPage, resultOf } from '@nightfall/lab';
import { median, round } from './measure.ts';

const GAME = 'midnight-madness';
const ROUNDS = 5;

/** The loop of `bench games`: nothing but the rules and random moves. */
function bareLoop(game: Game, games: number): void {
  const setup = { players: game.players.min, options: {} };
  const bots = Array.from({ length: setup.players }, () => randomBot(game.book));
  const random = quickRandom(1);
  for (let i = 0; i < games; i++) {
    const state = game.setup(setup);
    if (isFaults(state)) throw new Error(state.map(({ text }) => text).join('; '));
    playOut(game, state, bots, random);
  }
}

/** The same games as an experiment in one thread, from the plan to the report. */
async function inTheLab(game: Game, games: number): Promise<void> {
  const plan = readPlan({ title: 'Bench', game: game.id, players: game.players.min, bots: 'random', games });
  const laid = isFaults(plan) ? plan : cellsOf(game, plan);
  if (isFaults(plan) || isFaults(laid)) throw new Error('the plan of the bench has faults');
  const played = await playCells(game, plan, laid.cells, (blocks, tell) => {
    for (const block of blocks) tell(block, playBlock(game, block.job));
    return Promise.resolve();
  });
  const result = resultOf(game, plan, played);
  reportPage(result);
  csvOf(result);
  JSON.stringify(result);
}

/** Seconds of the processor. */
async function spent(work: () => void | Promise<void>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

/** How many times what the bare loop costs the lab costs. The first round warms the compiler and does not count. */
export async function measureOverhead(games: number) {
  const game = await load(GAME);
  const rounds: { readonly bare: number; readonly lab: number }[] = [];
  for (let i = 0; i <= ROUNDS; i++)
    rounds.push({ bare: await spent(() => bareLoop(game, games)), lab: await spent(() => inTheLab(game, games)) });
  const times = rounds.slice(1).map(({ bare, lab }) => lab / bare);
  return { game: GAME, games, timesBareLoop: round(median(times), 2), rounds: times.map((one) => round(one, 2)) };
}
