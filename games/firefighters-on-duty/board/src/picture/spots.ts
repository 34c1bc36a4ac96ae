import { CELL, cornerOf, farCornerOf, type Plot, type Point } from './layout.ts';

/** Where a piece lies, and how large it may be drawn. */
export type Spot = Point & { readonly size: number };
/** What wants a place on a space: a vehicle lies across half a cell, a blaze fills a cell where one is free. */
export type Wish = 'vehicle' | 'blaze' | 'small';

const QUARTER = CELL / 2;
type Quarter = Point & { readonly cell: number; readonly row: 0 | 1 };

/** Four to a cell; the lower ones first, because names stand at the top. `taken` are things that always stand there. */
function quartersOf({ cells, roofed }: Plot, taken: readonly Point[]): Quarter[] {
  const all = cells.flatMap(([row, col], cell) =>
    ([1, 0] as const).flatMap((r) =>
      [1, 0].map((c) => ({ x: (col + 0.25 + c / 2) * CELL, y: (row + 0.25 + r / 2) * CELL, cell, row: r })),
    ),
  );
  const isRoofed = ({ cell }: Quarter) => Number(roofed.includes(cells[cell]!));
  const low = all.toSorted((a, b) => isRoofed(a) - isRoofed(b) || b.y - a.y || b.x - a.x);
  return low.filter(({ x, y }) => !taken.some((p) => Math.abs(p.x - x) < QUARTER / 2 && Math.abs(p.y - y) < QUARTER / 2));
}

/** Takes the first quarters that `fits` accepts, all of them or none. */
function take(free: Quarter[], count: number, fits: (quarter: Quarter, first: Quarter) => boolean): Spot | undefined {
  for (const first of free) {
    const taken = free.filter((quarter) => fits(quarter, first)).slice(0, count);
    if (taken.length < count) continue;
    for (const quarter of taken) free.splice(free.indexOf(quarter), 1);
    const mean = (key: 'x' | 'y') => taken.reduce((sum, quarter) => sum + quarter[key], 0) / count;
    return { x: mean('x'), y: mean('y'), size: count === 4 ? CELL : QUARTER };
  }
  return undefined;
}
const sameCell = (a: Quarter, b: Quarter) => a.cell === b.cell;
const sameHalf = (a: Quarter, b: Quarter) => a.cell === b.cell && a.row === b.row;
const nearTo =
  ({ x, y }: Point) =>
  (a: Point, b: Point) =>
    (a.x - x) ** 2 + (a.y - y) ** 2 - ((b.x - x) ** 2 + (b.y - y) ** 2);

/** As large as a small piece is drawn where it has a cell to itself. */
const ROOMY = 0.72 * CELL;
/** Whole cells that are free, the lower ones first. */
function cellsOf(free: readonly Quarter[]): Spot[] {
  const cells = [...new Set(free.map(({ cell }) => cell))].map((cell) => free.filter((quarter) => quarter.cell === cell));
  return cells
    .filter((quarters) => quarters.length === 4)
    .map((quarters) => ({
      x: quarters.reduce((sum, { x }) => sum + x, 0) / 4,
      // Names stand at the top, and people on the ground.
      y: quarters.reduce((sum, { y }) => sum + y, 0) / 4 + (CELL - ROOMY) / 2,
      size: ROOMY,
    }));
}

/** Small pieces share what is left: a cell each, or a quarter, or less where it is crowded. */
function share(free: readonly Quarter[], count: number): Spot[] {
  const cells = cellsOf(free);
  if (cells.length >= count) return cells.slice(0, count);
  const side = Math.ceil(Math.sqrt(count / Math.max(1, free.length)));
  const size = QUARTER / Math.max(1, side);
  const steps = Array.from({ length: side }, (_, i) => (i - (side - 1) / 2) * size);
  const spots = free.flatMap(({ x, y }) => steps.flatMap((dy) => steps.map((dx) => ({ x: x + dx, y: y + dy, size }))));
  return spots.slice(0, count);
}

/** The cell that bears what a fire asks for comes late, the one that bears the name last. */
const unlabelledFirst = (plot: Plot) => {
  const { x, y } = cornerOf(plot);
  const labels = [farCornerOf(plot).x - CELL, x];
  const rankOf = ({ cell }: Quarter) => {
    const [row, col] = plot.cells[cell]!;
    return row * CELL === y ? labels.lastIndexOf(col * CELL) : -1;
  };
  return (a: Quarter, b: Quarter) => rankOf(a) - rankOf(b);
};

/** Takes a whole cell if the small pieces still find room, else a quarter, the nearest to the middle that leaves the labels to be read. */
function takeBlaze(free: Quarter[], plot: Plot, small: number): Spot | undefined {
  const near = free.toSorted(nearTo(plot.heart)).toSorted(unlabelledFirst(plot));
  const spot = (free.length - 4 >= small ? take(near, 4, sameCell) : undefined) ?? take(near, 1, () => true);
  free.splice(0, free.length, ...free.filter((quarter) => near.includes(quarter)));
  return spot;
}

/** Gives every wish of a space a spot, so that no piece hides another. */
export function spotsFor(plot: Plot, wishes: readonly Wish[], taken: readonly Point[] = []): (Spot | undefined)[] {
  const free = quartersOf(plot, taken);
  const small = wishes.filter((wish) => wish === 'small').length;
  const big = wishes.map((wish) => {
    if (wish === 'vehicle') return take(free, 2, sameHalf) ?? take(free, 1, () => true);
    // In the narrowest lanes even a fire is a small piece.
    return wish === 'blaze' && free.length > 1 ? takeBlaze(free, plot, small) : undefined;
  });
  const rest = share(free, big.filter((spot) => spot === undefined).length);
  return big.map((spot) => spot ?? rest.shift());
}
