/** How a pen moves: every stroke trembles, and the same stroke always trembles in the same way. */

/** A number from 0 to 1 that depends on its keys alone. */
export function tremble(...keys: readonly number[]): number {
  let h = 2166136261;
  for (const key of keys) {
    h = Math.imul(h ^ Math.round(key), 16777619);
    h = Math.imul(h ^ (h >>> 13), 1540483477);
  }
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** From -reach to reach. */
export const wobble = (reach: number, ...keys: readonly number[]): number => (tremble(...keys) * 2 - 1) * reach;

export const round = (n: number): number => Math.round(n * 10) / 10;

type Point = readonly [x: number, y: number];

/** A filled brush stroke: swells in the middle, thins at the end. */
export function brush([x1, y1]: Point, [x2, y2]: Point, width: number, key: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const bend = wobble(length * 0.07, key, 1);
  const mx = x1 + (x2 - x1) * 0.45 + nx * bend;
  const my = y1 + (y2 - y1) * 0.45 + ny * bend;
  const start = width * (0.28 + tremble(key, 2) * 0.2);
  const middle = width * (0.85 + tremble(key, 3) * 0.3);
  const at = (x: number, y: number, side: number) => `${round(x + nx * side)} ${round(y + ny * side)}`;
  return `M${at(x1, y1, start)}Q${at(mx, my, middle)} ${at(x2, y2, 0.3)}Q${at(mx, my, -middle)} ${at(x1, y1, -start)}Z`;
}

/** Two strokes that strike out a square of the given size around its middle. */
export function inkCross(cx: number, cy: number, size: number, width: number, key: number): string {
  const r = size / 2;
  const shift = (n: number) => wobble(size * 0.07, key, n);
  return (
    brush([cx - r + shift(11), cy - r + shift(12)], [cx + r + shift(13), cy + r + shift(14)], width, key * 2) +
    brush([cx + r + shift(15), cy - r + shift(16)], [cx - r + shift(17), cy + r + shift(18)], width, key * 2 + 1)
  );
}

/** A thin line drawn without a ruler. */
export function penLine([x1, y1]: Point, [x2, y2]: Point, key: number, reach = 0.9): string {
  const mx = (x1 + x2) / 2 + wobble(reach, key, 5);
  const my = (y1 + y2) / 2 + wobble(reach, key, 6);
  return `M${round(x1)} ${round(y1)}Q${round(mx)} ${round(my)} ${round(x2)} ${round(y2)}`;
}

/** A torn sheet of paper: a rectangle whose edge was never cut straight. */
export function tornEdge(x: number, y: number, width: number, height: number, key: number): string {
  const points: Point[] = [];
  const walk = (from: Point, to: Point, side: number) => {
    const steps = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26));
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const out = wobble(2.2, key, side, i) + (tremble(key, side, i, 9) > 0.9 ? wobble(4, key, side, i, 3) : 0);
      const flat = side % 2 === 0;
      points.push([from[0] + (to[0] - from[0]) * t + (flat ? 0 : out), from[1] + (to[1] - from[1]) * t + (flat ? out : 0)]);
    }
  };
  walk([x, y], [x + width, y], 0);
  walk([x + width, y], [x + width, y + height], 1);
  walk([x + width, y + height], [x, y + height], 2);
  walk([x, y + height], [x, y], 3);
  return `M${points.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}Z`;
}
