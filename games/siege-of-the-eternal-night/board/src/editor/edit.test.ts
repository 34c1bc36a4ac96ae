import { expect, test } from 'vitest';
import { idFrom, mirrorHalf, paint, resize } from './edit.ts';

test('[SN-18.11] painting changes one place', () => {
  expect(paint(['eee', 'eee'], 1, 1, 'w')).toEqual(['eee', 'ewe']);
});

test('[SN-18.11] a larger box is filled with void, a smaller one is cut', () => {
  expect(resize(['ee', 'ee'], 3, 3)).toEqual(['ee-', 'ee-', '---']);
  expect(resize(['eww', 'eee'], 2, 1)).toEqual(['ew']);
});

test('[SN-2.6] a box never has more than 16 columns, 16 rows or 128 places', () => {
  const grid = resize(['e'], 40, 40);
  expect(grid[0]!.length).toBe(16);
  expect(grid.length).toBe(8);
  expect(resize(['e'], Number.NaN, 0)).toEqual(['e']);
});

test('[SN-18.11] the left half is mirrored, with or without a middle column', () => {
  expect(mirrorHalf(['abc--', 'gw--'])).toEqual(['abcba', 'gwwg']);
});

test('[SN-2] ids are made from names and avoid the reserved ones', () => {
  expect(idFrom('Tor der Mühle, 2!')).toBe('tor-der-mu-hle-2');
  expect(idFrom('Daily')).toBe('own-sheet');
  expect(idFrom('!')).toBe('own-sheet');
});
