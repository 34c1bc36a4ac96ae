import { book } from '@nightfall/kernel';
import type { Fires } from '../moves.ts';

/** The words that the rules of this game are written in. */
export const { rule, always, must, repeat, dice, told, until } = book<Fires>();
