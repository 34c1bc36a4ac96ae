import { quickRandom } from '@nightfall/kernel';
import { SQUARES, centreOf, isCentreSquare, sideToTheWell } from '../space/grid.ts';
import { isPlaceFree } from '../space/blockers.ts';
import type { Figure, House, Mark, Piece, Point, Side, Table, TreeState } from '../space/types.ts';

/** Tables for the tests of this folder: an empty one, and small words to put things on it. */

type Things = {
  marks?: readonly (readonly [sq: string, mark: Mark])[];
  houses?: readonly House[];
  trees?: readonly Piece<TreeState>[];
  chests?: Table['chests'];
  villagers?: Table['villagers'];
  crew?: readonly Figure[];
};

export const sq = (name: string): number => 6 * (Number(name[1]) - 1) + (Number(name[4]) - 1);

export function table({ marks = [], houses = [], trees = [], chests = [], villagers = [], crew = [] }: Things): Table {
  const all: Mark[] = Array.from({ length: 36 }, () => 0);
  for (const [name, mark] of marks) all[sq(name)] = mark;
  return { marks: all, houses, trees, chests, villagers, crew };
}

export const house = (id: string, at: string, door: Side, more: Partial<House> = {}): House => ({
  id,
  sq: sq(at),
  door,
  open: false,
  integrity: 6,
  ...more,
});
export const tree = (id: string, at: Point): Piece<TreeState> => ({ id, at, state: 'standing' });
export const chest = (id: string, at: Point): Table['chests'][number] => ({ id, at, state: 'floor' });
export const villager = (id: string, at: Point): Table['villagers'][number] => ({ id, at, state: 'table' });
export const fighter = (id: string, at: Point): Figure => ({ id, at, exit: null });
export const outside = (id: string, exit: Point): Figure => ({ id, at: null, exit });

/** FM-17.51 Whole numbers between two ends and places on the table, the same on every machine. */
export function placesFrom(seed: number) {
  const random = quickRandom(seed);
  const whole = (low: number, high: number) => low + random.int(high - low + 1);
  return { whole, place: (): Point => [whole(500, 23500), whole(500, 23500)] };
}

/** FM-8 A full table: four houses with some doors open, three trees, chests and villagers, six firefighters, some markers. */
export function fullTable(seed: number): Table {
  const s = placesFrom(seed);
  const free = SQUARES.filter((square) => !isCentreSquare(square));
  const draw = () => free.splice(s.whole(0, free.length - 1), 1)[0]!;
  const named = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  const houses = named('H', 4).map((id) => {
    const square = draw();
    const integrity = s.whole(0, 9) === 0 ? 0 : 6;
    return { id, sq: square, door: sideToTheWell(square), open: s.whole(0, 1) === 1, integrity };
  });
  const trees = named('T', 3).map((id) => tree(id, centreOf(draw())));
  const chests = named('C', 3).map((id) => chest(id, centreOf(draw())));
  let t: Table = { marks: SQUARES.map(() => (s.whole(0, 4) === 0 ? 2 : 0)), houses, trees, chests, villagers: [], crew: [] };
  const anywhere = () => {
    for (;;) {
      const at = s.whole(0, 2) === 0 ? centreOf(s.whole(0, 35)) : s.place();
      if (isPlaceFree(t, at, '')) return at;
    }
  };
  for (const id of named('V', 3)) t = { ...t, villagers: [...t.villagers, villager(id, anywhere())] };
  for (const id of named('F', 6)) t = { ...t, crew: [...t.crew, fighter(id, anywhere())] };
  return t;
}
