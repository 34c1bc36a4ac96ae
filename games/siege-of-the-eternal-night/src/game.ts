import { apply, type Game, type Input, type Refusal } from '@nightfall/kernel';
import { attempts } from './attempts.ts';
import { decideCarefully } from './bots/careful.ts';
import { botOf } from './bots/decide.ts';
import { decideGreedily } from './bots/greedy.ts';
import { hint } from './bots/hint.ts';
import { decideRandomly } from './bots/random.ts';
import { STRONG, strongBot } from './bots/strong.ts';
import { invariants } from './invariants.ts';
import { notation, readMove } from './notation.ts';
import { printPosition, readPosition } from './position.ts';
import { queries } from './queries.ts';
import { siegeBook } from './rules/night.ts';
import { resultOf } from './score.ts';
import { OPTIONS, setup } from './setup.ts';
import { clone, type Siege, type SiegeState } from './state.ts';
import { words } from './words.ts';

const HOUR_STANDS: Refusal = { rule: 'SN-12.6', code: 'HOUR_STANDS', text: 'The hour was sounded; it cannot be taken back.' };
const SCORE_STANDS: Refusal = { rule: 'SN-14.6', code: 'SCORE_STANDS', text: 'The night is over; the score stands.' };

/** SN-14.4, SN-14.6 What is never taken back, besides the dice; the button says why (SN-18.7). */
function keeps(input: Input<Siege>, before: SiegeState): Refusal | undefined {
  if (input.type === 'hour') return HOUR_STANDS;
  const after = clone(before);
  apply(siegeBook, after, input);
  return after.stack.length === 0 ? SCORE_STANDS : undefined;
}

export const game: Game<Siege> = {
  id: 'siege-of-the-eternal-night',
  name: 'Siege of the Eternal Night',
  prefix: 'SN',
  version: 1,
  players: { min: 1, max: 1 },
  kind: 'solo',
  options: OPTIONS,
  book: siegeBook,
  setup,
  /** Nothing is secret in this game: the view names everything. */
  view: clone,
  clone,
  imagine: clone,
  result: resultOf,
  readMove,
  attempts,
  position: { read: readPosition, print: printPosition },
  notation,
  words,
  bots: {
    random: { name: 'Random', text: 'Draws anything that fits.', bot: botOf(decideRandomly) },
    greedy: { name: 'Greedy', text: 'Fells as many enemies as it can, now.', bot: botOf(decideGreedily) },
    careful: { name: 'Careful', text: 'Leaves no lone enemies behind and keeps its heroes.', bot: botOf(decideCarefully) },
    strong: { name: 'Strong', text: 'Tries its plans over many nights before it draws.', bot: strongBot(STRONG) },
  },
  hint,
  reveals: (event) => (event.type === 'rolled' ? 'the dice have been rolled' : undefined),
  keeps,
  queries,
  invariants,
};
