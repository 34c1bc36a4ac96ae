import { deadCount, explosionCount, ruinCount, savedCount, type View } from '@nightfall/fires-at-midnight';

/** How well the night goes: people first, then what brings the end nearer. */
export const measure = (v: View): number => 3 * (savedCount(v) - deadCount(v)) - 2 * ruinCount(v) - explosionCount(v);
