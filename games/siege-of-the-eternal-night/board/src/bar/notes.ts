import { spelled } from '@nightfall/kit/words';
import { type SiegeState, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { toolsOf, waysOf } from '../picture/night.ts';

/** Does nothing that could still be drawn fit anywhere? */
export const isStuck = (v: SiegeState): boolean => toolsOf(v).every((tool) => waysOf(v, tool) === 0);

/** How many turns in a row, this one included, had no place for anything. */
export function emptyTurns(v: SiegeState): number {
  const isEmpty = (turn: number) => !v.shapes.some((shape) => shape.turn === turn);
  let turns = 0;
  for (let turn = v.turn; turn > 0 && isEmpty(turn); turn--) turns++;
  return turns;
}

/** A word about a night that goes badly, where nothing can be drawn again. */
export function misfortune(v: SiegeState): string | undefined {
  const turns = phaseOf(v) === 'ACT' && isStuck(v) ? emptyTurns(v) : 0;
  return turns < 2 ? undefined : `The night turns its back on you: ${spelled(turns)} turns in a row without a place to draw.`;
}
