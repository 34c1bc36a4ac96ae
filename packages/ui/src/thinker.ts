import type { Hint, Pass, Seat, Types } from '@nightfall/kernel';

/** What thinks for bots and hints: a web worker in the browser, plain functions in tests. */
export interface Thinker {
  bot(game: string, level: string, view: Types['view'], seat: Seat, seed: number): Promise<readonly (Types['move'] | Pass)[]>;
  hint(game: string, view: Types['view'], seat: Seat, seed: number): Promise<Hint<Types> | undefined>;
  close(): void;
}
