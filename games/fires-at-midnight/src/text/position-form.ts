import {
  data,
  either,
  entries,
  flag,
  houseShape,
  int,
  list,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
  stackOf,
  tuple,
  type ValueOf,
  written,
} from '@nightfall/kernel';
import { CHESTS, FIREFIGHTERS, FULL_INTEGRITY, HOUSES, MOST_WATER, TREES, VILLAGERS } from '../content/box.ts';
import type { Fires } from '../moves.ts';
import type { Phase } from '../queries/village.ts';
import { dials } from '../content/options.ts';
import { rules } from '../rules/book.ts';
import { SIDES, TABLE, centreOf, squareName, squareNamed } from '../space/grid.ts';
import type { Point, Reason, Square } from '../state.ts';

const SQUARE: Shape<Square> = written(
  'a square such as W2,B5',
  (name) => squareNamed(name) ?? 'A square is written like W2,B5.',
  squareName,
);
const parseSquares = (names: string): Square[] | string => {
  const found = names.split(/\s+/).filter(Boolean).map(squareNamed);
  return found.every((sq) => sq !== undefined) ? found : 'Squares are written like W1,B3 W2,B2.';
};
/** A text with blanks between, or a list. */
const SQUARES = optional(
  either<Square[]>(
    list(SQUARE, 36),
    written('squares such as W1,B3 W2,B2', parseSquares, (all) => all.map(squareName).join(' ')),
  ),
  [],
);

/** A place: two numbers, or a square, which stands for its centre. */
const centreNamed = (name: string): Point | string => {
  const sq = squareNamed(name);
  return sq === undefined ? '' : centreOf(sq);
};
const POINT = either<Point>(
  tuple(int(0, TABLE), int(0, TABLE)),
  written('a square such as W2,B5', centreNamed, (at: Point) => at.join()),
);

const HOUSE_FORM = record({
  square: SQUARE,
  door: optional(oneOf(...SIDES)),
  open: optional(flag, false),
  integrity: optional(int(0, FULL_INTEGRITY), FULL_INTEGRITY),
});
const HOUSE = either<Square | ValueOf<typeof HOUSE_FORM>>(SQUARE, HOUSE_FORM);

/** A thing by its place, by its carrier, or by what became of it. */
const CARRIER = oneOf(...FIREFIGHTERS);
const TREE = either<string | Point | { chopped: Point }>(
  CARRIER,
  oneOf('burnt', 'saved', 'buried'),
  POINT,
  record({ chopped: POINT }),
);
const CHEST = either<string | Point>(CARRIER, oneOf('exploded', 'saved', 'buried'), POINT);
const VILLAGER = either<string | Point>(CARRIER, oneOf('pool', 'saved', 'dead'), POINT);
const LOADS = [...VILLAGERS, ...CHESTS, ...TREES];

const FIREFIGHTER_FORM = record({
  owner: optional(int(0, 5), 0),
  at: optional(nullable(POINT), null),
  exit: optional(nullable(POINT), null),
  down: optional(flag, false),
  water: optional(int(0, MOST_WATER), 0),
  load: optional(nullable(oneOf(...LOADS)), null),
  acted: optional(flag, false),
});
const FIREFIGHTER = either<Point | ValueOf<typeof FIREFIGHTER_FORM>>(POINT, FIREFIGHTER_FORM);

const STACK = stackOf<Fires>(() => rules, {
  setup: { next: int(0, 10) },
  round: {},
  turn: { f: CARRIER },
  upkeep: { rolls: int(0, 2) },
  explosion: { sq: int(0, 35), again: flag },
  arrival: { villager: oneOf(...VILLAGERS), setup: flag },
});

const PHASES: readonly Phase[] = ['setup.dice', 'setup.place', 'round.choose', 'turn.act', 'upkeep', 'over'];
const REASONS: readonly Reason[] = ['saved', 'houses', 'dead', 'explosions'];
const COUNT = optional(int(0, 36));

/** Section 19: three villagers at the north border, nobody waiting. */
const SOME_VILLAGERS: { [id: string]: Point } = { V1: [2000, 22000], V2: [6000, 22000], V3: [10000, 22000] };
const SOME_CREW: { [id: string]: Point } = { F1: [12000, 14500] };

/** A position as it is written: what it may hold. What it leaves out is as in the examples of the rules: an almost empty table. */
export const POSITION = record({
  settings: optional(entries(/^[a-zA-Z]+$/, data(256)), {}),
  house: optional(houseShape(dials)),
  phase: optional(oneOf(...PHASES)),
  stack: optional(STACK),
  round: optional(int(0, 1e6), 1),
  turn: optional(int(0, 1e6), 1),
  active: optional(nullable(CARRIER)),
  ap: optional(int(0, 6)),
  smoke: SQUARES,
  fire: SQUARES,
  explosions: SQUARES,
  houses: optional(entries(HOUSES, HOUSE), {}),
  trees: optional(entries(TREES, TREE), {}),
  chests: optional(entries(CHESTS, CHEST), {}),
  villagers: optional(entries(VILLAGERS, VILLAGER), SOME_VILLAGERS),
  crew: optional(entries(FIREFIGHTERS, FIREFIGHTER), SOME_CREW),
  result: optional(nullable(record({ win: optional(flag), reason: oneOf(...REASONS) })), null),
  counts: optional(record({ saved: COUNT, dead: COUNT, explosions: COUNT, ruins: COUNT })),
});
export type Written = ValueOf<typeof POSITION>;
