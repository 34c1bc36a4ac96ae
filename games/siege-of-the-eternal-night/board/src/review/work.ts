import { type Input, apply, quickRandom, seedOf } from '@nightfall/kernel';
import {
  type Analysis,
  type Siege,
  type SiegeState,
  type TurnReview,
  HINT,
  analyse,
  enemiesLeft,
  game,
  review,
  rollsOf,
} from '@nightfall/siege-of-the-eternal-night';

/** What a review is asked, and what it answers bit by bit. */
export type Question = { readonly start: SiegeState; readonly end: SiegeState; readonly inputs: readonly Input<Siege>[] };
export type Answer =
  | { readonly type: 'best'; readonly width: number; readonly score: number; readonly inputs: readonly Input<Siege>[] }
  | { readonly type: 'turns'; readonly turns: readonly TurnReview[] }
  | { readonly type: 'done' };

/** Beams of growing width: a first answer soon, a better one later (SN-17.8). */
const WIDTHS = [60, 400, 2000, 8000];

/** A line counts only if it replays, move by move, to the score it claims (SN-17.9). */
export function isProven(start: SiegeState, { inputs, score }: Pick<Analysis, 'inputs' | 'score'>): boolean {
  const s = game.clone(start);
  return inputs.every((input) => !apply(game.book, s, input)) && enemiesLeft(s) === score;
}

export function reviewNight({ start, end, inputs }: Question, tell: (answer: Answer) => void): void {
  const rolls = rollsOf(end.seed, inputs);
  let best = Infinity;
  for (const width of WIDTHS) {
    const found = analyse(start, rolls, width);
    if (found.score < best && isProven(start, found)) tell({ type: 'best', width, score: found.score, inputs: found.inputs });
    best = Math.min(best, found.score);
    if (width === WIDTHS[0]) tell({ type: 'turns', turns: review(start, inputs, HINT, quickRandom(seedOf(end.seed))) });
    if (best === 0) break;
  }
  tell({ type: 'done' });
}
