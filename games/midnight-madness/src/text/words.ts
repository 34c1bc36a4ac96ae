import type { Words } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';
import { boardText } from './board.ts';
import { eventLine, SILENT } from './events.ts';
import { label } from './notation.ts';
import { prompt } from './prompts.ts';

export const words: Words<Madness> = {
  prompt,
  event: eventLine,
  move: (v, move) => (move.type === 'pass' ? 'Pass' : label(v, move)),
  board: boardText,
  silent: SILENT,
};
