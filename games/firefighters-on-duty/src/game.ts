import type { Game, Input, Refusal } from '@nightfall/kernel';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { about } from './content/about.ts';
import { options } from './content/options.ts';
import { queries } from './text/queries.ts';
import { phaseOf } from './queries/phase.ts';
import { result } from './result.ts';
import { fdBook } from './rules/book.ts';
import { seating, setup } from './setup.ts';
import { clone, type View } from './state.ts';
import type { Fd } from './moves.ts';
import { invariants } from './testing/invariants.ts';
import { attempts, notation, readMove } from './text/notation.ts';
import { printPosition } from './text/position.ts';
import { readPosition } from './text/read-position.ts';
import { words } from './text/words.ts';

const DONE_IS_DONE: Refusal = { rule: 'FD-9.12', code: 'DONE_IS_DONE', text: 'You cannot take back what happens in a round.' };

/** FD-9.12 Nothing is taken back from the countdown to the end of the round; the last READY of a briefing begins it. */
function keeps(input: Input<Fd>, before: View): Refusal | undefined {
  const phase = phaseOf(before);
  if (phase !== 'setup' && phase !== 'briefing') return DONE_IS_DONE;
  const begins =
    input.type === 'bell' || (input.type === 'ready' && before.crews.every((crew, seat) => crew.ready || seat === input.seat));
  return phase === 'briefing' && begins ? DONE_IS_DONE : undefined;
}

export const game: Game<Fd> = {
  id: about.id,
  name: about.name,
  prefix: 'FD',
  version: 1,
  players: about.players,
  kind: about.kind,
  /** FD-1.7 All information is open to all seats, and nothing hidden exists. */
  secrets: false,
  options,
  seating,
  /** FD-11.17 Time is no rule: the table keeps the pace of rolling. */
  pace: { roll: 800 },
  book: fdBook,
  setup,
  view: clone,
  clone,
  result,
  readMove,
  attempts,
  position: { read: readPosition, print: printPosition },
  notation,
  words,
  bots,
  hint,
  keeps,
  queries,
  invariants,
};
