import { isRefusal, refusal, type Refusal } from '@nightfall/kernel';
import * as deployment from './deployment.ts';
import { readNotation } from '../text/notation.ts';
import { siegeBook } from '../rules/book.ts';
import { placeOf } from '../sheet/field.ts';
import { emptyMask, has, placesOf } from '../sheet/mask.ts';
import { canGrow, eachSnake, mayFollow } from '../sheet/snake.ts';
import { drawnBy } from './placements.ts';
import { countLegal, legalIn, tablesOf, TABLE_KINDS, type Table } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';

export const namesOf = (v: SiegeState, mask: readonly number[]): string[] =>
  placesOf(mask).map((place) => deployment.fieldFor(v).names[place]!);

/** Forbidden squares by what forbids them; one beside both is in both lists. */
export const forbidden = (v: SiegeState): { now: string[]; last: string[] } => ({
  now: namesOf(v, deployment.forbiddenNowMask(v)),
  last: namesOf(v, deployment.forbiddenLastMask(v)),
});
/** SN-18.4 What this turn's shapes will forbid in the next one. */
export const forecast = (v: SiegeState): string[] => namesOf(v, deployment.forbiddenNowMask(v));
export const openSquares = (v: SiegeState): string[] => namesOf(v, deployment.openMask(v));

/** Legal placements of every kind: snakes of 1 to 5, Flamestrike, Hammer, volley. */
export function placementCounts(v: SiegeState): number[] {
  const tables = tablesOf(v.sheet.grid);
  const blocked = deployment.blockedMask(v);
  return TABLE_KINDS.map((kind) => countLegal(tables[kind], blocked));
}

export type Extension = {
  readonly square: string;
  /** A legal snake of the full size still begins like this. */ readonly fits: boolean;
};

/** The squares that may follow a half-drawn path of a snake of `length` squares (SN-18.2). */
export function extensions(v: SiegeState, path: readonly string[], length: number): Extension[] {
  const field = deployment.fieldFor(v);
  const open = deployment.openMask(v);
  const places = path.map((cell) => placeOf(field, cell));
  const used = emptyMask();
  for (const place of places) if (place >= 0) used[place >>> 5]! |= 1 << (place & 31);
  const last = places.at(-1);
  const near = last === undefined ? placesOf(open) : (field.neighbours[last] ?? []);
  return near
    .filter((place) => has(open, place) && (places.length === 0 || mayFollow(field, places, used, place)))
    .map((place) => ({ square: field.names[place]!, fits: canGrow(field, [...places, place], length, open) }));
}

/** The refusal that a line of the log would get now, or null. */
export function explain(v: SiegeState, line: string): Refusal | null {
  const move = readNotation(line, 0);
  return isRefusal(move) ? move : (refusal(siegeBook, v, move) ?? null);
}

/** Ways to place both dice of a roll, both placed: legal one by one, and neither on nor beside the other (SN-17.1). */
export function countPairs(v: SiegeState, a: number, b: number): number {
  const tables = tablesOf(v.sheet.grid);
  const blocked = deployment.blockedMask(v);
  const of = (face: number): Table[] => drawnBy(face).map((kind) => tables[kind]);
  let pairs = 0;
  for (const first of of(a))
    for (const p of legalIn(first, blocked)) {
      const avoid = blocked.map((word, w) => word | first.mask[4 * p + w]! | first.halo[4 * p + w]!);
      for (const second of of(b)) pairs += countLegal(second, avoid);
    }
  return pairs;
}

/** Snakes of 1 to `longest` squares on the open squares. */
export function snakeCounts(v: SiegeState, longest: number): number[] {
  const open = deployment.openMask(v);
  return Array.from({ length: longest }, (_, i) => {
    let count = 0;
    eachSnake(deployment.fieldFor(v), i + 1, open, () => count++);
    return count;
  });
}
