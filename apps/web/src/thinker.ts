import type { Hint, Review, Seat, Types } from '@nightfall/kernel';
import type { BotMove, Question as BotQuestion } from '@nightfall/table';
import type { Thinker } from '@nightfall/ui';
import { ADDED } from './added.ts';
import { askWorker } from './asking.ts';

export type Question =
  | ({ readonly ask: 'bot' } & BotQuestion)
  | { readonly ask: 'hint'; readonly game: string; readonly view: Types['view']; readonly seat: Seat; readonly seed: number }
  | { readonly ask: 'review'; readonly game: string; readonly record: string; readonly seats: readonly Seat[] }
  /** Nobody waits for anything any more. */
  | { readonly ask: 'rest' };

const begin = () =>
  askWorker<Question>(() => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }), ADDED);

/** Bots think in one web worker and hints in another: neither waits for the other. */
export function workerThinker(): Thinker {
  const [bots, hints] = [begin(), begin()];
  return {
    bot: (question) => bots.ask<readonly BotMove[]>({ ...question, ask: 'bot' }),
    hint: (game, view, seat, seed, tell) => hints.ask<Hint<Types> | undefined>({ ask: 'hint', game, view, seat, seed }, tell),
    rest: () => hints.tell({ ask: 'rest' }),
    close: () => {
      bots.close();
      hints.close();
    },
  };
}

/** Looks back on a game in a worker of its own; `tell` hears how far it is, from 0 to 1. */
export function reviewInWorker(game: string, record: string, seats: readonly Seat[], tell: (share: number) => void) {
  const { ask, close } = begin();
  return { review: ask<Review<Types> | undefined>({ ask: 'review', game, record, seats }, tell), stop: close };
}
