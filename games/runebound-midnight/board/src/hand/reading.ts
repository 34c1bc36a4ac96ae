import { top, type Rune, type RuneMove, type SpaceId, type View } from '@nightfall/runebound-midnight';
import type { Pass } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';

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
/** The face of the die that a move is about; undefined where it is about none. */
export function faceIn(view: View, move: RuneMove): number | undefined {
  const frame = top(view);
  const die =
    move.type === 'rerollInfluence' || move.type === 'patrolReroll' || move.type === 'patrolMove' ? move.die : undefined;
  if (die === undefined || (frame?.rule !== 'patrol' && frame?.rule !== 'combat')) return undefined;
  return frame.faces[die - 1] || undefined;
}

const isMove = (move: RuneMove | Pass): move is RuneMove => move.type !== 'pass';
/**
 * The moves that are a choice of their own. Dice that show the same are one, and Woven Doom takes all the dice it may:
 * one that misses only gains by another roll.
 */
export function movesOf({ view, legal }: Pick<BoardProps<Rune>, 'view' | 'legal'>): readonly RuneMove[] {
  const known = new Set<string>();
  return legal.filter(isMove).filter((move) => {
    const face = faceIn(view, move);
    const key = `${move.type} ${spaceOf(move)} ${face}`;
    const isNew = (face === undefined && move.type !== 'usePower') || !known.has(key);
    known.add(key);
    return isNew;
  });
}

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
