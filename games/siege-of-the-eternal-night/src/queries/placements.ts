import { blockedMask, fieldFor, openMask } from './deployment.ts';
import { eachSnake } from '../sheet/snake.ts';
import { countLegal, legalAt, legalIn, tablesOf, type TableKind } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';

/** SN-3.2, SN-8.5 What a face draws: a troop of that length; a 6 casts one of the two spells. */
export const drawnBy = (face: number): readonly TableKind[] => DRAWN[face - 1]!;
const DRAWN: readonly (readonly TableKind[])[] = [[1], [2], [3], [4], [5], ['flamestrike', 'hammer']];

/** All legal placements of a kind, each as the squares that a move hands over. */
export function placements(v: SiegeState, kind: TableKind): (readonly string[])[] {
  const table = tablesOf(v.sheet.grid)[kind];
  return legalIn(table, blockedMask(v)).map((p) => table.names[p]!);
}

/** How many legal placements there are of some kinds together, and the i-th of them. */
export function countPlacements(v: SiegeState, kinds: readonly TableKind[]): number {
  const [tables, blocked] = [tablesOf(v.sheet.grid), blockedMask(v)];
  return kinds.reduce<number>((sum, kind) => sum + countLegal(tables[kind], blocked), 0);
}
export function placementAt(v: SiegeState, kinds: readonly TableKind[], i: number): { kind: number; cells: readonly string[] } {
  const [tables, blocked] = [tablesOf(v.sheet.grid), blockedMask(v)];
  let left = i;
  for (const [n, kind] of kinds.entries()) {
    const count = countLegal(tables[kind], blocked);
    if (left < count) return { kind: n, cells: tables[kind].names[legalAt(tables[kind], blocked, left)]! };
    left -= count;
  }
  throw new Error(`there are not ${i + 1} placements`);
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
