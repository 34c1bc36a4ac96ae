import { type Random, type Seat, legal } from '@nightfall/kernel';
import { rules } from '../rules/book.ts';
import { startingPlaces } from '../queries/samples.ts';
import type { Point, View } from '../state.ts';
import type { FireMove } from '../moves.ts';

/** Well-formed moves, legal or not: wild ones, and legal ones bent by a hair. */

const pick = <T>(from: readonly T[], random: Random): T => from[random.int(from.length)]!;
const anywhere = (random: Random): Point => [random.int(24001), random.int(24001)];
const nudge = ([x, y]: Point, by: number, random: Random): Point => [
  x + random.int(2 * by + 1) - by,
  y + random.int(2 * by + 1) - by,
];

/** A path from here with a few corners, each a step of up to three inches. */
function wander(from: Point, random: Random): Point[] {
  const path = [from];
  for (let i = random.int(4); i >= 0; i--) path.push(nudge(path[path.length - 1]!, pick([3, 600, 2800], random), random));
  return path;
}
const borderPoint = (random: Random): Point =>
  pick([(n: number): Point => [0, n], (n: number): Point => [n, 0], (n: number): Point => [24000, n]], random)(random.int(24001));

/** Its end moved by a hair: what was just legal may be just illegal, and the other way round. */
function bend(m: FireMove, random: Random): FireMove {
  if (m.type === 'move' || m.type === 'leave' || m.type === 'enter') {
    const end = nudge(m.path[m.path.length - 1]!, 12, random);
    return { ...m, path: [...m.path.slice(0, -1), end] };
  }
  if (m.type === 'run') return { ...m, to: nudge(m.to, 12, random) };
  if (m.type === 'place' || m.type === 'putDown') return { ...m, at: nudge(m.at, 12, random) };
  return m.type === 'walkRound' ? { ...m, exit: nudge(m.exit, 1, random) } : m;
}

function wild(v: View, seat: Seat, random: Random): FireMove[] {
  const { id: f, at, exit } = pick(v.crew, random);
  const path = wander(at ?? exit ?? anywhere(random), random);
  const thing = pick([...v.villagers, ...v.chests, ...v.trees, { id: 'V1' }], random).id;
  const house = pick([...v.houses, { id: 'H4' }], random).id;
  return [
    { type: 'place', seat, f, at: nudge(pick(startingPlaces, random), 40, random) },
    { type: 'start', seat, f },
    { type: 'move', seat, f, path },
    { type: 'leave', seat, f, path: [...path.slice(0, -1), borderPoint(random)] },
    { type: 'enter', seat, f, path },
    { type: 'run', seat, f, to: nudge(at ?? anywhere(random), 7000, random) },
    { type: 'walkRound', seat, f, exit: borderPoint(random) },
    { type: 'take1', seat, f },
    { type: 'take3', seat, f },
    { type: 'getUp', seat, f },
    { type: 'water', seat, f, sq: random.int(36) },
    { type: 'pickUp', seat, f, target: thing },
    { type: 'chop', seat, f, target: thing },
    { type: 'openDoor', seat, f, target: house },
    { type: 'putDown', seat, f, at: nudge(at ?? anywhere(random), 1100, random) },
    { type: 'handOver', seat, f, to: pick(v.crew, random).id },
    { type: 'end', seat, f },
  ];
}

export function attempts(v: View, seat: Seat, random: Random): readonly FireMove[] {
  const listed = legal(rules, v, seat).filter((m) => m.type !== 'pass') as FireMove[];
  return [...wild(v, seat, random), ...listed.map((m) => bend(m, random))];
}
