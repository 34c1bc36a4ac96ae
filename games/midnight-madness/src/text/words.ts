import type { Words } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';
import { boardText } from './board.ts';
import { eventLine } from './events.ts';
import { moveLabel } from './labels.ts';
import { prompt } from './prompts.ts';

export const words: Words<Madness> = {
  prompt,
  event: eventLine,
  move: moveLabel,
  board: boardText,
  silent: ['phase', 'damaged', 'drawsQueued', 'dieRolled', 'choiceAsked', 'choiceMade'],
};
