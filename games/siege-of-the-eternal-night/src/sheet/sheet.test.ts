import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHEETS, SHEET_IDS } from '../content/sheets.ts';
import { setup } from '../setup.ts';
import { classicFaults } from './classic.ts';
import { fieldOf, placeOf } from './field.ts';
import { dailySeed, generateGrid, isDailySeed, isSeed } from './generator.ts';
import { both, either, has, maskOf, placesOf, size, without } from './mask.ts';
import { basicFaults, docOf, readOwnSheet, readSheet, sheetOf } from './sheet.ts';
import { legalIn, tablesOf, TABLE_KINDS } from './tables.ts';

const grid = SHEETS['last-gate'].grid;
const field = fieldOf(grid);
const named = (places: readonly number[]) => places.map((place) => field.names[place]);
const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);
/** The default sheet with some places changed. */
function changed(changes: Record<string, string>): string[] {
  const letters = field.letters.split('');
  for (const [name, letter] of Object.entries(changes)) letters[field.names.indexOf(name)] = letter;
  return Array.from({ length: 11 }, (_, r) => letters.slice(11 * r, 11 * r + 11).join(''));
}

test('[SN-2.1] [SN-2.2] letters make enemies, wallbreakers, gates and voids', () => {
  const small = fieldOf(['ew', 'g-']);
  expect([small.squares, small.enemies, small.wallbreakers, small.gates].map(placesOf)).toEqual([[0, 1, 2], [0, 1], [1], [2]]);
});

test('[SN-2.3] a1 is the top left place; names are lower case', () => {
  expect(field.names[0]).toBe('a1');
  expect(placeOf(field, 'd1')).toBe(3);
  expect(placeOf(field, 'k8')).toBe(7 * 11 + 10);
  expect([placeOf(field, 'a1'), placeOf(field, 'l3'), placeOf(field, 'c12'), placeOf(field, 'D1')]).toEqual([-1, -1, -1, -1]);
});

test('[SN-2.4] [SN-17.3] neighbours share an edge, and the box does not wrap', () => {
  expect(named(field.neighbours[placeOf(field, 'f4')]!)).toEqual(['f3', 'g4', 'f5', 'e4']);
  expect(named(field.neighbours[placeOf(field, 'd1')]!)).toEqual(['d2']);
  const causeway = fieldOf(SHEETS.causeway.grid);
  expect(causeway.neighbours[placeOf(causeway, 'p4')]).not.toContain(placeOf(causeway, 'a5'));
});

test('[SN-2.5] masks hold place i at bit i & 31 of word i >>> 5', () => {
  expect(maskOf([0, 33, 127])).toEqual([1, 2, 0, -2147483648]);
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 127 }));
  fc.assert(
    fc.property(places, places, (a, b) => {
      const [x, y] = [maskOf(a), maskOf(b)];
      expect(placesOf(x)).toEqual(a.toSorted((p, q) => p - q));
      expect(size(x)).toBe(a.length);
      expect(placesOf(both(x, y)).length + placesOf(either(x, y)).length).toBe(a.length + b.length);
      expect(placesOf(without(x, y)).every((place) => has(x, place) && !has(y, place))).toBe(true);
    }),
  );
});

describe('[SN-2.6] basic validity', () => {
  test.each([
    [['eee', 'ee'], ['ragged']],
    [['exe'], ['letter']],
    [['e'.repeat(17)], ['size']],
    [Array.from({ length: 9 }, () => 'e'.repeat(15)), ['size']],
    [[], ['size', 'no-enemy']],
    [['g-g'], ['no-enemy']],
    [
      ['g', 'xy'],
      ['ragged', 'letter', 'no-enemy'],
    ],
    [['e'], []],
  ])('%j', (rows, faults) => expect(codes(basicFaults(rows))).toEqual(faults));
});

describe('[SN-2.7] classic profile', () => {
  test.each([
    [{ d1: '-' }, ['gate-count', 'gates-per-side']],
    [{ d1: '-', a1: 'g' }, ['gates-per-side', 'gate-in-corner', 'blind-gate', 'not-connected']],
    [{ d2: '-' }, ['blind-gate', 'not-connected']],
    [{ f4: 'e' }, ['wallbreaker-count']],
    [{ f4: 'e', e7: 'w' }, ['wallbreakers-close']],
    [{ d1: '-', a8: '-' }, ['gate-count', 'gates-per-side']],
  ])('%j', (changes, faults) => expect(codes(classicFaults(changed(changes)))).toEqual(faults));
  test('too few enemies', () => expect(codes(classicFaults(['eewee', 'eeeee', 'ewewe']))).toContain('enemy-count'));
});

test('[SN-2.8] a sheet that is not basically valid is refused with every fault; one that is may be played', () => {
  const faults = setup({ players: 1, options: { sheet: 'inline', ownSheet: ['exe', 'ee'] } });
  expect(Array.isArray(faults) && codes(faults)).toEqual(['ragged', 'letter']);
  expect(setup({ players: 1, options: { sheet: 'inline', ownSheet: ['eee'] } })).toHaveProperty('stack');
  expect(classicFaults(['eee'])).not.toEqual([]);
});

