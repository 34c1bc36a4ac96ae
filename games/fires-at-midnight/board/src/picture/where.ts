import { squareAt, squareName, type Point, type View, inches, villagerName } from '@nightfall/fires-at-midnight';

type Crew = View['crew'][number];
const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** "on W2,B3, 4.5″ from F1": where a piece is, and how far the one whose turn it is has to go, from middle to middle. */
export function whereIs(v: View, at: Point, self = ''): string {
  const me = v.crew.find(({ id }) => id === v.active && id !== self);
  const far = me?.at ? `, ${inches(Math.hypot(at[0] - me.at[0], at[1] - me.at[1]))} from ${me.id}` : '';
  return `on ${squareName(squareAt(at))}${far}`;
}

export const treeName = (v: View, { id, state }: View['trees'][number], at: Point): string =>
  `${id}, a ${state} tree ${whereIs(v, at)}`;
export const chestName = (v: View, { id }: View['chests'][number], at: Point): string =>
  `${id}, a chest of powder ${whereIs(v, at)}`;
export const personName = (v: View, { id }: View['villagers'][number], at: Point): string =>
  `${villagerName(id)} (${id}), a villager ${whereIs(v, at)}`;

export const houseName = (v: View, h: View['houses'][number], at: Point): string =>
  h.integrity === 0
    ? `${h.id}, a ruin ${whereIs(v, at)}`
    : `House ${h.id} ${whereIs(v, at)}, ${h.integrity} of 6 left, door to the ${SIDES[h.door]}, ${h.open ? 'open' : 'closed'}`;

const LOADS: Record<string, string> = { V: 'a villager', C: 'a chest', T: 'a tree' };
export function crewName(v: View, { id, at, exit, down, water, load }: Crew): string {
  const place = at ? whereIs(v, at, id) : exit ? 'off the table' : 'not placed yet';
  const carried = load ? `, carries ${LOADS[load[0]!]} (${load})` : '';
  return `${id} ${place}${down ? ', on the ground' : ''}, ${water} water${carried}`;
}
