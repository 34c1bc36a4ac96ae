/** The outline of a set of square cells as one piece: a closed path, pulled in from the edges and rounded at the corners. */

export type Cell = readonly [x: number, y: number];
type Step = { x: number; y: number; dx: number; dy: number };

/** The border of the set, clockwise: one step for every side of a cell that has no neighbour of the set beyond it. */
function border(cells: readonly Cell[]): Step[] {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number) => inside.has(`${x},${y}`);
  return cells.flatMap(([x, y]) => {
    const steps: Step[] = [];
    if (!has(x, y - 1)) steps.push({ x, y, dx: 1, dy: 0 });
    if (!has(x + 1, y)) steps.push({ x: x + 1, y, dx: 0, dy: 1 });
    if (!has(x, y + 1)) steps.push({ x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (!has(x - 1, y)) steps.push({ x, y: y + 1, dx: 0, dy: -1 });
    return steps;
  });
}

/** Where two cells meet at a corner only, the walk turns right: it stays with its own cell. */
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

const round = (n: number) => Math.round(n * 100) / 100;

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

export function outline(cells: readonly Cell[], size: number, inset: number, radius: number): string {
  return loops(border(cells))
    .map((loop) => roundedLoop(loop, size, inset, radius))
    .join('');
}
