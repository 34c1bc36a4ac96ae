import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf, placeOf, type Field } from './field.ts';
import { FIXED, FIXED_SIZES, isFixedShape, ORIENTATIONS } from './fixed-shapes.ts';
import { placesOf } from './mask.ts';
import { canGrow, eachSnake, snakeFault } from './snake.ts';
import { tablesOf, type TableKind } from './tables.ts';

/** An independent judge: works on rows and columns, knows neither bitboards nor neighbour tables. */
function isSnakeSet(field: Field, places: readonly number[]): boolean {
  const cells = places.map((place) => [Math.floor(place / field.width), place % field.width] as const);
  const touch = (a: number, b: number) => Math.abs(cells[a]![0] - cells[b]![0]) + Math.abs(cells[a]![1] - cells[b]![1]) === 1;
  const near = cells.map((_, a) => cells.flatMap((_cell, b) => (touch(a, b) ? [b] : [])));
  const ends = near.flatMap((list, a) => (list.length === 1 ? [a] : []));
  if (cells.length === 1) return true;
  if (ends.length !== 2 || near.some((list) => list.length === 0 || list.length > 2)) return false;
  const path = [ends[0]!];
  for (let next: number | undefined = near[path[0]!]![0]; next !== undefined; next = near[next]!.find((b) => !path.includes(b)))
    path.push(next);
  const isLine = (i: number) =>
    [0, 1].some((axis) => path.slice(i, i + 4).every((a) => cells[a]![axis] === cells[path[i]!]![axis]));
  return path.length === cells.length && !path.some((_, i) => i + 4 <= path.length && isLine(i));
}

function combinations(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => combinations(from.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

const grids = fc
  .array(fc.array(fc.constantFrom('e', 'e', 'e', 'g', 'w', '-'), { minLength: 4, maxLength: 4 }), { minLength: 2, maxLength: 4 })
  .map((rows) => rows.map((row) => row.join('')))
  .filter((rows) => rows.join('').includes('e'));

test('[SN-5.2] [SN-5.3] [SN-5.4] [SN-5.5] [SN-17.1] the tables hold exactly the sets that an independent judge calls snakes', () => {
  fc.assert(
    fc.property(grids, fc.constantFrom<TableKind & number>(1, 2, 3, 4, 5), (grid, length) => {
      const field = fieldOf(grid);
      const table = tablesOf(grid)[length];
      const listed = Array.from({ length: table.count }, (_, p) =>
        Array.from(table.places.slice(p * length, (p + 1) * length))
          .toSorted((a, b) => a - b)
          .join(),
      );
      const judged = combinations(placesOf(field.squares), length).filter((set) => isSnakeSet(field, set));
      expect(listed.toSorted()).toEqual(judged.map((set) => set.join()).toSorted());
    }),
    { numRuns: 60 },
  );
});

test('[SN-5.7] a set of squares is the set of at most one snake, whichever end comes first', () => {
  const field = fieldOf(['eeee', 'eeee', 'eeee', 'eeee']);
  const seen = new Set<string>();
  for (let length = 1; length <= 8; length++)
    eachSnake(field, length, field.squares, (path) => {
      const text = path.toSorted((a, b) => a - b).join();
      expect(seen.has(text)).toBe(false);
      seen.add(text);
      expect(snakeFault(field, path.toReversed())).toBeUndefined();
    });
});

test('[SN-5.6] no snake covers a block of two by two; the wide U is one; a long one may come back to its row', () => {
  const field = fieldOf(['eeee', 'eeee', 'eeee', 'eeee']);
  const at = (text: string) => text.split(' ').map((name) => placeOf(field, name));
  expect(snakeFault(field, at('a1 a2 b2 c2 c1'))).toBeUndefined();
  expect(snakeFault(field, at('b1 a1 a2 a3 b3 c3 c2 d2'))).toBeUndefined();
  expect(snakeFault(field, at('a1 b1 b2 c2 d2 d1'))).toBeUndefined();
  eachSnake(field, 6, field.squares, (path) => {
    const block = path.some((place) => [1, 4, 5].every((step) => place % 4 < 3 && path.includes(place + step)));
    expect(block).toBe(false);
  });
});

test('[SN-5.15] [SN-8.2] [SN-8.3] [SN-9.2] the fixed shapes, turned and mirrored', () => {
  expect(FIXED.map((shape) => ORIENTATIONS[shape].length)).toEqual([8, 4, 4]);
  for (const shape of FIXED)
    for (const form of ORIENTATIONS[shape]) {
      expect(form.length).toBe(FIXED_SIZES[shape]);
      const field = fieldOf(['eeeee', 'eeeee', 'eeeee', 'eeeee', 'eeeee']);
      const places = form.map(([r, c]) => r * 5 + c);
      expect(isFixedShape(field, shape, places.toReversed())).toBe(true);
      expect(FIXED.filter((other) => isFixedShape(field, other, places))).toEqual([shape]);
    }
});

test('[SN-18.2] a half-drawn path can grow exactly if some snake begins with it', () => {
  const field = fieldOf(['eeee', 'e-ee', 'eeee']);
  const whole: string[] = [];
  eachSnake(field, 5, field.squares, (path) => whole.push(path.join(), path.toReversed().join()));
  eachSnake(field, 3, field.squares, (path) => {
    for (const half of [path, path.toReversed()])
      expect(canGrow(field, half, 5, field.squares)).toBe(whole.some((text) => text.startsWith(`${half.join()},`)));
  });
});
