import type { SeatName, Setup } from '@nightfall/kernel';
import type { BotMove, Question } from '@nightfall/table';

/** What a player is told about a match before it begins. */
export type Sitting = {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly seats: readonly SeatName[];
};
/** Who plays in the arena: a level of the game, a module, or any program. */
export interface Player {
  readonly name: string;
  sit(sitting: Sitting): Promise<void>;
  answer(question: Question, legal: readonly BotMove[]): Promise<readonly BotMove[]>;
  over(result: unknown): void;
  close(): void;
}

/** Why a player loses a game that it did not lose by the rules. */
export class Forfeit extends Error {}
