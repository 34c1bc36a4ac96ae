import type { AddedGame } from '@nightfall/protocol';
import { addToShelf } from './added-shelf.ts';

/** A question to a worker, and its answer. */
export type Asked<Q> = Q & { readonly id: number };
/** `more` comes before or after the answer itself: how far it is, or what takes longer to find out. */
export type Answer = { readonly id: number; readonly value?: unknown; readonly more?: unknown; readonly error?: string };

type Waiting = { readonly done: (value: never) => void; readonly fail: (reason: Error) => void };

const NOT_LOADED = 'A part of the page did not load.';

/** Asks a worker, which begins with the first question; before it, it learns of the games that were added. */
export function askWorker<Q extends object>(make: () => Worker, added: readonly AddedGame[] = []) {
  const waiting = new Map<number, Waiting>();
  let hears: { readonly id: number; readonly more: (value: never) => void } | undefined;
  let worker: Worker | undefined;
  let last = 0;
  const begin = () => {
    const made = make();
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.more !== undefined) return hears?.id === data.id ? hears.more(data.more as never) : undefined;
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error !== undefined) one?.fail(new Error(data.error));
      else one?.done(data.value as never);
    });
    made.addEventListener('error', () => give(made));
    if (added.length > 0) made.postMessage({ added });
    return made;
  };
  /** What did not load answers nobody; the next question begins anew. */
  const give = (broken: Worker) => {
    broken.terminate();
    worker = undefined;
    for (const one of waiting.values()) one.fail(new Error(NOT_LOADED));
    waiting.clear();
  };
  /** `more` hears what comes besides the answer, until it is given again. */
  const ask = <V>(question: Q, more?: (value: never) => void): Promise<V> =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      if (more) hears = { id, more };
      worker ??= begin();
      worker.postMessage({ ...question, id });
    });
  return {
    ask,
    /** Asks what nobody waits for, unless the worker has yet to begin. */
    tell: (question: Q) => worker?.postMessage({ ...question, id: ++last }),
    close: () => worker?.terminate(),
  };
}

/** Answers questions inside a worker. */
export function answerInWorker<Q>(think: (question: Asked<Q>, tell: (more: unknown) => void) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<Asked<Q> | { readonly added: readonly AddedGame[] }>) => {
    if ('added' in data) return addToShelf(data.added);
    const reply = (answer: Omit<Answer, 'id'>) => postMessage({ id: data.id, ...answer });
    void think(data, (more) => reply({ more })).then(
      (value) => reply({ value }),
      (reason) => reply({ error: String(reason) }),
    );
  });
}
