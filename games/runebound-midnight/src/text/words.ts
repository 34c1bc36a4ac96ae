import type { Words } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { boardText } from './board.ts';
import { eventLine, silent } from './events.ts';
import { label } from './notation.ts';
import { characterOf, isCast } from './names.ts';
import { prompt } from './prompts.ts';

export const words: Words<Rune> = {
  prompt,
  event: eventLine,
  called: (v, seat) => (isCast(v) ? characterOf(v, seat) : undefined),
  move: (v, move) => (move.type === 'pass' ? 'Pass' : label(v, move)),
  board: boardText,
  silent,
};
