import type { Letter, Scene, SceneShape } from '../picture/scene.ts';

/**
 * A corner of a sheet for a picture of the book: `e`, `w`, `g` and `-` as on a sheet, a digit for a square drawn in that turn,
 * `W` for a wallbreaker under a shape of turn 1, `*` for a free mark.
 */
export function corner(rows: readonly string[]): Scene {
  const width = rows[0]!.length;
  const signs = rows.join('').split('');
  const shapes = shapesOf(signs, width);
  const turn = Math.max(0, ...shapes.map((shape) => shape.turn));
  const beside = (of: number) =>
    besides(
      signs,
      width,
      shapes.filter((shape) => shape.turn === of),
    );
  return {
    width,
    height: rows.length,
    letters: signs.map(letterOf),
    shapes,
    free: signs.flatMap((sign, cell) => (sign === '*' ? [{ turn, cell }] : [])),
    turn,
    touchNow: beside(turn),
    touchLast: beside(turn - 1),
  };
}

const letterOf = (sign: string): Letter => (sign === 'W' ? 'w' : sign === 'w' || sign === 'g' || sign === '-' ? sign : 'e');
const turnOf = (sign: string | undefined): number => (sign === 'W' ? 1 : Number(sign) || 0);

function neighbours(width: number, count: number, cell: number): number[] {
  const column = cell % width;
  const found = [cell - width, cell + width, column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1];
  return found.filter((one) => one >= 0 && one < count);
}

/** Squares of one turn that hang together are one shape. */
function shapesOf(signs: readonly string[], width: number): SceneShape[] {
  const seen = new Set<number>();
  return signs.flatMap((sign, first) => {
    const turn = turnOf(sign);
    if (turn === 0 || seen.has(first)) return [];
    const cells = [first];
    seen.add(first);
    for (const cell of cells)
      for (const next of neighbours(width, signs.length, cell)) {
        if (seen.has(next) || turnOf(signs[next]) !== turn) continue;
        seen.add(next);
        cells.push(next);
      }
    return [{ id: first, turn, kind: 'troop', cells }];
  });
}

/** The open squares beside these shapes. */
function besides(signs: readonly string[], width: number, shapes: readonly SceneShape[]): ReadonlySet<number> {
  const isOpen = (cell: number) => turnOf(signs[cell]) === 0 && signs[cell] !== '-' && signs[cell] !== '*';
  return new Set(shapes.flatMap(({ cells }) => cells.flatMap((cell) => neighbours(width, signs.length, cell))).filter(isOpen));
}
