import type { RuneMove, SpaceId } from '@nightfall/runebound-midnight';
import type { Pass } from '@nightfall/kernel';

/** The space on the map that a move goes to or works on. */
export function spaceOf(move: RuneMove): SpaceId | undefined {
  switch (move.type) {
    case 'journey':
    case 'infiltrate':
    case 'patrolStep':
    case 'patrolMove':
      return move.space;
    case 'placeMirror':
    case 'placePatrol':
    case 'assault':
    case 'spawnPatrol':
      return move.stronghold;
    case 'placeHero':
    case 'chooseRefuge':
      return move.town;
    default:
      return undefined;
  }
}
export const movesOf = (legal: readonly (RuneMove | Pass)[]): readonly RuneMove[] =>
  legal.filter((move): move is RuneMove => move.type !== 'pass');

export const litSpaces = (moves: readonly RuneMove[]): ReadonlySet<SpaceId> =>
  new Set(moves.flatMap((move) => spaceOf(move) ?? []));

/** What a touch on a space means: the one thing that can be done there, or a choice to be made in the bar. */
export type Touch = { readonly do: RuneMove } | { readonly choose: SpaceId } | undefined;
export function meantAt(space: SpaceId, moves: readonly RuneMove[]): Touch {
  const open = moves.filter((move) => spaceOf(move) === space);
  const [only] = open;
  if (!only) return undefined;
  return open.length === 1 ? { do: only } : { choose: space };
}
