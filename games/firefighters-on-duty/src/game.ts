import type { Game, Input, Refusal } from '@nightfall/kernel';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { mind } from './bots/mind.ts';
import { laying } from './laying.ts';
import { queries } from './text/queries.ts';
import { isPaced, phaseOf } from './queries/phase.ts';
import { result } from './result.ts';
import { fdBook } from './rules/book.ts';
import { clone, type View } from './state.ts';
import type { Fd } from './moves.ts';
import { invariants } from './queries/invariants.ts';
import { notation, readMove } from './text/notation.ts';
import { printPosition } from './text/position.ts';
import { readPosition } from './text/read-position.ts';
import { words } from './text/words.ts';

const DONE_IS_DONE: Refusal = { rule: 'FD-9.12', code: 'DONE_IS_DONE', text: 'You cannot take back what happens in a round.' };

/** The last READY of a briefing begins the round, and the last DONE ends it. */
function isLast(input: Input<Fd>, { crews }: View): boolean {
  if (input.type === 'ready') return crews.every((crew, seat) => crew.ready || seat === input.seat);
  return input.type === 'done' && crews.every((crew, seat) => crew.done || seat === input.seat);
}
/** FD-9.12 From the countdown to the end of the round nothing is taken back, except without a clock and without other people what no die followed. */
function keeps(input: Input<Fd>, before: View, isAlone = false): Refusal | undefined {
  const phase = phaseOf(before);
  if (phase === 'setup') return undefined;
  const isOpen = phase === 'briefing' || (phase === 'action' && isPaced(before) && isAlone);
  return isOpen && 'seat' in input && !isLast(input, before) ? undefined : DONE_IS_DONE;
}

export const game: Game<Fd> = {
  ...laying,
  prefix: 'FD',
  version: 1,
  /** FD-1.7 All information is open to all seats, and nothing hidden exists. */
  secrets: false,
  /** FD-11.17 Time is no rule: the table keeps the pace of rolling. */
  pace: { roll: 800 },
  book: fdBook,
  view: clone,
  clone,
  result,
  readMove,
  position: { read: readPosition, print: printPosition },
  notation,
  words,
  bots,
  mind,
  hint,
  keeps,
  queries,
  invariants,
};
