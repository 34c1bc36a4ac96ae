/** Changing a sheet that is being drawn (SN-18.11). Grids are rows of letters, as in a sheet document. */

export const LETTERS = ['e', 'w', 'g', '-'] as const;
export type Brush = (typeof LETTERS)[number];

const MOST = 16;
const PLACES = 128;

export const paint = (grid: readonly string[], x: number, y: number, letter: Brush): string[] =>
  grid.map((row, r) => (r === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));

/** New places are void; a side that would make the sheet too large gives way (SN-2.6). */
export function resize(grid: readonly string[], columns: number, rows: number): string[] {
  const width = clamp(columns);
  const height = Math.min(clamp(rows), Math.floor(PLACES / width));
  return Array.from({ length: height }, (_, y) => (grid[y] ?? '').slice(0, width).padEnd(width, '-'));
}
const clamp = (n: number) => Math.max(1, Math.min(MOST, Math.round(n) || 1));

/** Left becomes right: a quick way to a sheet that is its own mirror image. */
export const mirrorHalf = (grid: readonly string[]): string[] =>
  grid.map((row) => [...row].map((letter, x) => (x < row.length / 2 ? letter : row[row.length - 1 - x]!)).join(''));

/** A name as an id: small letters, digits and hyphens (SN-2, schema). */
export const idFrom = (name: string): string => {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32);
  return id === '' || id === 'daily' || id === 'inline' ? 'own-sheet' : id;
};
