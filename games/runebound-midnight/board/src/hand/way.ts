import {
  distance,
  heroOf,
  isGuarded,
  isTown,
  KING,
  marchTo,
  neighbours,
  NO_TOWN,
  SPACE_IDS,
  top,
  wingsLeft,
  type PatrolFrame,
  type RuneMove,
  type SpaceId,
  type View,
} from '@nightfall/runebound-midnight';
import { no, spoken, type Reason, type Refusal, type Seat } from '@nightfall/kernel';

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
/** RM-14.7 Where the dice of a patrol lead, and how. */
function marchesOf(view: View, { patrol, faces }: PatrolFrame): Ways {
  const from = spaceOfPatrol(view, patrol);
  const dice = faces.filter((face) => face > 0).length;
  const wings = wingsLeft(view);
  const near = SPACE_IDS.filter((space) => space !== from && !isTown(space) && distance(from, space) <= dice);
  return new Map(
    near.flatMap((space) => {
      const strides = marchTo(from, faces, space, wings);
      return strides ? [[space, strides.map((stride) => stride.space)] as const] : [];
    }),
  );
}
export const spaceOfPatrol = (view: View, patrol: number): SpaceId =>
  view.patrols.find(({ number }) => number === patrol)?.space ?? '';
/** The next step of a patrol on its way to this space; undefined if its dice do not lead there. */
export function nextStride(view: View, to: SpaceId): RuneMove | undefined {
  const frame = top(view);
  if (frame?.rule !== 'patrol' || frame.at !== 'move') return undefined;
  const [stride] = marchTo(spaceOfPatrol(view, frame.patrol), frame.faces, to, wingsLeft(view)) ?? [];
  return stride && { type: 'patrolMove', seat: KING, ...stride };
}

/** Where this seat's Hero can walk now, or the Night King's patrol with its dice; nowhere at other times. */
export function waysOf(view: View, seat: Seat | null): Ways {
  const frame = top(view);
  if (frame?.rule === 'patrol' && frame.at === 'move' && seat === KING) return marchesOf(view, frame);
  if (frame?.rule !== 'hero' || frame.at !== 'move' || frame.seat !== seat) return NOWHERE;
  const { space, dice } = heroOf(view, seat);
  return waysFrom(space, dice);
}

/** Why nobody comes there now, however many steps they take; undefined where nobody walks. */
export const outOfReach = (view: View, seat: Seat, space: SpaceId): Refusal | undefined => spoken(beyond(view, seat, space));
function beyond(view: View, seat: Seat, space: SpaceId): Reason | undefined {
  const frame = top(view);
  if (frame?.rule === 'patrol') return isTown(space) ? NO_TOWN : noMarch(frame);
  if (frame?.rule !== 'hero' || heroOf(view, seat).dice === 0) return undefined;
  return tooFar(distance(heroOf(view, seat).space, space), heroOf(view, seat).dice);
}
const noMarch = ({ at, patrol }: PatrolFrame): Reason =>
  at === 'move'
    ? no('RM-14.7', 'NO_MATCH', `These dice don't take patrol ${patrol} there. Tap a lit space.`, { patrol })
    : no('RM-14.7', 'NOT_ADJACENT', `No roll takes patrol ${patrol} that far this turn.`, { patrol });
const tooFar = (spaces: number, dice: number): Reason =>
  spaces > dice
    ? no('RM-17.1', 'NOT_ADJACENT', `That is ${spaces} spaces away, and you have ${dice} movement dice.`, { spaces, dice })
    : no('RM-17.2', 'NOT_ADJACENT', 'Towns and strongholds end a walk: no way round them is that short.', { spaces, dice });
