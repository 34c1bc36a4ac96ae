import { expect, test } from 'vitest';
import { SHEETS, SHEET_IDS } from '../content/sheets.ts';
import { classicFaults } from './classic.ts';
import { generateGrid } from './generator.ts';
import { tablesOf, TABLE_KINDS } from './tables.ts';
const COUNTS = {
  'last-gate': [85, 144, 386, 680, 1208, 440, 204, 192],
  'postern-yard': [68, 112, 296, 512, 892, 328, 152, 144],
  'outer-bailey': [77, 136, 362, 640, 1136, 424, 188, 168],
  'broken-keep': [76, 120, 296, 464, 708, 288, 120, 96],
  'river-crossing': [77, 118, 282, 438, 686, 260, 110, 92],
  'field-of-stakes': [69, 80, 146, 120, 164, 0, 56, 52],
  causeway: [88, 150, 396, 692, 1204, 448, 204, 188],
  'long-night': [96, 172, 464, 832, 1500, 552, 248, 224],
};
test('[SN-17.1] placement counts of the eight sheets', () => {
  for (const id of SHEET_IDS) {
    const tables = tablesOf(SHEETS[id].grid);
    expect(TABLE_KINDS.map((kind) => tables[kind].count)).toEqual(COUNTS[id]);
  }
});
test('[SN-2.10] all eight sheets fit the classic profile', () => {
  for (const id of SHEET_IDS) expect(classicFaults(SHEETS[id].grid)).toEqual([]);
});
test('[SN-16.4] generated', () => {
  expect([1, 2, 3].map((day) => generateGrid(`daily-2026-01-0${day}`).attempts)).toEqual([1, 2, 5]);
});
