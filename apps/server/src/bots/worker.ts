import { parentPort, workerData } from 'node:worker_threads';
import { openShelf } from '../games.ts';
import { answerTo, type Question } from '@nightfall/table';
import type { Answer } from './pool.ts';

/** A thread in which bots think. It gets a view, so it knows no more than the seat does. */
const shelf = openShelf(workerData as string);

async function answer(question: Question): Promise<Answer> {
  try {
    return { moves: answerTo(await (await shelf).load(question.game), question) };
  } catch (error) {
    return { error: String(error) };
  }
}
parentPort!.on('message', (question: Question) => {
  void answer(question).then((found) => parentPort!.postMessage(found));
});
