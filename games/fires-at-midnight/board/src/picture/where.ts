import { listed } from '@nightfall/kit/words';
import {
  integrityIn,
  centreOf,
  inches,
  squareAt,
  squareName,
  SQUARES,
  villagerName,
  type Point,
  type View,
} from '@nightfall/fires-at-midnight';

type Crew = View['crew'][number];
const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** "on W2,B3, 4.5″ from F1, fire 2.0″ away, near C1": where a piece is, how far the one whose turn it is has to go, and what is near. */
function whereIs(v: View, at: Point, self: string): string {
  const me = v.crew.find(({ id }) => id === v.active && id !== self);
  const far = me?.at ? `, ${inches(between(at, me.at))} from ${me.id}` : '';
  return `on ${squareName(squareAt(at))}${far}${fireNear(v, at)}${piecesNear(v, at, self)}`;
}

/** Water reaches that far. */
const REACH = 6000;
const BURNS = 2;
function fireNear(v: View, at: Point): string {
  const nearest = Math.min(...SQUARES.filter((sq) => v.marks[sq] === BURNS).map((sq) => between(at, centreOf(sq))));
  return nearest <= REACH ? `, fire ${inches(nearest)} away` : '';
}

const BESIDE = 2000;
function piecesNear(v: View, at: Point, self: string): string {
  const pieces = [...v.crew, ...v.villagers, ...v.chests, ...v.trees];
  const near = pieces.flatMap((piece) => (piece.at && piece.id !== self && between(at, piece.at) <= BESIDE ? [piece.id] : []));
  return near.length > 0 ? `, near ${listed(near)}` : '';
}

export const treeName = (v: View, { id, state }: View['trees'][number], at: Point): string =>
  `${id}, a ${state} tree ${whereIs(v, at, id)}`;
export const chestName = (v: View, { id }: View['chests'][number], at: Point): string =>
  `${id}, a chest of powder ${whereIs(v, at, id)}`;
export const personName = (v: View, { id }: View['villagers'][number], at: Point): string =>
  `${villagerName(id)} (${id}), a villager ${whereIs(v, at, id)}`;

export const houseName = (v: View, h: View['houses'][number], at: Point): string =>
  h.integrity === 0
    ? `${h.id}, a ruin ${whereIs(v, at, h.id)}`
    : `House ${h.id} ${whereIs(v, at, h.id)}, ${h.integrity} of ${integrityIn(v.settings)} left, door to the ${SIDES[h.door]}, ${h.open ? 'open' : 'closed'}`;

const LOADS: Record<string, string> = { V: 'a villager', C: 'a chest', T: 'a tree' };
export function crewName(v: View, { id, at, exit, down, water, load }: Crew): string {
  const place = at ? whereIs(v, at, id) : exit ? 'off the table' : 'not placed yet';
  const carried = load ? `, carries ${LOADS[load[0]!]} (${load})` : '';
  return `${id} ${place}${down ? ', on the ground' : ''}, ${water} water${carried}`;
}
