import { round } from './ink.ts';

/** The outline of a set of places as one piece (SN-18.5): a closed path, pulled in from the edges and rounded at the corners. */

type Step = { x: number; y: number; dx: number; dy: number };

/** The border of the set, clockwise: one step for every side of a place that has no neighbour of the set beyond it. */
function border(cells: readonly number[], width: number): Step[] {
  const inside = new Set(cells);
  const has = (x: number, y: number) => x >= 0 && x < width && y >= 0 && inside.has(y * width + x);
  return cells.flatMap((cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    const steps: Step[] = [];
    if (!has(x, y - 1)) steps.push({ x, y, dx: 1, dy: 0 });
    if (!has(x + 1, y)) steps.push({ x: x + 1, y, dx: 0, dy: 1 });
    if (!has(x, y + 1)) steps.push({ x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (!has(x - 1, y)) steps.push({ x, y: y + 1, dx: 0, dy: -1 });
    return steps;
  });
}

/** Where two places meet at a corner only, the walk turns right: it stays with its own place. */
const rightFirst = (now: Step) => (a: Step, b: Step) => turn(now, b) - turn(now, a);
const turn = (a: Step, b: Step) => a.dx * b.dy - a.dy * b.dx;

function loops(steps: readonly Step[]): Step[][] {
  const left = new Set(steps);
  const found: Step[][] = [];
  for (const first of steps) {
    if (!left.delete(first)) continue;
    const loop = [first];
    for (let now = first; ;) {
      const [x, y] = [now.x + now.dx, now.y + now.dy];
      const next = [...left].filter((s) => s.x === x && s.y === y).sort(rightFirst(now))[0];
      if (!next) break;
      left.delete(next);
      loop.push((now = next));
    }
    found.push(loop);
  }
  return found;
}

function roundedLoop(loop: readonly Step[], size: number, inset: number, radius: number): string {
  const corners = loop.flatMap((b, i) => {
    const a = loop.at(i - 1)!;
    if (a.dx === b.dx && a.dy === b.dy) return [];
    const x = b.x * size + inset * (-a.dy - b.dy);
    const y = b.y * size + inset * (a.dx + b.dx);
    const before = `${round(x - a.dx * radius)} ${round(y - a.dy * radius)}`;
    return [`${before}Q${round(x)} ${round(y)} ${round(x + b.dx * radius)} ${round(y + b.dy * radius)}`];
  });
  return `M${corners.join('L')}Z`;
}

export function outline(cells: readonly number[], width: number, size: number, inset: number, radius: number): string {
  return loops(border(cells, width))
    .map((loop) => roundedLoop(loop, size, inset, radius))
    .join('');
}
