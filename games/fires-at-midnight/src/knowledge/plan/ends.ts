import { SQUARES, centreOf, squareAt, squareName, surrounding } from '../../space/grid.ts';
import { squaredDistance } from '@nightfall/kit/plane';
import { borderPoint } from '../../space/border.ts';
import { inContact } from '../../space/contact.ts';
import { isInReach } from '../../space/heat.ts';
import { contactPlaces, touchables } from './contact.ts';
import { distancesTo, wayLeft } from './lattice.ts';
import { towards } from './rings.ts';
import { lastStopBefore } from './goals.ts';
import { type Ways, mayEndAt, planTo } from './ways.ts';
import type { Plan, Point, Square, Table } from '../../space/types.ts';

/** FM-20.2 An end of a move that is worth considering: why, of what, and the way there. */
export type UsefulEnd = { readonly kind: EndKind; readonly target: string; readonly plan: Plan };
type EndKind = 'contact' | 'firing' | 'station' | 'retreat';
export type EndWishes = {
  /** FM-7.20, FM-15.10 In inches; null: any distance. */
  readonly waterReach: number | null;
  /** FM-20.2 Is the border a goal? For a firefighter with a load it is. */
  readonly toBorder: boolean;
};
const PLAIN: EndWishes = { waterReach: 6, toBorder: false };

/** A legal end that was found by sampling, and how far it is. */
type Sample = { readonly at: Point; readonly length: number };

const GRID = 500;
const AWAY = 4000;

/** FM-20.5 The places of the lattice, every half inch, where a move may end. */
export function sampleStops(ways: Ways): Sample[] {
  const [x, y] = ways.roads.ground.start;
  const first = (c: number) => Math.max(GRID, Math.ceil((c - AWAY) / GRID) * GRID);
  const found: Sample[] = [];
  for (let u = first(x); u <= Math.min(23500, x + AWAY); u += GRID)
    for (let v = first(y); v <= Math.min(23500, y + AWAY); v += GRID) {
      const last = mayEndAt(ways, [u, v]) ? lastStopBefore(ways.roads, [u, v]) : undefined;
      if (last) found.push({ at: [u, v], length: last.length });
    }
  return found;
}

function least<T>(all: readonly T[], cost: (one: T) => number): T | undefined {
  let best: T | undefined;
  let low = Infinity;
  for (const one of all) {
    const c = cost(one);
    if (c >= low) continue;
    [best, low] = [one, c];
  }
  return best;
}

const shortest = (plans: readonly (Plan | undefined)[]): Plan | undefined =>
  least(
    plans.filter((plan) => plan !== undefined),
    ({ length }) => length,
  );

/** FM-20.2 (1) For each thing the nearest legal place that touches it. */
function contacts(ways: Ways): UsefulEnd[] {
  const { start } = ways.roads.ground;
  return touchables(ways.table).flatMap(({ id, shape }) => {
    if (inContact(start, shape)) return [];
    const near = contactPlaces(shape).filter((at) => squaredDistance(at, start) <= AWAY * AWAY && inContact(at, shape));
    const plan = shortest(near.map((at) => planTo(ways, at)));
    return plan ? [{ kind: 'contact', target: id, plan }] : [];
  });
}

const marked = (t: Table): Square[] => SQUARES.filter((sq) => t.marks[sq] !== 0);

/** FM-20.2 (2) For each marker out of reach the nearest place from which it is watered; and the place that reaches most. */
function firing(ways: Ways, samples: readonly Sample[], inches: number | null): UsefulEnd[] {
  const { start } = ways.roads.ground;
  const squares = marked(ways.table);
  const ends = squares.filter((sq) => !isInReach(start, sq, inches)).flatMap((sq) => firingAt(ways, samples, sq, inches));
  const reached = (at: Point) => squares.filter((sq) => isInReach(at, sq, inches)).length;
  const most = least(samples, ({ at, length }) => length / 1e9 - reached(at));
  if (!most || reached(most.at) < 2) return ends;
  return [...ends, ...ended('firing', 'most', planTo(ways, most.at))];
}

function firingAt(ways: Ways, samples: readonly Sample[], sq: Square, inches: number | null): UsefulEnd[] {
  if (inches === null) return [];
  const rim = towards(centreOf(sq), ways.roads.ground.start, inches * 1000 + 490);
  const plan = planTo(ways, rim);
  if (plan) return ended('firing', squareName(sq), plan);
  const sample = least(
    samples.filter(({ at }) => isInReach(at, sq, inches)),
    ({ length }) => length,
  );
  return sample ? ended('firing', squareName(sq), planTo(ways, sample.at)) : [];
}

const ended = (kind: EndKind, target: string, plan: Plan | undefined): UsefulEnd[] => (plan ? [{ kind, target, plan }] : []);

const BORDER_PLACES: readonly Point[] = Array.from({ length: 384 }, (_, i) => borderPoint(250 * i)).map(([x, y]): Point => [
  Math.min(23500, Math.max(500, x)),
  Math.min(23500, Math.max(500, y)),
]);

/** The goals that are worth walking to over several moves, as places. */
function goals(t: Table, { toBorder }: EndWishes): [string, readonly Point[]][] {
  const things = touchables(t).map(({ id, shape }): [string, Point[]] => [id, contactPlaces(shape)]);
  return toBorder ? [...things, ['border', BORDER_PLACES]] : things;
}

/** FM-20.2 (3) For each goal that this move does not reach, the place that leaves the least way. */
function stations(ways: Ways, samples: readonly Sample[], reached: readonly UsefulEnd[], wishes: EndWishes): UsefulEnd[] {
  const open = goals(ways.table, wishes).filter(([id]) => !reached.some(({ target }) => target === id));
  return open.flatMap(([id, places]) => {
    const distances = distancesTo(ways.table, places);
    const best = least(samples, ({ at }) => wayLeft(distances, at));
    return best ? ended('station', id, planTo(ways, best.at)) : [];
  });
}

const isQuiet = (t: Table, sq: Square): boolean => t.marks[sq] === 0 && surrounding(sq).every((next) => t.marks[next] === 0);

/** FM-20.2 (5) The nearest cool places in up to three squares without a marked neighbour. */
function retreats(ways: Ways, samples: readonly Sample[]): UsefulEnd[] {
  const quiet = SQUARES.filter((sq) => isQuiet(ways.table, sq));
  const nearest = quiet.flatMap((sq) => {
    const best = least(
      samples.filter(({ at }) => squareAt(at) === sq),
      ({ length }) => length,
    );
    return best ? [best] : [];
  });
  return nearest
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 3)
    .flatMap(({ at }) => ended('retreat', squareName(squareAt(at)), planTo(ways, at)));
}

/** FM-20.2 The ends of one move that are worth considering; every path is legal. */
export function usefulEnds(ways: Ways, wishes: EndWishes = PLAIN): UsefulEnd[] {
  const samples = sampleStops(ways);
  const touching = contacts(ways);
  return [
    ...touching,
    ...firing(ways, samples, wishes.waterReach),
    ...stations(ways, samples, touching, wishes),
    ...retreats(ways, samples),
  ];
}
