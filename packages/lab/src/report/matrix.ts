import { picture, safe } from './markup.ts';

/** A table as a picture: a square for each pair of a row and a column, the lighter the higher its share. */
export type Square = { readonly share: number; readonly isKept: boolean };
const [NAMES, ROW, HEAD] = [132, 30, 24];
const WIDTH = 400;

export function matrix(
  name: string,
  columns: readonly string[],
  rows: readonly { readonly name: string; readonly squares: readonly (Square | undefined)[] }[],
): string {
  const step = (WIDTH - NAMES) / columns.length;
  const heads = columns.map(
    (text, i) => `<text class="mark" x="${NAMES + step * (i + 1 / 2)}" y="${HEAD - 8}">${safe(text)}</text>`,
  );
  const lines = rows.map(({ name: head, squares }, at) => {
    const top = HEAD + ROW * at;
    const drawn = squares.map((square, i) => (square ? squareAt(square, NAMES + step * i, top, step) : ''));
    return `<text class="name" x="0" y="${top + 20}">${safe(head)}</text>${drawn.join('')}`;
  });
  return picture(name, WIDTH, HEAD + ROW * rows.length, [...heads, ...lines]);
}
/** A share outside its target has a frame, and its number a mark. */
const squareAt = ({ share, isKept }: Square, x: number, y: number, width: number): string =>
  `<rect class="square${isKept ? '' : ' missed'}" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${ROW - 2}" fill-opacity="${(0.08 + 0.72 * share).toFixed(2)}"/><text class="mark value" x="${x + width / 2}" y="${y + 20}">${(100 * share).toFixed(0)}${isKept ? '' : ' ✗'}</text>`;
