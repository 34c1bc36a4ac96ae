import { isRefusal, refusal, type Json, type Refusal } from '@nightfall/kernel';
import { boardRows } from './board-text.ts';
import * as deployment from './deployment.ts';
import { readNotation } from './notation.ts';
import { placements, snakes } from './rules/placements.ts';
import { allowedActions, seededRoll, siegeBook } from './rules/night.ts';
import { dialHour, felledPerTurn, rankOf, shareText } from './score.ts';
import { classicFaults } from './sheet/classic.ts';
import { placeOf } from './sheet/field.ts';
import { FIXED, ORIENTATIONS, type Fixed } from './sheet/fixed-shapes.ts';
import { generateGrid } from './sheet/generator.ts';
import { emptyMask, has, placesOf } from './sheet/mask.ts';
import { basicFaults } from './sheet/sheet.ts';
import { canGrow, eachSnake, mayFollow } from './sheet/snake.ts';
import { countLegal, legalIn, tablesOf, TABLE_KINDS, type Table, type TableKind } from './sheet/tables.ts';
import type { SiegeState } from './state.ts';

const namesOf = (v: SiegeState, mask: readonly number[]): string[] =>
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
  const of = (face: number): Table[] => (face === 6 ? [tables.flamestrike, tables.hammer] : [tables[face as TableKind]]);
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

/** How many placements of each kind on the empty sheet hold one of these squares. */
function countCovering(v: SiegeState, squares: readonly number[]): number[] {
  const tables = tablesOf(v.sheet.grid);
  const covers = ({ mask }: Table, p: number) =>
    squares.some((place) => ((mask[4 * p + (place >>> 5)]! >>> (place & 31)) & 1) === 1);
  return TABLE_KINDS.map(
    (kind) => Array.from({ length: tables[kind].count }, (_, p) => p).filter((p) => covers(tables[kind], p)).length,
  );
}

/** The rolls of a night with this seed, turn by turn. */
function nightOfSeed(seed: string): string[] {
  const turns: string[] = [];
  let turn: string[] = [];
  for (let n = 0; turns.length < 9; n++) {
    const [a, b] = seededRoll(seed, n);
    turn.push(`${a}${b}`);
    if (a !== b) turns.push(turn.join(' '));
    if (a !== b) turn = [];
  }
  return turns;
}

const isFixed = (kind: string): kind is Fixed => FIXED.some((shape) => shape === kind);
const setText = (v: SiegeState, cells: readonly string[]): string =>
  cells.toSorted((a, b) => placeOf(deployment.fieldFor(v), a) - placeOf(deployment.fieldFor(v), b)).join(' ');
const listed = (v: SiegeState, kind: Json | undefined): string[] =>
  (isFixed(String(kind)) ? placements(v, String(kind) as Fixed) : snakes(v, Number(kind)))
    .map((cells) => setText(v, cells))
    .toSorted();
const words = (arg: Json | undefined): string[] =>
  String(arg ?? '')
    .split(' ')
    .filter(Boolean);

/** Questions that examples ask of a position. */
export const queries: { readonly [name: string]: (v: SiegeState, ...args: readonly Json[]) => Json } = {
  counts: placementCounts,
  forbidden: (v) => namesOf(v, deployment.forbiddenMask(v)),
  forbiddenNow: (v) => forbidden(v).now,
  forbiddenLast: (v) => forbidden(v).last,
  open: openSquares,
  placements: listed,
  placementCount: (v, kind) => listed(v, kind).length,
  placementsWithout: (v, kind, square) => listed(v, kind).filter((cells) => !cells.split(' ').includes(String(square))),
  snakeCounts: (v, longest) => snakeCounts(v, Number(longest ?? 5)),
  pairs: (v, a, b) => countPairs(v, Number(a), Number(b)),
  extensions: (v, path, length) =>
    extensions(v, words(path), Number(length)).map(({ square, fits }) => (fits ? square : `(${square})`)),
  explain: (v, line) => explain(v, String(line))?.code ?? null,
  allowed: (v) => [...allowedActions(v)],
  covering: (v, square) => countCovering(v, [placeOf(deployment.fieldFor(v), String(square))]),
  coveringFixed: (v, square) => countCovering(v, [placeOf(deployment.fieldFor(v), String(square))]).slice(5),
  coveringGates: (v) => countCovering(v, placesOf(deployment.fieldFor(v).gates)),
  orientations: () => FIXED.map((shape) => ORIENTATIONS[shape].length),
  enemiesLeft: deployment.enemiesLeft,
  unmarkedEnemies: (v) => namesOf(v, deployment.unmarkedEnemies(v)),
  board: boardRows,
  felled: felledPerTurn,
  share: (v) => shareText(v).split('\n'),
  rank: (_v, score) => rankOf(Number(score)),
  dialHour: (_v, clock) => dialHour(Number(clock)),
  nightOfSeed: (_v, seed) => nightOfSeed(String(seed)),
  sheetOfSeed: (_v, seed) => generateGrid(String(seed)).grid,
  attemptsOfSeed: (_v, seed) => generateGrid(String(seed)).attempts,
  basicFaults: (_v, ...rows) => basicFaults(rows.map(String)).map(({ code }) => code),
  classicFaults: (_v, ...rows) => classicFaults(rows.map(String)).map(({ code }) => code),
};
