import type { Figure, House, Mark, Piece, Point, Side, Table, TreeState } from './types.ts';

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
