import { heroOf, isGuarded, neighbours, top, type SpaceId, type View } from '@nightfall/runebound-midnight';
import type { Seat } from '@nightfall/kernel';

/** RM-17.1 How somebody comes to each space within these dice: the spaces on the way, the last one being it. */
export type Ways = ReadonlyMap<SpaceId, readonly SpaceId[]>;

/** Breadth first; guarded places end a way, since one has to slip in (RM-17.2). */
export function waysFrom(from: SpaceId, dice: number): Ways {
  const ways = new Map<SpaceId, readonly SpaceId[]>([[from, []]]);
  for (const [space, way] of ways) {
    if (way.length === dice || (space !== from && isGuarded(space))) continue;
    for (const next of neighbours(space)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  ways.delete(from);
  return ways;
}

const NOWHERE: Ways = new Map();
/** Where this seat's Hero can walk now; nowhere outside their Movement step. */
export function waysOf(view: View, seat: Seat | null): Ways {
  const frame = top(view);
  if (frame?.rule !== 'hero' || frame.at !== 'move' || frame.seat !== seat) return NOWHERE;
  const { space, dice } = heroOf(view, seat);
  return waysFrom(space, dice);
}
