import { SIDES, SQUARES, nextSquare, surrounding } from '../space/grid.ts';
import { FIRE, SMOKE, type Square } from '../state.ts';

/** What the fire does next, by what lies on the squares. The rules carry it out on the table, bots on plain arrays to look far ahead. */

/** What lies on each square. */
type Marks = ArrayLike<number>;

/** FM-12.6 The squares from each one to the border, in the four directions. */
const LINES: readonly (readonly (readonly Square[])[])[] = SQUARES.map((from) =>
  SIDES.map((side) => {
    const line: Square[] = [];
    for (let sq = nextSquare(from, side); sq >= 0; sq = nextSquare(sq, side)) line.push(sq);
    return line;
  }),
);
export const linesFrom = (sq: Square): readonly (readonly Square[])[] => LINES[sq]!;
/** FM-12.7, FM-22.6 How far a blast runs along a line: on through smoke and fire, up to the first empty square, which burns as well. */
export function blastLength(marks: Marks, line: readonly Square[]): number {
  for (let i = 0; i < line.length; i++) if (marks[line[i]!] === 0) return i + 1;
  return line.length;
}

/** FM-11.41 Does a marker lie beside the square? Nothing stands between squares. */
function touches(marks: Marks, sq: Square, what: number): boolean {
  const around = surrounding(sq);
  for (let i = 0; i < around.length; i++) if (marks[around[i]!] === what) return true;
  return false;
}

/** FM-11.24 Does a chest on this square explode? FM-11.25 Smoke is harmless to it. */
export const explodes = (marks: Marks, sq: Square): boolean => marks[sq] === FIRE;
/** FM-11.28, FM-11.29 Does a tree on this square catch what lies beside it? */
export const treeCatches = (marks: Marks, sq: Square, what: number): boolean => marks[sq] === 0 && touches(marks, sq, what);
/** FM-11.40 Does smoke on this square turn to fire? */
export const smokeCatches = (marks: Marks, sq: Square): boolean => marks[sq] === SMOKE && touches(marks, sq, FIRE);

/** FM-11.13–11.15 What a spread roll puts on a square without fire. FM-11.16: with fire, it explodes. */
export const spreadMark = (mark: number, hasExploded: boolean): typeof FIRE | typeof SMOKE =>
  mark === SMOKE || hasExploded ? FIRE : SMOKE;
