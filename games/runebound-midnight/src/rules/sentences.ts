import { book, type Seat } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { COMBAT_DICE } from '../content/settings.ts';
import { KING, type State } from '../state.ts';

export const { rule, always, must, may, dice, during, each, repeat, told, until } = book<Rune>();

const THE_KING: readonly Seat[] = [KING];
/** Who decides: the Night King; the seat that the rule is about. */
export const king = (): readonly Seat[] => THE_KING;
export const self = (_v: Rune['view'], f: { seat: Seat }): readonly Seat[] => [f.seat];

/** RM-4.1 Two dice that lie there until they are compared. */
export const twoDice = (): readonly number[] => COMBAT_DICE;
export const layDown = (_s: State, f: { dice: number[] }, faces: readonly number[]): void => void (f.dice = [...faces]);
