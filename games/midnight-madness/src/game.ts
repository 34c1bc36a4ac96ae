import type { Game } from '@nightfall/kernel';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { mind } from './bots/mind.ts';
import { laying } from './laying.ts';
import type { Madness, MadnessEvent } from './moves.ts';
import { queries } from './queries/by-name.ts';
import { result } from './result.ts';
import { madness } from './rules/book.ts';
import { clone, view } from './state.ts';
import { invariants } from './queries/invariants.ts';
import { notation, readMove } from './text/notation.ts';
import { print } from './text/position.ts';
import { read } from './text/read-position.ts';
import { words } from './text/words.ts';

/** What the table has learned: then undo is no longer free. */
function reveals(event: MadnessEvent): string | undefined {
  if (event.type === 'flipped') return 'a token was flipped';
  if (event.type === 'cardDrawn') return 'a card was drawn';
  return event.type === 'tokenArrived' ? 'a token arrived' : undefined;
}

export const game: Game<Madness> = {
  ...laying,
  prefix: 'MM',
  version: 1,
  /** MM-5.11, MM-26.7: nothing is private, and the state holds nothing that is hidden. */
  secrets: false,
  book: madness,
  view,
  clone,
  result,
  readMove,
  position: { read, print },
  notation,
  words,
  bots,
  mind,
  hint,
  reveals,
  queries,
  invariants,
};
