import type { Hint, Types } from '@nightfall/kernel';
import type { BotMove, Question as BotQuestion } from '@nightfall/table';
import type { Thinker } from '@nightfall/ui';

export type Question = BotQuestion & { readonly id: number; readonly ask: 'bot' | 'hint' };
export type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

type Waiting = { readonly done: (value: never) => void; readonly fail: (reason: Error) => void };

const NOT_LOADED = 'A part of the page did not load.';

/** A thinker in a web worker of its own. */
export function workerThinker(): Thinker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  const begin = () => {
    const made = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error !== undefined) one?.fail(new Error(data.error));
      else one?.done(data.value as never);
    });
    made.addEventListener('error', () => give(made));
    return made;
  };
  /** What did not load answers nobody; the next question begins anew. */
  const give = (broken: Worker) => {
    broken.terminate();
    worker = undefined;
    for (const one of waiting.values()) one.fail(new Error(NOT_LOADED));
    waiting.clear();
  };
  const ask = <V>(question: Omit<Question, 'id'>): Promise<V> =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      worker ??= begin();
      worker.postMessage({ ...question, id });
    });
  return {
    bot: (question) => ask<readonly BotMove[]>({ ...question, ask: 'bot' }),
    hint: (game, view, seat, seed) => ask<Hint<Types> | undefined>({ game, ask: 'hint', level: '', view, seat, seed }),
    close: () => worker?.terminate(),
  };
}
