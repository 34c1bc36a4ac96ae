import { book } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';

export const { rule, always, must, choose, dice } = book<Madness>();
