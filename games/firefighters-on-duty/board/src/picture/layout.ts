import type { City } from '@nightfall/firefighters-on-duty';
import { outline } from '@nightfall/kit/outline';

/** One cell of a tile, in units of the drawing. */
export const CELL = 48;
const MARGIN = 22;

export type Point = { readonly x: number; readonly y: number };
type Cell = readonly [row: number, col: number];
/** How a space is drawn: its cells, and the one nearest to its middle, where a finger goes and a camera looks. */
export type Plot = {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly heart: Point;
  /** Cells under a roof, of a station or the hospital: pieces come there last. */
  readonly roofed: readonly Cell[];
};

export const middleOf = ([row, col]: Cell): Point => ({ x: (col + 0.5) * CELL, y: (row + 0.5) * CELL });
export const outlineOf = ({ cells }: Plot, inset: number, radius: number): string =>
  outline(
    cells.map(([row, col]) => [col, row]),
    CELL,
    inset,
    radius,
  );

/** The right end of the row in which the name of a space stands. */
export function farCornerOf(plot: Plot): Point {
  const { x, y } = cornerOf(plot);
  const row = plot.cells.filter(([r]) => r * CELL === y).map(([, col]) => col);
  let col = x / CELL;
  while (row.includes(col + 1)) col += 1;
  return { x: (col + 1) * CELL, y };
}

/** The corner of a space where its name stands: the leftmost cell of its top row. */
export function cornerOf({ cells }: Plot): Point {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.filter(([row]) => row === top).map(([, col]) => col));
  return { x: left * CELL, y: top * CELL };
}

/** `isTight`: another name stands right beside it. */
type Spot = Point & { readonly isTight: boolean };
type Names = readonly (Spot | undefined)[];
const knownAfar = new WeakMap<City, Names>();
/** Where names stand while the whole city is small: that of a broad area in its corner, any other in the cell with the fewest names to its left and right. */
export function namesAfar(city: City): Names {
  const names = knownAfar.get(city) ?? placeNames(city);
  knownAfar.set(city, names);
  return names;
}
function placeNames(city: City): Names {
  const plots = plotsOf(city);
  const names: (Spot | undefined)[] = plots.map(() => undefined);
  const beside = ([row, col]: Cell) =>
    names.filter((name) => name?.y === row * CELL && Math.abs(name.x - col * CELL) <= CELL).length;
  const place = (i: number, most: number) => {
    const cells = plots[i]!.cells.toSorted(([a, b], [c, d]) => a - c || b - d);
    const cell = (isBroad(city, i) ? cells : cells.toSorted((a, b) => beside(a) - beside(b)))[0]!;
    if (beside(cell) <= most) names[i] = { x: cell[1] * CELL, y: cell[0] * CELL, isTight: beside(cell) > 0 };
  };
  const all = inTurn(city);
  for (const i of all) place(i, 0);
  for (const i of all) if (!names[i]) place(i, 2);
  return names;
}
const isBroad = (city: City, i: number): boolean => {
  const plot = plotsOf(city)[i]!;
  return city.isArea[i] === true && farCornerOf(plot).x - cornerOf(plot).x > CELL;
};
/** The places with names: broad areas first, then the others, roads last. */
function inTurn(city: City): readonly number[] {
  const rank = (i: number) => (isBroad(city, i) ? 0 : city.isArea[i] ? 1 : 2);
  return city.places.flatMap(({ num }, i) => (num > 0 ? [i] : [])).toSorted((a, b) => rank(a) - rank(b));
}

function heartOf(cells: readonly Cell[]): Point {
  const mean = (pick: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + pick(cell), 0) / cells.length;
  const [row, col] = [mean(([r]) => r), mean(([, c]) => c)];
  // Of cells equally near the lower right one: names stand at the top left.
  const far = (cell: Cell) => (cell[0] - row) ** 2 + (cell[1] - col) ** 2 - (cell[0] + cell[1]) / 1000;
  return middleOf(cells.toSorted((a, b) => far(a) - far(b))[0] ?? [0, 0]);
}

/** A station or the hospital is one cell by the rules and a whole yard in the picture: it lies outside the tiles, where there is room. */
function yardOf(city: City, index: number): readonly Cell[] {
  const { cells, kind, adjacent } = city.places[index]!;
  const [cell] = cells;
  const gate = city.places[adjacent[0] ?? -1]?.cells.find(([r, c]) => Math.abs(r - cell![0]) + Math.abs(c - cell![1]) === 1);
  if (!cell || !gate || kind === 'road' || kind === 'area') return cells;
  const [down, right] = [cell[0] - gate[0], cell[1] - gate[1]];
  const broad = kind === 'station' ? [-1, 0, 1] : [0];
  return [0, 1].flatMap((out) =>
    broad.map((aside): Cell => [cell[0] + down * out + right * aside, cell[1] + right * out + down * aside]),
  );
}

const known = new WeakMap<City, readonly Plot[]>();
/** How the spaces of a city are drawn, in their order. */
export function plotsOf(city: City): readonly Plot[] {
  const plots =
    known.get(city) ??
    city.places.map(({ id }, i): Plot => {
      const cells = yardOf(city, i);
      const isYard = cells.length > city.places[i]!.cells.length;
      return { id, cells, heart: heartOf(cells), roofed: isYard ? cells.slice(cells.length / 2) : [] };
    });
  known.set(city, plots);
  return plots;
}

/** The box that holds the whole city. */
export function boundsOf(city: City): { x: number; y: number; width: number; height: number } {
  const cells = plotsOf(city).flatMap((plot) => plot.cells);
  const [rows, cols] = [cells.map(([row]) => row), cells.map(([, col]) => col)];
  const [x, y] = [Math.min(...cols) * CELL - MARGIN, Math.min(...rows) * CELL - MARGIN];
  return {
    x,
    y,
    width: (Math.max(...cols) + 1) * CELL + MARGIN - x,
    height: (Math.max(...rows) + 1) * CELL + MARGIN - y,
  };
}
