import type { TurnReview } from '@nightfall/siege-of-the-eternal-night';

/** What hindsight may say: "best found", and "best possible" only of 0 (SN-17.9). */
export function bestText(score: number, best: number | undefined, isDone: boolean): string {
  if (best === undefined) return 'Looking for a better night with these dice …';
  const more = isDone ? '' : ' Still looking …';
  if (score === 0) return 'Every enemy fell: there is nothing better.';
  if (best >= score) return `No better night was found with these dice.${more}`;
  return best === 0 ? 'Best possible with these dice: 0 left.' : `Best found with these dice: ${best} left.${more}`;
}

/** "Turn 4 cost you about 1.3 enemies." Small differences are noise and are not told (SN-17.11). */
const NOISE = 0.25;
export function costTexts(
  turns: readonly TurnReview[],
): { readonly turn: number; readonly cost: number; readonly text: string }[] {
  return turns
    .filter(({ cost }) => cost >= NOISE)
    .map(({ turn, cost }) => ({
      turn,
      cost,
      text: `Turn ${turn} cost you about ${cost.toFixed(1)} ${cost.toFixed(1) === '1.0' ? 'enemy' : 'enemies'}.`,
    }));
}
