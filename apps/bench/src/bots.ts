import { quickRandom } from '@nightfall/kernel';
import { buildModule } from './built.ts';
import { benchDeciding } from './deciding.ts';
import { type Client, type G, gameWith, makeClient } from './kernel/boardgame-io.ts';
import { round } from './measure.ts';
import { rival } from './rivals.ts';

type Entry = typeof import('./bots-entry.ts');
type Action = { readonly move: string; readonly args: readonly number[] };
type Player = { play(state: ReturnType<Client['getState']>, player: string): Promise<object> };

/** At least this many times as many tries as boardgame.io's bot on the same game. */
const GOAL = 100;
const ITERATIONS = 40;
const ROUNDS = 5;

const enumerate = ({ assault, guards }: G): Action[] =>
  assault
    ? [...assault.faces.map((_, die) => ({ move: 'reroll', args: [die] })), { move: 'pass', args: [] }]
    : guards.flatMap(({ slain }, i) => (slain ? [] : [{ move: 'attack', args: [i] }]));

/** Iterations of boardgame.io's tree search in a second of processor time, each a random game to its end. */
async function iterationsPerSecond(): Promise<number> {
  const game = gameWith(quickRandom(1));
  const { MCTSBot } = rival<{ MCTSBot: new (options: object) => Player }>('boardgame.io/ai');
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, playoutDepth: 1000, objectives: () => ({}) });
  const client = makeClient({ game, numPlayers: 4, debug: false });
  client.start();
  await bot.play(client.getState(), '0');
  const began = process.cpuUsage();
  for (let i = 0; i < ROUNDS; i++) await bot.play(client.getState(), '0');
  const { user, system } = process.cpuUsage(began);
  return (ROUNDS * ITERATIONS) / ((user + system) / 1e6);
}

/** Tries a second for each game, and on the kernel's small game against boardgame.io's bot; decisions of the experts in Chromium. */
export async function benchBots() {
  const built = await buildModule(new URL('./bots-entry.ts', import.meta.url));
  try {
    const { measureBots, triesOnSmallGame } = (await import(built.url)) as Entry;
    const [ours, theirs] = [triesOnSmallGame(), await iterationsPerSecond()];
    return {
      smallGame: { triesPerSecond: ours, boardgameIo: round(theirs, 1), times: round(ours / theirs, 0), goal: GOAL },
      games: await measureBots(),
      chromium: await benchDeciding(),
    };
  } finally {
    await built.remove();
  }
}
