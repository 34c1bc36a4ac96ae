import { book } from '@nightfall/kernel';
import type { Madness } from '../types.ts';

export const { rule, always, must, dice } = book<Madness>();
