import type { Words } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';

import { boardText } from './board.ts';
import { eventLine } from './events.ts';
import { label } from './notation.ts';
import { prompt } from './prompts.ts';

/** How this game speaks. */
export const words: Words<Fd> = {
  prompt,
  event: eventLine,
  move: (v, move) => (move.type === 'pass' ? 'Pass' : label(v, move)),
  board: boardText,
  silent: ['beat'],
};
