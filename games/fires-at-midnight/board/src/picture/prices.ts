import type { Point, Tiers } from '@nightfall/fires-at-midnight';

/** A price is about this many times as wide as it is high. */
const WIDE = 2.4;
/** The figure and what it carries take this many cells to each side. */
const FIGURE = 4;

/** Where the price of this tier has most room: in the middle of its widest part, off the figure; undefined where a price would reach into another tier. */
export function priceAt(tiers: Tiers, tier: number): Point | undefined {
  const free = freeBeside(tiers, tier);
  let best = { room: 0, cell: -1 };
  for (let cell = 0; cell < free.length; cell++) {
    const room = roomAt(free, tiers.size, cell);
    if (room > 0 && room >= best.room) best = { room, cell };
  }
  const { corner, step, size } = tiers;
  return best.cell < 0 ? undefined : [corner[0] + step * (best.cell % size), corner[1] + step * Math.floor(best.cell / size)];
}

/** How many cells of the tier lie free to both sides of each; -1 outside of it. */
function freeBeside({ cells, size }: Tiers, tier: number): Int8Array {
  const isFree = (cell: number) => cells[cell] === tier && !isUnderFigure(cell, size);
  const left = new Int8Array(cells.length).fill(-1);
  const free = new Int8Array(cells.length).fill(-1);
  for (let cell = 0; cell < cells.length; cell++) if (isFree(cell)) left[cell] = cell % size === 0 ? 0 : left[cell - 1]! + 1;
  let right = -1;
  for (let cell = cells.length - 1; cell >= 0; cell--) {
    if (cell % size === size - 1) right = -1;
    right = isFree(cell) ? right + 1 : -1;
    free[cell] = Math.min(left[cell]!, right);
  }
  return free;
}
/** The figure stands in the middle. */
function isUnderFigure(cell: number, size: number): boolean {
  const middle = (size - 1) / 2;
  return Math.abs((cell % size) - middle) <= FIGURE && Math.abs(Math.floor(cell / size) - middle) <= FIGURE;
}

/** How many rows above and below a cell there is room for letters of that size. */
function roomAt(free: Int8Array, size: number, cell: number): number {
  let room = 0;
  while (isRoom(free, size, cell, room + 1)) room += 1;
  return room;
}
function isRoom(free: Int8Array, size: number, cell: number, rows: number): boolean {
  for (let row = -rows; row <= rows; row++) if ((free[cell + row * size] ?? -1) < WIDE * rows) return false;
  return true;
}
