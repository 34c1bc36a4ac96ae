import { LINE, linesOf, picture, safe, written } from './markup.ts';

/** A table as a picture: a square for each pair of a row and a column, the lighter the higher its share. */
export type Square = { readonly share: number; readonly isKept: boolean };
const [NAMES, ROW, HEAD] = [150, 30, 8];
/** As many letters as surely fit into the column of names. */
const LETTERS = 18;
const WIDTH = 400;

export function matrix(
  name: string,
  columns: readonly string[],
  rows: readonly { readonly name: string; readonly squares: readonly (Square | undefined)[] }[],
): string {
  const step = (WIDTH - NAMES) / columns.length;
  const over = columns.map((text) => linesOf(text, Math.max(6, Math.floor(step / 9))));
  const head = HEAD + LINE * Math.max(...over.map(({ length }) => length));
  const heads = over.flatMap((lines, i) =>
    lines.map(
      (text, n) =>
        `<text class="mark" x="${NAMES + step * (i + 1 / 2)}" y="${head - 6 - LINE * (lines.length - 1 - n)}">${safe(text)}</text>`,
    ),
  );
  const names = rows.map((row) => linesOf(row.name, LETTERS));
  const heights = names.map((lines) => Math.max(ROW, 12 + LINE * lines.length));
  const lines = rows.map(({ squares }, at) => {
    const top = head + heights.slice(0, at).reduce((sum, one) => sum + one, 0);
    const drawn = squares.map((square, i) => (square ? squareAt(square, NAMES + step * i, top, step, heights[at]!) : ''));
    return `${written(names[at]!, top + 20)}${drawn.join('')}`;
  });
  return picture(name, WIDTH, head + heights.reduce((sum, one) => sum + one, 0), [...heads, ...lines]);
}
/** A share outside its target has a frame, and its number a mark. */
const squareAt = ({ share, isKept }: Square, x: number, y: number, width: number, height: number): string =>
  `<rect class="square${isKept ? '' : ' missed'}" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" fill-opacity="${(0.08 + 0.72 * share).toFixed(2)}"/><text class="mark value" x="${x + width / 2}" y="${y + height / 2 + 5}">${(100 * share).toFixed(0)}${isKept ? '' : ' ✗'}</text>`;
