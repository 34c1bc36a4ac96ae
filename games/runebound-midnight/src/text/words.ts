import type { Words } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { boardText } from './board.ts';
import { eventLine } from './events.ts';
import { moveLabel } from './labels.ts';
import { prompt } from './prompts.ts';

export const words: Words<Rune> = {
  prompt,
  event: eventLine,
  move: moveLabel,
  board: boardText,
  silent: ['patrolStopped', 'stood', 'combatEnded'],
};
