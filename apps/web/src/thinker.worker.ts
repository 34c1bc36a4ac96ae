import { load } from '@nightfall/catalog';
import { quickRandom } from '@nightfall/kernel';
import type { Answer, Question } from './thinker.ts';

/** Bots and hints think here, so that the table never stands still. */
async function think({ game: id, ask, level, view, seat, seed, time }: Question): Promise<unknown> {
  const game = await load(id);
  if (ask === 'hint') return game.hint?.(view, seat, quickRandom(seed));
  const way = game.bots[level];
  if (!way) throw new Error(`${id} has no bot called ${level}`);
  return way.bot(view, seat, quickRandom(seed), time);
}

async function reply(data: Question): Promise<void> {
  const answer: Answer = await think(data).then(
    (value) => ({ id: data.id, value }),
    (reason) => ({ id: data.id, error: String(reason) }),
  );
  postMessage(answer);
}
addEventListener('message', ({ data }: MessageEvent<Question>) => void reply(data));
