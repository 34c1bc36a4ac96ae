import { deadCount, explosionCount, ruinCount, savedCount, type View } from '@nightfall/fires-at-midnight';

/** What decides the game weighs more than anything before it. */
const ENDING = 6;
const endingOf = ({ result }: View): number => (result === null ? 0 : result.win ? ENDING : -ENDING);

/** How well the night goes: people first, then what brings the end nearer, and most of all the end. */
export const measure = (v: View): number =>
  3 * (savedCount(v) - deadCount(v)) - 2 * ruinCount(v) - explosionCount(v) + endingOf(v);
