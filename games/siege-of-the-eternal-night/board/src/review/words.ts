import type { TurnReview } from '@nightfall/siege-of-the-eternal-night';

/** What hindsight may say: "best found", and "best possible" only of 0 (SN-17.9). */
export function bestText(score: number, best: number | undefined, isDone: boolean): string {
  if (best === undefined) return 'Looking for a better night with these dice …';
  const more = isDone ? '' : ' Still looking …';
  if (score === 0) return 'Every enemy fell: there is nothing better.';
  if (best >= score) return `No better night was found with these dice.${more}`;
  return best === 0 ? 'Best possible with these dice: 0 left.' : `Best found with these dice: ${best} left.${more}`;
}

export type TurnCost = { readonly turn: number; readonly cost: number; readonly text: string };
const NOISE = 0.25;
const NONE: ReadonlySet<number> = new Set();

/**
 * "Turn 4 cost you about 1.3 enemies": each turn once, however often its dice fell. Small differences are noise and are not told
 * (SN-17.11). Where a hint showed the way, the player is not blamed.
 */
export function costTexts(reviews: readonly TurnReview[], hinted: ReadonlySet<number> = NONE): TurnCost[] {
  const turns = [...new Set(reviews.map(({ turn }) => turn))];
  return turns
    .map((turn) => ({ turn, cost: sum(reviews.filter((one) => one.turn === turn).map(({ cost }) => cost)) }))
    .filter(({ cost }) => cost >= NOISE)
    .map(({ turn, cost }) => ({ turn, cost, text: costText(turn, cost, hinted.has(turn)) }));
}
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
function costText(turn: number, cost: number, isHinted: boolean): string {
  const enemies = `${cost.toFixed(1)} ${cost.toFixed(1) === '1.0' ? 'enemy' : 'enemies'}`;
  return isHinted
    ? `Turn ${turn}: about ${enemies} more could have been felled. You had a hint.`
    : `Turn ${turn} cost you about ${enemies}.`;
}

/** Hints are no shame, and no secret. */
export function hintsText(hinted: ReadonlySet<number>): string {
  const turns = [...hinted].toSorted((a, b) => a - b);
  if (turns.length === 0) return 'You played without hints.';
  const list = turns.length === 1 ? `turn ${turns[0]}` : `turns ${turns.slice(0, -1).join(', ')} and ${turns.at(-1)}`;
  return `A hint showed you the way in ${list}.`;
}
