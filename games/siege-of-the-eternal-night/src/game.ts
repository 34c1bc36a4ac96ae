import { apply, copy, type Game, type Input, type Refusal } from '@nightfall/kernel';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { mind } from './bots/mind.ts';
import { laying } from './laying.ts';
import { invariants } from './queries/invariants.ts';
import { notation, readMove } from './text/notation.ts';
import type { Siege } from './moves.ts';
import { siegeFile } from './text/siege-file.ts';
import { printPosition, readPosition } from './text/position.ts';
import { queries } from './queries/by-name.ts';
import { siegeBook } from './rules/book.ts';
import { resultOf } from './result.ts';
import { isDailySiege } from './setup.ts';
import { clone, type SiegeState } from './state.ts';
import { words } from './text/words.ts';

const HOUR_STANDS: Refusal = {
  rule: 'SN-12.6',
  code: 'HOUR_STANDS',
  text: 'You have sounded the hour, so you cannot take it back.',
};
const ROLL_STANDS: Refusal = {
  rule: 'SN-14.4',
  code: 'ROLL_STANDS',
  text: 'You cannot take back a roll in the daily siege: everyone gets the same dice, and sees them only once.',
};
const SCORE_STANDS: Refusal = { rule: 'SN-14.6', code: 'SCORE_STANDS', text: 'The night is over and the score is final.' };

/** SN-14.4, SN-14.6 What is never taken back; in the daily siege, the dice as well; the button says why (SN-18.7). */
function keeps(input: Input<Siege>, before: SiegeState): Refusal | undefined {
  if (input.type === 'roll' && isDailySiege(before.sheet.id, before.seed)) return ROLL_STANDS;
  if (input.type === 'hour') return HOUR_STANDS;
  const after = clone(before);
  apply(siegeBook, after, input);
  return after.stack.length === 0 ? SCORE_STANDS : undefined;
}

export const game: Game<Siege> = {
  ...laying,
  prefix: 'SN',
  version: 1,
  /** SN-4.1 */
  secrets: false,
  book: siegeBook,
  view: (s) => copy(s),
  clone,
  result: resultOf,
  readMove,
  position: { read: readPosition, print: printPosition },
  notation,
  file: siegeFile,
  words,
  bots,
  mind,
  hint,
  reveals: (event) => (event.type === 'rolled' ? 'the dice have been rolled' : undefined),
  keeps,
  queries,
  invariants,
};
