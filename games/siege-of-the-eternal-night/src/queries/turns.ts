import type { SiegeState } from '../state.ts';

/** SN-1.2 A night lasts nine turns; fewer by a house rule. */
export const TURNS = 9;
export const turnsOf = ({ house }: Pick<SiegeState, 'house'>): number => house?.['turns'] ?? TURNS;
export const isLastTurn = (v: Pick<SiegeState, 'turn' | 'house'>): boolean => v.turn === turnsOf(v);
