import type { Hint, Pass, Seat, TimeLeft, Types } from '@nightfall/kernel';

/** What thinks for bots and hints: a web worker in the browser, plain functions in tests. */
export interface Thinker {
  /** `time`: the clock that runs. */
  bot(
    game: string,
    level: string,
    view: Types['view'],
    seat: Seat,
    seed: number,
    time?: TimeLeft,
  ): Promise<readonly (Types['move'] | Pass)[]>;
  hint(game: string, view: Types['view'], seat: Seat, seed: number): Promise<Hint<Types> | undefined>;
  close(): void;
}
