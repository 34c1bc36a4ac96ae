import { fieldFor } from '../queries/deployment.ts';
import type { Field } from '../sheet/field.ts';
import type { SiegeState } from '../state.ts';

/** SN-14.5 One row of the box a line: `-` void, `e w g` unmarked, a digit for a shape's turn, `*` for a free mark. */
export function boardRows(v: SiegeState): string[] {
  const field = fieldFor(v);
  const signs = new Map<string, string>();
  for (const { turn, cells } of v.shapes) for (const cell of cells) signs.set(cell, String(turn));
  for (const { cell } of v.free) signs.set(cell, '*');
  return rowsOf(field, (place) => signs.get(field.names[place]!) ?? field.letters[place]!);
}

export const boardText = (v: SiegeState): string => boardRows(v).join('\n');

function rowsOf(field: Field, sign: (place: number) => string): string[] {
  return Array.from({ length: field.height }, (_, r) =>
    Array.from({ length: field.width }, (_unused, c) => sign(r * field.width + c)).join(''),
  );
}

/** The same with the names of columns and rows, for terminals and screen readers. */
export function labelledBoard(v: SiegeState): string {
  const { width } = fieldFor(v);
  const columns = Array.from({ length: width }, (_, c) => String.fromCharCode(97 + c)).join(' ');
  const rows = boardRows(v).map((row, r) => `${String(r + 1).padStart(2)}  ${row.split('').join(' ')}`);
  return [`    ${columns}`, ...rows].join('\n');
}
