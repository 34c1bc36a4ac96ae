import { expect, test } from 'vitest';
import { outline } from './outline.ts';

const pieces = (path: string) => path.split('Z').length - 1;
const corners = (path: string) => path.split('Q').length - 1;

test('[SN-18.5] a snake of four is outlined as one piece with the corners of its shape', () => {
  const path = outline([0, 1, 2, 13], 11, 40, 3, 5);
  expect(pieces(path)).toBe(1);
  expect(corners(path)).toBe(6);
});

test('[SN-18.5] squares that meet at a corner only are two pieces', () => {
  expect(pieces(outline([0, 12], 11, 40, 3, 5))).toBe(2);
});

test('[SN-18.5] a ring has an outer and an inner border', () => {
  const ring = [0, 1, 2, 11, 13, 22, 23, 24];
  const path = outline(ring, 11, 40, 3, 5);
  expect(pieces(path)).toBe(2);
  expect(corners(path)).toBe(8);
});

test('[SN-18.5] the outline is pulled in from the edges of the squares', () => {
  expect(outline([0], 11, 40, 3, 5)).toBe('M3 8Q3 3 8 3L32 3Q37 3 37 8L37 32Q37 37 32 37L8 37Q3 37 3 32Z');
});

test('[SN-18.5] the last column and the first of the next row are not one piece', () => {
  expect(pieces(outline([10, 11], 11, 40, 3, 5))).toBe(2);
});
