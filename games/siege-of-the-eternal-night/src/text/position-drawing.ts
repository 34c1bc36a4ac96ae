import { type Fault, written } from '@nightfall/kernel';
import { boardRows } from './board.ts';
import { fieldFor } from '../queries/deployment.ts';
import { placeOf, type Field } from '../sheet/field.ts';
import { FIXED, isFixedShape } from '../sheet/fixed-shapes.ts';
import { add, has } from '../sheet/mask.ts';
import type { DieName, FreeMark, Kind, Shape, SiegeState } from '../state.ts';

type Drawn = {
  readonly board: readonly string[];
  readonly shapes?: readonly Shape[] | undefined;
  readonly free?: readonly FreeMark[] | undefined;
};
const fault = (where: string, code: string, text: string, rule?: string): Fault => ({ where, code, text, ...(rule && { rule }) });

const SHAPE_WORDS = /^([1-9]) (troop|flamestrike|hammer|volley|hero|last)((?: [AB])?)((?: [a-p]\d{1,2}){1,12})$/;
function parseShape(line: string): Shape | string {
  const found = SHAPE_WORDS.exec(line);
  if (!found) return `Can't read this shape: ${line.slice(0, 80)}`;
  const die = found[3]!.trim() || null;
  return { turn: Number(found[1]), kind: found[2] as Kind, die: die as DieName | null, cells: found[4]!.trim().split(' ') };
}
export const SHAPE = written('a shape such as "1 troop A c3 c4"', parseShape, ({ turn, kind, die, cells }: Shape) =>
  [turn, kind, ...(die ? [die] : []), ...cells].join(' '),
);

function parseFree(line: string): FreeMark | string {
  const found = /^([1-9]) ([a-p]\d{1,2})$/.exec(line);
  return found ? { turn: Number(found[1]), cell: found[2]! } : `Can't read this free mark: ${line.slice(0, 40)}`;
}
export const FREE = written('a free mark such as "2 c3"', parseFree, ({ turn, cell }: FreeMark) => `${turn} ${cell}`);

/** Reads the marks of a position from its lists of shapes and free marks, or from the board text alone; tells the latest turn. */
export function readDrawing(s: SiegeState, { board, shapes: listed, free: listedFree }: Drawn, faults: Fault[]): number {
  const isListed = listed !== undefined || listedFree !== undefined;
  const shapes = isListed ? (listed ?? []) : shapesOnBoard(s, board, faults);
  const free = isListed ? (listedFree ?? []) : freeOnBoard(s, board);
  for (const shape of shapes) if (markAll(s, shape.cells, faults)) s.shapes.push(shape);
  for (const mark of free) if (markAll(s, [mark.cell], faults)) s.free.push(mark);
  if (isListed && board.length > 0 && faults.length === 0 && board.join('/') !== boardRows(s).join('/'))
    faults.push(fault('board', 'BOARD', 'The board does not show the listed shapes and free marks.'));
  return Math.max(0, ...s.shapes.map(({ turn }) => turn), ...s.free.map(({ turn }) => turn));
}

function markAll(s: SiegeState, cells: readonly string[], faults: Fault[]): boolean {
  const field = fieldFor(s);
  const before = faults.length;
  for (const cell of cells) {
    const place = placeOf(field, cell);
    if (place < 0) faults.push(fault('board', 'BROKEN', `${cell} is not a square on this sheet.`, 'SN-5.1'));
    else if (has(s.marked, place)) faults.push(fault('board', 'BROKEN', `${cell} is marked twice.`, 'SN-5.10'));
    else add(s.marked, place);
  }
  return faults.length === before;
}

/** Shapes of one turn never touch (SN-6.1), so each patch of one digit is a shape; its kind follows from its form. */
function shapesOnBoard(s: SiegeState, rows: readonly string[], faults: Fault[]): Shape[] {
  const field = fieldFor(s);
  if (rows.length === 0) return [];
  const text = rows.join('');
  const fits = rows.length === field.height && rows.every((row) => row.length === field.width);
  const agrees =
    fits &&
    text.split('').every((sign, place) => sign === field.letters[place] || (/[1-9*]/.test(sign) && field.letters[place] !== '-'));
  if (!agrees) faults.push(fault('board', 'BOARD', 'The board does not fit the sheet.'));
  if (!agrees) return [];
  const seen = new Set<number>();
  return text.split('').flatMap((sign, place) => {
    if (!/[1-9]/.test(sign) || seen.has(place)) return [];
    const patch = patchAt(field, text, place);
    for (const other of patch) seen.add(other);
    return [
      { turn: Number(sign), kind: kindOf(field, patch), die: null, cells: inOrder(field, patch).map((p) => field.names[p]!) },
    ];
  });
}

function patchAt(field: Field, text: string, start: number): number[] {
  const patch = new Set([start]);
  for (const place of patch) for (const near of field.neighbours[place]!) if (text[near] === text[start]) patch.add(near);
  return [...patch];
}

function kindOf(field: Field, patch: readonly number[]): Kind {
  const fixed = FIXED.find((shape) => isFixedShape(field, shape, patch));
  return fixed ?? (patch.length > 5 ? 'last' : 'troop');
}

/** A snake is listed from its smaller end on; anything else in reading order. */
function inOrder(field: Field, patch: readonly number[]): number[] {
  const touching = (place: number) => field.neighbours[place]!.filter((near) => patch.includes(near));
  const path = patch
    .filter((place) => touching(place).length < 2)
    .toSorted((a, b) => a - b)
    .slice(0, 1);
  for (let next = path[0]; next !== undefined; next = touching(next).find((near) => !path.includes(near)))
    if (!path.includes(next)) path.push(next);
  return path.length === patch.length ? path : patch.toSorted((a, b) => a - b);
}

/** Board text does not tell when a free mark was made; it matters only for the bars of the share text. */
function freeOnBoard(s: SiegeState, rows: readonly string[]): FreeMark[] {
  const field = fieldFor(s);
  const signs = rows.join('').split('');
  const latest = Math.max(1, ...signs.filter((sign) => /[1-9]/.test(sign)).map(Number));
  return signs.flatMap((sign, place) => (sign === '*' && field.names[place] ? [{ turn: latest, cell: field.names[place] }] : []));
}
