import { book } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';

/** The words in which the rules of this game are written. */
export const { rule, always, repeat, during, dice, told, each, until } = book<Fd>();
