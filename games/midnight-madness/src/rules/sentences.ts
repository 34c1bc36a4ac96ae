import { book, type Sentence as AnySentence } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';

export type Sentence<F> = AnySentence<Madness, F>;
export const { rule, always, must, choose, repeat, until, each, announced, told, dice } = book<Madness>();
