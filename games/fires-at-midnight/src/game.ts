import { copy, type Game } from '@nightfall/kernel';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { mind } from './bots/mind.ts';
import { laying } from './laying.ts';
import { invariants } from './queries/invariants.ts';
import { queries } from './queries/by-name.ts';
import { phaseOf } from './queries/village.ts';
import { keeps, result } from './result.ts';
import { rules } from './rules/book.ts';
import { clone } from './state.ts';
import { notation, readMove } from './text/notation.ts';
import type { Fires } from './moves.ts';
import { printPosition } from './text/position.ts';
import { readPosition } from './text/read-position.ts';
import { words } from './text/words.ts';

/** Fires at Midnight: a crew against a fire on a table of 24 inches, measured in real inches. */
export const game: Game<Fires> = {
  ...laying,
  prefix: 'FM',
  version: 1,
  /** FM-2.5 Nothing is hidden in this game: each seat sees all of it. */
  secrets: false,
  book: rules,
  view: (s) => copy(s),
  clone,
  result,
  readMove,
  position: { read: readPosition, print: printPosition },
  notation,
  words,
  bots,
  mind,
  hint,
  /** FM-9.2 The crew agrees who goes next. */
  peopleFirst: (v) => phaseOf(v) === 'round.choose',
  keeps,
  queries,
  invariants,
};
