import { reachAfter, top, wingsLeft, type Rune, type RuneMove, type SpaceId, type View } from '@nightfall/runebound-midnight';
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
export function meantAt(space: SpaceId, moves: readonly RuneMove[], view?: View): Touch {
  const open = moves.filter((move) => spaceOf(move) === space);
  const [only] = open;
  if (!only) return undefined;
  const best = open.length === 1 ? only : view && bestDie(view, open);
  return best ? { do: best } : { choose: space };
}

type Stride = Extract<RuneMove, { type: 'patrolMove' }>;
const isStride = (move: RuneMove): move is Stride => move.type === 'patrolMove';
/** Of the dice that carry a patrol into a space, the one that leaves all open that any other would; undefined where it matters which. */
function bestDie(view: View, moves: readonly RuneMove[]): Stride | undefined {
  const frame = top(view);
  if (frame?.rule !== 'patrol' || !moves.every(isStride)) return undefined;
  const plain = moves.filter(({ asAny }) => !asAny);
  const strides = plain.length > 0 ? plain : moves;
  const wings = Math.max(0, wingsLeft(view) - (plain.length > 0 ? 0 : 1));
  const after = strides.map((stride) => ({ stride, reach: reachAfter(stride.space, frame.faces, stride.die, wings) }));
  const most = Math.max(...after.map(({ reach }) => reach.size));
  const best = after.find(({ reach }) => reach.size === most)!;
  return after.every(({ reach }) => [...reach].every((space) => best.reach.has(space))) ? best.stride : undefined;
}
