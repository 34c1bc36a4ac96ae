import type { RuneMove, SpaceId } from '@nightfall/runebound-midnight';

export type Call = Extract<RuneMove, { type: 'callTo' }>;
/** RM-16.8 The move that calls the other Heroes to this space; undefined where that is not possible. */
export const callTo = (moves: readonly RuneMove[], space: SpaceId | null): Call | undefined =>
  moves.find((move): move is Call => move.type === 'callTo' && move.stronghold === space);
