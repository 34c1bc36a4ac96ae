import type { Hint, Seat, Types } from '@nightfall/kernel';
import type { BotMove, Question } from '@nightfall/table';

/** What thinks for bots and hints: a web worker in the browser, plain functions in tests. */
export interface Thinker {
  bot(question: Question): Promise<readonly BotMove[]>;
  hint(game: string, view: Types['view'], seat: Seat, seed: number): Promise<Hint<Types> | undefined>;
  close(): void;
}
