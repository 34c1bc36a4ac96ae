import { blockedMask, fieldFor, openMask } from '../deployment.ts';
import { eachSnake } from '../sheet/snake.ts';
import { legalIn, tablesOf, type TableKind } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';

/** All legal placements of a kind, each as the squares that a move hands over. */
export function placements(v: SiegeState, kind: TableKind): (readonly string[])[] {
  const table = tablesOf(v.sheet.grid)[kind];
  return legalIn(table, blockedMask(v)).map((p) => table.names[p]!);
}

/** Snakes of any length; beyond five squares they are walked on the open squares, which are few by then (SN-17.1). */
export function snakes(v: SiegeState, length: number): (readonly string[])[] {
  if (length >= 1 && length <= 5) return placements(v, length as TableKind);
  const field = fieldFor(v);
  const found: string[][] = [];
  eachSnake(field, length, openMask(v), (path) => found.push(path.map((place) => field.names[place]!)));
  return found;
}

/** Snakes of 1 to `longest` squares, stopping where no longer one exists. */
export function snakesUpTo(v: SiegeState, longest: number): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let length = 1; length <= longest; length++) {
    const more = snakes(v, length);
    if (more.length === 0) break;
    found.push(...more);
  }
  return found;
}
