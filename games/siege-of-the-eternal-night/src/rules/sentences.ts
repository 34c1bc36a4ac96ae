import { book } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';

/** The words that the rules of this game are written in. */
export const { rule, always, must, repeat, until, dice } = book<Siege>();
