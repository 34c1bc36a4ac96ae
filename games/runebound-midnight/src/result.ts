import type { Result } from '@nightfall/kernel';
import { kingTile } from './content/kings.ts';
import { KING, seatsOfHeroes, type View } from './state.ts';

/** RM-1.5, RM-37.3 */
export const pointsNeeded = ({ heroes, options }: View): number =>
  options.short ? Math.ceil(heroes.length / 2) : 1 + heroes.length;
export const pointsTaken = (v: View): number => v.mirrorsTaken.reduce((sum, points) => sum + points, 0);

/** RM-1.4, RM-28.4 One side wins, all of it; there is no draw and no ranking. */
export function result(v: View): Result | undefined {
  if (!v.result) return undefined;
  const { winner, clause, round } = v.result;
  const isKing = winner === 'king';
  const figures = `Round ${round}, threat ${v.threat.level} of 10, mirrors worth ${pointsTaken(v)} broken, ${pointsNeeded(v)} needed.`;
  return {
    outcome: 'won',
    winners: isKing ? [KING] : seatsOfHeroes(v),
    scores: [],
    title: isKing ? 'Midnight has come' : 'The mirrors are broken',
    text: `${isKing ? 'The shadow covers the land: the Night King wins.' : 'The Heroes have broken enough mirrors and win together.'} ${figures}`,
    rule: clause,
    facts: { king: kingTile(v.king.tile).name, round },
  };
}
