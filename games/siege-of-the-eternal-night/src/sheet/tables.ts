import { fieldOf, type Field } from './field.ts';
import { eachFixedShape, type Fixed } from './fixed-shapes.ts';
import { add, emptyMask, has } from './mask.ts';
import { eachSnake } from './snake.ts';

/** Which placements: snakes of 1 to 5 squares, or a fixed shape. */
export type TableKind = 1 | 2 | 3 | 4 | 5 | Fixed;
export const TABLE_KINDS: readonly TableKind[] = [1, 2, 3, 4, 5, 'flamestrike', 'hammer', 'volley'];

/** All placements of one kind on a sheet (SN-17.2). Placement p owns the words 4p … 4p+3 of `mask` and `halo`. */
export type Table = {
  readonly count: number;
  /** Squares of a placement. */
  readonly size: number;
  readonly mask: Int32Array;
  /** Neighbours outside the mask. */
  readonly halo: Int32Array;
  readonly enemies: Uint8Array;
  readonly wallbreakers: Uint8Array;
  /** The places, `size` a placement. */
  readonly places: Uint8Array;
  /** The names of the places, in the order in which a move hands them over. */
  readonly names: readonly (readonly string[])[];
  /** The halo once more, place by place: 4 · place + contacts − 1; placement p has `rim[rimStart[p]]` up to `rimStart[p + 1]`. */
  readonly rim: Uint16Array;
  readonly rimStart: Uint32Array;
};

export type Tables = { readonly [K in TableKind]: Table };

const built = new WeakMap<Field, Tables>();
/** Where the squares of a listed placement come from; their lists are frozen, so being the same list proves the form. */
const origins = new WeakMap<readonly string[], { readonly table: Table; readonly p: number }>();

/** Is this very list one of the table's placements? Then its number, else −1. */
export function placementIn(table: Table, cells: readonly string[]): number {
  const origin = origins.get(cells);
  return origin?.table === table ? origin.p : -1;
}

/** The placement tables of a sheet, enumerated once (SN-17.1). */
export function tablesOf(grid: readonly string[]): Tables {
  const field = fieldOf(grid);
  const known = built.get(field);
  if (known) return known;
  const snakes = (length: number) => buildTable(field, (found) => eachSnake(field, length, field.squares, found));
  const fixed = (shape: Fixed) => buildTable(field, (found) => eachFixedShape(field, shape, found));
  const tables: Tables = {
    1: snakes(1),
    2: snakes(2),
    3: snakes(3),
    4: snakes(4),
    5: snakes(5),
    flamestrike: fixed('flamestrike'),
    hammer: fixed('hammer'),
    volley: fixed('volley'),
  };
  built.set(field, tables);
  return tables;
}

function buildTable(field: Field, each: (found: (places: readonly number[]) => void) => void): Table {
  const all: number[][] = [];
  each((places) => all.push([...places]));
  const size = all[0]?.length ?? 0;
  const rims = all.map((places) => rimOf(field, places));
  const starts = [0];
  for (const rim of rims) starts.push(starts.at(-1)! + rim.length);
  const table: Table = {
    count: all.length,
    size,
    mask: wordsOf(all),
    halo: wordsOf(rims.map((rim) => rim.map((entry) => entry >> 2))),
    enemies: Uint8Array.from(all, (places) => places.filter((place) => has(field.enemies, place)).length),
    wallbreakers: Uint8Array.from(all, (places) => places.filter((place) => has(field.wallbreakers, place)).length),
    places: Uint8Array.from(all.flat()),
    names: all.map((places) => Object.freeze(places.map((place) => field.names[place]!))),
    rim: Uint16Array.from(rims.flat()),
    rimStart: Uint32Array.from(starts),
  };
  table.names.forEach((cells, p) => origins.set(cells, { table, p }));
  return table;
}

/** Each neighbour outside the placement with the number of its contacts. */
function rimOf(field: Field, places: readonly number[]): number[] {
  const contacts = new Map<number, number>();
  for (const place of places)
    for (const near of field.neighbours[place]!) if (!places.includes(near)) contacts.set(near, (contacts.get(near) ?? 0) + 1);
  return [...contacts].map(([place, count]) => 4 * place + count - 1);
}

function wordsOf(sets: readonly (readonly number[])[]): Int32Array {
  const words = new Int32Array(4 * sets.length);
  sets.forEach((places, p) => {
    const mask = emptyMask();
    for (const place of places) add(mask, place);
    words.set(mask, 4 * p);
  });
  return words;
}

/** The placements that avoid all blocked places (SN-17.2). */
export function legalIn({ count, mask }: Table, blocked: readonly number[]): number[] {
  const [b0, b1, b2, b3] = blocked as [number, number, number, number];
  const found: number[] = [];
  for (let p = 0, w = 0; p < count; p++, w += 4)
    if (((mask[w]! & b0) | (mask[w + 1]! & b1) | (mask[w + 2]! & b2) | (mask[w + 3]! & b3)) === 0) found.push(p);
  return found;
}

export function countLegal({ count, mask }: Table, blocked: readonly number[]): number {
  const [b0, b1, b2, b3] = blocked as [number, number, number, number];
  let found = 0;
  for (let p = 0, w = 0; p < count; p++, w += 4)
    if (((mask[w]! & b0) | (mask[w + 1]! & b1) | (mask[w + 2]! & b2) | (mask[w + 3]! & b3)) === 0) found++;
  return found;
}

/** The i-th placement that avoids all blocked places. */
export function legalAt({ count, mask }: Table, blocked: readonly number[], i: number): number {
  const [b0, b1, b2, b3] = blocked as [number, number, number, number];
  let left = i;
  for (let p = 0, w = 0; p < count; p++, w += 4)
    if (((mask[w]! & b0) | (mask[w + 1]! & b1) | (mask[w + 2]! & b2) | (mask[w + 3]! & b3)) === 0 && left-- === 0) return p;
  throw new Error(`there are not ${i + 1} placements`);
}

/** Does a placement avoid these places? */
export const avoids = ({ mask }: Table, p: number, blocked: ArrayLike<number>): boolean =>
  ((mask[4 * p]! & blocked[0]!) |
    (mask[4 * p + 1]! & blocked[1]!) |
    (mask[4 * p + 2]! & blocked[2]!) |
    (mask[4 * p + 3]! & blocked[3]!)) ===
  0;
