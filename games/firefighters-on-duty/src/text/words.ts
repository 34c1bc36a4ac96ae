import type { Words } from '@nightfall/kernel';
import type { Fd } from '../state.ts';
import { boardText } from './board.ts';
import { eventLine } from './events.ts';
import { moveLabel } from './labels.ts';
import { prompt } from './prompts.ts';

/** How this game speaks. */
export const words: Words<Fd> = {
  prompt,
  event: eventLine,
  move: moveLabel,
  board: boardText,
  silent: ['beat'],
};
