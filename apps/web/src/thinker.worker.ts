import { load } from '@nightfall/catalog';
import { quickRandom } from '@nightfall/kernel';
import { answerTo } from '@nightfall/table';
import type { Answer, Question } from './thinker.ts';

/** Bots and hints think here, so that the table never stands still. */
async function think(question: Question): Promise<unknown> {
  const { view, seat, seed } = question;
  const game = await load(question.game);
  return question.ask === 'hint' ? game.hint?.(view, seat, quickRandom(seed)) : answerTo(game, question);
}

async function reply(data: Question): Promise<void> {
  const answer: Answer = await think(data).then(
    (value) => ({ id: data.id, value }),
    (reason) => ({ id: data.id, error: String(reason) }),
  );
  postMessage(answer);
}
addEventListener('message', ({ data }: MessageEvent<Question>) => void reply(data));
