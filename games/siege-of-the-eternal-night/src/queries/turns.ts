import type { SiegeState } from '../state.ts';

/** SN-1.2 A night lasts nine turns. */
export const TURNS = 9;
export const isLastTurn = ({ turn }: Pick<SiegeState, 'turn'>): boolean => turn === TURNS;