test('[SN-2.8] a document keeps unknown keys and tells what is wrong with the known ones', () => {
  const doc = { format: 'siege-sheet/1', id: 'mine', name: 'Mine', grid: ['ewe'], mood: 'dark' };
  expect(readSheet(doc)).toEqual(doc);
  const wrong = readSheet({ format: 'x', id: 'daily', name: '', par: -1, difficulty: 'odd', author: 3, grid: 'e' });
  expect(Array.isArray(wrong) && wrong.map(({ where }) => where)).toEqual([
    'format',
    'id',
    'name',
    'author',
    'difficulty',
    'par',
    'grid',
  ]);
  expect(readOwnSheet(['e'])).toHaveProperty('id', 'own-sheet');
  const full = { ...SHEETS.causeway, grid: [...SHEETS.causeway.grid], author: 'me' };
  expect(docOf(sheetOf(full))).toEqual(full);
});

test('[SN-2.9] the default sheet has 77 enemies, 85 squares, and is its own mirror image', () => {
  expect([size(field.enemies), size(field.squares)]).toEqual([77, 85]);
  expect(named(placesOf(field.gates))).toEqual(['d1', 'h1', 'a4', 'k4', 'a8', 'k8', 'd11', 'h11']);
  expect(named(placesOf(field.wallbreakers))).toEqual(['f4', 'd8', 'h8']);
  expect(grid.map((row) => row.split('').toReversed().join(''))).toEqual([...grid]);
});

const COUNTS = {
  'last-gate': [77, 85, 144, 386, 680, 1208, 440, 204, 192],
  'postern-yard': [60, 68, 112, 296, 512, 892, 328, 152, 144],
  'outer-bailey': [69, 77, 136, 362, 640, 1136, 424, 188, 168],
  'broken-keep': [68, 76, 120, 296, 464, 708, 288, 120, 96],
  'river-crossing': [69, 77, 118, 282, 438, 686, 260, 110, 92],
  'field-of-stakes': [61, 69, 80, 146, 120, 164, 0, 56, 52],
  causeway: [80, 88, 150, 396, 692, 1204, 448, 204, 188],
  'long-night': [88, 96, 172, 464, 832, 1500, 552, 248, 224],
};

test('[SN-2.10] [SN-17.1] all eight sheets are classic, with the enemies and placements of the table', () => {
  for (const id of SHEET_IDS) {
    expect(classicFaults(SHEETS[id].grid)).toEqual([]);
    const tables = tablesOf(SHEETS[id].grid);
    const enemies = size(fieldOf(SHEETS[id].grid).enemies);
    expect([enemies, ...TABLE_KINDS.map((kind) => tables[kind].count)]).toEqual(COUNTS[id]);
  }
});

test('[SN-17.2] a placement is legal exactly if none of its squares is blocked', () => {
  const table = tablesOf(grid)[4];
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 40 }), (blocked) => {
      const legal = new Set(legalIn(table, maskOf(blocked)));
      for (let p = 0; p < table.count; p += 7) {
        const places = Array.from(table.places.slice(4 * p, 4 * p + 4));
        expect(legal.has(p)).toBe(!places.some((place) => blocked.includes(place)));
      }
    }),
    { numRuns: 40 },
  );
});

test('[SN-17.2] halo, enemies and wallbreakers of a placement', () => {
  const table = tablesOf(grid)[3];
  const p = table.names.findIndex((cells) => cells.join(' ') === 'e4 f4 f5');
  const halo = Array.from(table.halo.slice(4 * p, 4 * p + 4));
  expect(named(placesOf(halo))).toEqual(['e3', 'f3', 'd4', 'g4', 'e5', 'g5', 'f6']);
  expect([table.enemies[p], table.wallbreakers[p]]).toEqual([3, 1]);
});

test('[SN-16.1] what a seed may be', () => {
  expect(['x', 'A.b_c-9', 'a'.repeat(64), '--'].map(isSeed)).toEqual([true, true, true, true]);
  expect(['', '-', 'a b', 'é', 'a'.repeat(65)].map(isSeed)).toEqual([false, false, false, false, false]);
});

test('[SN-16.4] generated sheets are classic, with 64 to 77 enemies and two neighbours for each', () => {
  for (let n = 0; n < 60; n++) {
    const made = generateGrid(`test-${n}`).grid;
    const on = fieldOf(made);
    expect(classicFaults(made)).toEqual([]);
    expect(size(on.enemies)).toBeGreaterThanOrEqual(64);
    expect(size(on.enemies)).toBeLessThanOrEqual(77);
    expect(on.enemyPlaces.every((place) => on.neighbours[place]!.length >= 2)).toBe(true);
  }
});

test('[SN-16.5] the seed of a day', () => {
  expect(dailySeed('2026-01-05')).toBe('daily-2026-01-05');
  expect([isDailySeed('daily-2026-01-05'), isDailySeed('daily-26-1-5'), isDailySeed('x')]).toEqual([true, false, false]);
});
