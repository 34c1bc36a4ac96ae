import { inWords } from '../cell.ts';
import type { Line } from '../result.ts';
import { safe } from './markup.ts';
import { matrix, type Square } from './matrix.ts';

/** The win rates of a grid at a glance: the last thing that varies gives the columns, everything before it the rows. */
export function overview(lines: readonly Line[]): string {
  const of = lines[0]?.figures.wins.at(-1)?.of ?? '';
  const svg = overviewOf(lines);
  return svg
    ? `<section><h2>At a glance</h2><figure>${svg}<figcaption>Wins of ${safe(of)} in percent${lines.some(({ bands }) => bands.length > 0) ? '; ✗: outside its target' : ''}.</figcaption></figure></section>`
    : '';
}
export function overviewOf(lines: readonly Line[]): string {
  const grid = lines.map((line) => ({ ...placed(line), square: squareOf(line) }));
  const [rows, columns] = [unique(grid.map(({ row }) => row)), unique(grid.map(({ column }) => column))];
  if (rows.length < 2 || columns.length < 2 || grid.some(({ square }) => !square)) return '';
  const at = (row: string, column: string) => grid.find((one) => one.row === row && one.column === column)?.square;
  const drawn = rows.map((row) => ({ name: row, squares: columns.map((column) => at(row, column)) }));
  const of = lines[0]!.figures.wins.at(-1)!.of;
  return matrix(`Wins of ${of} in percent`, columns, drawn);
}
const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** What was dealt comes last, then the variant, then the grid. */
function placed({ across, variant, dealt }: Line): { readonly row: string; readonly column: string } {
  const ways = [
    ...Object.entries(across).map(inWords),
    ...(variant === 'as it is' ? [] : [variant]),
    ...Object.values(dealt).map(String),
  ];
  return { row: ways.slice(0, -1).join(', '), column: ways.at(-1) ?? '' };
}

/** The last side: in a game against a king, those who play against him. Only targets for its wins are told here. */
function squareOf({ figures: { wins }, bands }: Line): Square | undefined {
  const shown = wins.at(-1);
  return shown && { share: shown.rate.value, isKept: bands.every(({ side, isKept }) => isKept || side !== shown.of) };
}
