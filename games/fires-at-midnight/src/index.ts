import type { Game } from '@nightfall/kernel';
import { attempts } from './attempts.ts';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { options } from './content/options.ts';
import { invariants } from './invariants.ts';
import { queries } from './queries.ts';
import { keeps, result } from './result.ts';
import { rules } from './rules/book.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import { notation, readMove } from './text/notation.ts';
import { printPosition } from './text/position.ts';
import { readPosition } from './text/read-position.ts';
import { words } from './text/words.ts';
import type { Fires } from './types.ts';

export type * from './state.ts';
export type * from './types.ts';
export { isWinningLeave } from './result.ts';
export { stepName } from './text/events.ts';
export { phaseOf } from './table.ts';
export { startingPlaces } from './samples.ts';
export { type Preview, type RollPreview, previewUpkeep } from './preview.ts';

/** Fires at Midnight: a crew against a fire on a table of 24 inches, measured in real inches. */
export const game: Game<Fires> = {
  id: 'fires-at-midnight',
  name: 'Fires at Midnight',
  prefix: 'FM',
  version: 1,
  players: { min: 1, max: 6 },
  kind: 'cooperative',
  options,
  book: rules,
  setup,
  // Nothing is hidden in this game (FM-2.5): each seat sees all of it.
  view: (s) => clone(s),
  clone,
  imagine: (v) => clone(v),
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
