import type { SiegeState } from '../state.ts';

/** SN-3.3 The highest face that feeds the altar; another one by a house rule. */
const ALTAR = 3;
export const altarIn = ({ house }: Pick<SiegeState, 'house'>): number => house?.['altar'] ?? ALTAR;
