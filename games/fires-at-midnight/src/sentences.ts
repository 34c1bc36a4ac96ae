import { book } from '@nightfall/kernel';
import type { Fires } from './types.ts';

/** The words that the rules of this game are written in. */
export const { rule, always, must, everybody, dice } = book<Fires>();
