import type { Point, Side, Square } from '../state.ts';

/** FM-3.1, FM-4.1 The table is 24 inches square. */
export const TABLE = 24000;
/** FM-4.2 The side of a square. */
export const CELL = 4000;
export const SQUARES: readonly Square[] = Array.from({ length: 36 }, (_, sq) => sq);
/** FM-0.5 */
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

const W = (sq: Square) => Math.floor(sq / 6);
const B = (sq: Square) => sq % 6;

/** FM-0.3 `W2,B5` */
const NAMES: readonly string[] = SQUARES.map((sq) => `W${W(sq) + 1},B${B(sq) + 1}`);
export const squareName = (sq: Square): string => NAMES[sq]!;
/** The square of a name; undefined if there is none such. */
export const squareNamed = (name: string): Square | undefined => {
  const at = NAMES.indexOf(name.toUpperCase());
  return at < 0 ? undefined : at;
};

/** FM-4.10 White gives w, black gives b. */
export const rolledSquare = (faces: readonly number[]): Square => 6 * (faces[0]! - 1) + (faces[1]! - 1);
export const facesOf = (sq: Square): readonly [number, number] => [W(sq) + 1, B(sq) + 1];

const CENTRES: readonly Point[] = SQUARES.map((sq) => [CELL * W(sq) + 2000, CELL * B(sq) + 2000]);
/** FM-4.3 */
export const centreOf = (sq: Square): Point => CENTRES[sq]!;

/** FM-4.2, FM-22.9 Half-open squares; the last row and column own the table's border. */
export const squareAt = ([x, y]: Point): Square => 6 * Math.min(5, Math.floor(x / CELL)) + Math.min(5, Math.floor(y / CELL));

/** FM-0.5 The next square on this side; −1 beyond the table. */
export function nextSquare(sq: Square, side: Side): Square {
  if (side === 'N') return B(sq) === 5 ? -1 : sq + 1;
  if (side === 'S') return B(sq) === 0 ? -1 : sq - 1;
  if (side === 'E') return W(sq) === 5 ? -1 : sq + 6;
  return W(sq) === 0 ? -1 : sq - 6;
}

const AROUND: readonly (readonly Square[])[] = SQUARES.map((sq) =>
  SIDES.map((side) => nextSquare(sq, side)).filter((next) => next >= 0),
);
/** FM-4.6 The squares that share a side with it. */
export const surrounding = (sq: Square): readonly Square[] => AROUND[sq]!;

const isMiddle = (n: number) => n === 2 || n === 3;
const isOuter = (n: number) => n === 0 || n === 5;
/** FM-4.7 */
export const isCentreSquare = (sq: Square): boolean => isMiddle(W(sq)) && isMiddle(B(sq));
/** FM-4.8 */
export const isCornerSquare = (sq: Square): boolean => isOuter(W(sq)) && isOuter(B(sq));

/** FM-5.14 The side that looks at the well. */
export function sideToTheWell(sq: Square): Side {
  const [x, y] = centreOf(sq);
  const dx = TABLE / 2 - x;
  const dy = TABLE / 2 - y;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'N' : 'S';
}

export const clockwise = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 1) % 4]!;
