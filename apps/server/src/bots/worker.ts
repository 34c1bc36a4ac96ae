import { parentPort, workerData } from 'node:worker_threads';
import { type Choice, openGames } from '../games.ts';
import { answerTo, type Question } from '@nightfall/table';
import type { Answer } from './pool.ts';

/** A thread in which bots think. It gets a view, so it knows no more than the seat does. */
const games = openGames(workerData as Choice);

async function answer(question: Question): Promise<Answer> {
  try {
    const game = await (await games).load(question.game);
    if (!game) throw new Error(`there is no game ${question.game}`);
    return { moves: answerTo(game, question) };
  } catch (error) {
    return { error: String(error) };
  }
}
parentPort!.on('message', (question: Question) => {
  void answer(question).then((found) => parentPort!.postMessage(found));
});
