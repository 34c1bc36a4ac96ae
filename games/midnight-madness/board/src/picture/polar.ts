import { CASTLE, type Arc, type Ring } from '@nightfall/midnight-madness';

/** The board as a disc around (0, 0), seen from above, north at the top; arc 1 begins at noon and all go clockwise (MM-4.1). */
export type Point = { readonly x: number; readonly y: number };

/** Outer radius of each ring, Forest first; the last is the castle's wall. */
export const RADII = [500, 405, 322, 242, 160] as const;
export const outer = (ring: Ring): number => RADII[ring]!;
export const inner = (ring: Ring): number => RADII[ring + 1] ?? 0;
export const WALL_RADIUS = RADII[CASTLE]!;
export const TOWER_RADIUS = 108;
/** The whole picture: the disc, and round it the arcs' badges, which no token of the forest covers. */
export const HALF = 574;
export const VIEW_BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
const BADGE_RADIUS = 532;

const toRadians = Math.PI / 180;
export const at = (radius: number, degrees: number): Point => ({
  x: Math.round(radius * Math.sin(degrees * toRadians) * 10) / 10,
  y: Math.round(-radius * Math.cos(degrees * toRadians) * 10) / 10,
});
export const startAngle = (arc: Arc): number => (arc - 1) * 60;
export const middleAngle = (arc: Arc): number => startAngle(arc) + 30;

export const badgeOf = (arc: Arc): Point => at(BADGE_RADIUS, middleAngle(arc));

/** The outline of a ring's part in an arc, drawn a little inside it. */
export function wedge(r0: number, r1: number, from: number, to: number): string {
  const [a, b, c, d] = [at(r1, from), at(r1, to), at(r0, to), at(r0, from)];
  return `M${a.x} ${a.y}A${r1} ${r1} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${r0} ${r0} 0 0 0 ${d.x} ${d.y}Z`;
}
export const spaceOutline = (ring: Ring, arc: Arc): string =>
  wedge(inner(ring), outer(ring), startAngle(arc), startAngle(arc) + 60);

/** An open arc to write or draw along, clockwise if `to` is the larger angle. */
export function bow(radius: number, from: number, to: number): string {
  const [a, b] = [at(radius, from), at(radius, to)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${from < to ? 1 : 0} ${b.x} ${b.y}`;
}

export type Place = Point & { readonly scale: number; readonly turn: number };
/** Where the i-th of n tokens stands in a space, and how large it may be; `turn` points its foot at the castle. */
export function place(ring: Ring, arc: Arc, i: number, n: number): Place {
  const rows = n > 4 ? 2 : 1;
  const perRow = Math.ceil(n / rows);
  const row = Math.floor(i / perRow);
  const inRow = row === rows - 1 ? n - row * perRow : perRow;
  const depth = outer(ring) - Math.max(inner(ring), 60);
  const middle = Math.max(inner(ring), 60) + depth / 2;
  const radius = rows === 1 ? middle : middle + (row === 0 ? depth / 4.4 : -depth / 4.4);
  const span = Math.min(50, (inRow - 1) * stepDegrees(radius, rows));
  const angle = middleAngle(arc) + (inRow === 1 ? 0 : -span / 2 + (span * (i - row * perRow)) / (inRow - 1));
  return { ...at(radius, angle), scale: scaleFor(radius, inRow, rows), turn: angle };
}
const stepDegrees = (radius: number, rows: number) => ((rows === 1 ? 78 : 50) / radius) * 57.3;
const scaleFor = (radius: number, inRow: number, rows: number) => {
  const room = (radius * 50 * toRadians) / Math.max(1, inRow - 1);
  return Math.round(Math.min(rows === 1 ? 1 : 0.62, inRow === 1 ? 1 : room / 72) * 100) / 100;
};
