import { parentPort, workerData } from 'node:worker_threads';
import { botOf, quickRandom } from '@nightfall/kernel';
import { openShelf } from '../games.ts';
import type { Question } from '@nightfall/table';
import type { Answer } from './pool.ts';

/** A thread in which bots think. It gets a view, so it knows no more than the seat does. */
const shelf = openShelf(workerData as string);

async function answer({ game: id, level, view, seat, seed, time }: Question): Promise<Answer> {
  try {
    const game = await (await shelf).load(id);
    const bot = botOf(game, level);
    return bot ? { moves: bot.bot(view, seat, quickRandom(seed), time) } : { error: `no bot ${level} in ${id}` };
  } catch (error) {
    return { error: String(error) };
  }
}
parentPort!.on('message', (question: Question) => {
  void answer(question).then((found) => parentPort!.postMessage(found));
});
