import { book, type Seat } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { KING } from '../state.ts';

const words = book<Rune>();
export const { rule, always, must, may, dice, during } = words;
/** An open step: it comes back after each action until one of them leaves it (`f.at = …`). */
export const open = words.repeat;

const THE_KING: readonly Seat[] = [KING];
/** Who decides: the Night King; the seat that the rule is about. */
export const king = (): readonly Seat[] => THE_KING;
export const self = (_v: Rune['view'], f: { seat: Seat }): readonly Seat[] => [f.seat];
