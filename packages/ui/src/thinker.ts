import type { Hint, Prospect, Seat, Types } from '@nightfall/kernel';
import type { BotMove, Question } from '@nightfall/table';

/** What thinks for bots and hints: a web worker in the browser, plain functions in tests. */
export interface Thinker {
  bot(question: Question): Promise<readonly BotMove[]>;
  /** A hint; then its odds, as soon as they are reckoned. A newer question stops the older one. */
  hint(
    game: string,
    view: Types['view'],
    seat: Seat,
    seed: number,
    tell?: (prospect: Prospect<Types>) => void,
  ): Promise<Hint<Types> | undefined>;
  /** Nobody waits for the odds of a hint any more. */
  rest?(): void;
  close(): void;
}
