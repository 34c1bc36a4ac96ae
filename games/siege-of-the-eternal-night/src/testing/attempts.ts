import type { Random, Seat } from '@nightfall/kernel';
import { fieldFor } from '../queries/deployment.ts';
import { placements } from '../queries/placements.ts';
import { placeOf, type Field } from '../sheet/field.ts';
import { TABLE_KINDS } from '../sheet/tables.ts';
import type { SiegeMove } from '../moves.ts';
import type { SiegeState } from '../state.ts';

const pick = <T>(list: readonly T[], random: Random): T => list[random.int(list.length)]!;

/** Well-formed moves, legal or not: a placement that fits now, a random walk, or scattered squares, for every kind of drawing. */
export function attempts(v: SiegeState, seat: Seat, random: Random): readonly SiegeMove[] {
  const snake = () => alongPath(v, someSquares(v, random));
  const form = () => inReadingOrder(v, someSquares(v, random));
  const die = () => pick(['A', 'B', 'C'], random);
  const plain: SiegeMove[] = [
    { type: 'roll', seat },
    { type: 'hold', seat },
    { type: 'passDie', seat, die: die() },
    { type: 'mark', seat, cell: pick(fieldFor(v).names, random) },
    { type: 'decline', seat },
    { type: 'end', seat },
    { type: 'hour', seat, hour: random.int(14) },
    { type: 'stand', seat },
  ];
  const drawn = Array.from({ length: 6 }, (): SiegeMove[] => [
    { type: 'volley', seat, cells: form() },
    { type: 'troop', seat, die: die(), cells: snake() },
    { type: 'spell', seat, die: die(), spell: pick(['flamestrike', 'hammer', 'frost'], random), cells: form() },
    { type: 'hero', seat, cells: snake() },
    { type: 'last', seat, cells: snake() },
  ]);
  return [...plain, ...drawn.flat()];
}

function someSquares(v: SiegeState, random: Random): readonly string[] {
  const field = fieldFor(v);
  const fitting = placements(v, pick(TABLE_KINDS, random));
  if (random.int(2) === 0 && fitting.length > 0) return pick(fitting, random);
  const size = 1 + random.int(7);
  if (random.int(3) === 0) return Array.from({ length: size }, () => pick(field.names, random));
  return walk(field, random.int(field.letters.length), size, random);
}

function walk(field: Field, start: number, size: number, random: Random): string[] {
  const path = [start];
  while (path.length < size) {
    const near = field.neighbours[path.at(-1)!]!;
    if (near.length === 0) break;
    path.push(pick(near, random));
  }
  return path.map((place) => field.names[place]!);
}

/** A snake may be handed over from either end (SN-5.8); the list of legal moves has it from its smaller end. */
function alongPath(v: SiegeState, cells: readonly string[]): readonly string[] {
  const at = (cell: string) => indexOf(v, cell);
  return at(cells[0]!) > at(cells.at(-1)!) ? cells.toReversed() : cells;
}
const inReadingOrder = (v: SiegeState, cells: readonly string[]) => cells.toSorted((a, b) => indexOf(v, a) - indexOf(v, b));
const indexOf = (v: SiegeState, cell: string) => {
  const field = fieldFor(v);
  return placeOf(field, cell) < 0 ? field.names.indexOf(cell) : placeOf(field, cell);
};
