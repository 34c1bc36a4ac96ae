import type { Game } from '@nightfall/kernel';
import { hint } from './bots/hint.ts';
import { bots } from './bots/levels.ts';
import { mind } from './bots/mind.ts';
import { laying } from './laying.ts';
import { disguise, eventFor } from './knowledge/secrets.ts';
import type { Rune, RuneEvent } from './moves.ts';
import { queries } from './queries/by-name.ts';
import { result } from './result.ts';
import { runebound } from './rules/book.ts';
import { clone, view } from './state.ts';
import { invariants } from './queries/invariants.ts';
import { notation, readMove } from './text/notation.ts';
import { print, read } from './text/position.ts';
import { words } from './text/words.ts';

/** What the table has learned: then undo is no longer free. */
const REVEALS: Readonly<Partial<Record<RuneEvent['type'], string>>> = {
  castRevealed: 'the characters were revealed',
  drewGoods: 'goods were drawn',
  offered: 'a card was drawn',
  stocked: 'a card was drawn',
  patrolCardsDrawn: 'cards were drawn',
  revealed: 'a Challenge was revealed',
};

export const game: Game<Rune> = {
  ...laying,
  prefix: 'RM',
  version: 2,
  secrets: true,
  book: runebound,
  view,
  eventFor,
  clone,
  disguise,
  result,
  readMove,
  position: { read, print },
  notation,
  words,
  bots,
  mind,
  hint,
  reveals: (event) => REVEALS[event.type],
  queries,
  invariants,
};
