import type { Json } from '@nightfall/kernel';
import { boardRows } from '../text/board.ts';
import * as deployment from './deployment.ts';
import { placements, snakes } from './placements.ts';
import { allowedActions } from '../rules/book.ts';
import { seededRoll } from '../rules/night.ts';
import { dialHour, felledPerTurn, rankOf, shareText } from '../result.ts';
import { classicFaults } from '../sheet/classic.ts';
import { placeOf } from '../sheet/field.ts';
import { FIXED, ORIENTATIONS, type Fixed } from '../sheet/fixed-shapes.ts';
import { generateGrid } from '../sheet/generator.ts';
import { placesOf } from '../sheet/mask.ts';
import { basicFaults } from '../sheet/sheet.ts';
import { tablesOf, TABLE_KINDS, type Table } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';

import { countPairs, explain, extensions, forbidden, namesOf, openSquares, placementCounts, snakeCounts } from './drawing.ts';

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
