import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, quickRandom } from '@nightfall/kernel';
import { openShelf } from '../games.ts';
import type { Answer, Question } from './pool.ts';

/** A thread in which bots think. It gets a view, so it knows no more than the seat does. */
const shelf = openShelf(workerData as string);

async function answer({ game: id, level, view, seat, time }: Question): Promise<Answer> {
  try {
    const game = await (await shelf).load(id);
    const bot = botOf(game, level);
    return bot ? { moves: bot.bot(view, seat, quickRandom(randomInt(2 ** 31)), time) } : { error: `no bot ${level} in ${id}` };
  } catch (error) {
    return { error: String(error) };
  }
}
parentPort!.on('message', (question: Question) => {
  void answer(question).then((found) => parentPort!.postMessage(found));
});
