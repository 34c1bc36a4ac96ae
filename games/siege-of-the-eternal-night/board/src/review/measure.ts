import { enemiesLeft, type SiegeState } from '@nightfall/siege-of-the-eternal-night';

/** How well the night goes: every enemy that is felled. */
export const measure = (v: SiegeState): number => -enemiesLeft(v);
