import { expect, test } from 'vitest';
import { type Offset, UPRIGHT, held, land, mirrored, opening, turned } from './ghost.ts';

const FLAME: readonly Offset[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 2],
];
const key = (cells: readonly Offset[]) =>
  cells
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ');

test('[SN-18.3] four turns bring the ghost back, and turning with mirroring reaches all eight orientations', () => {
  const seen = new Set<string>();
  let ghost = UPRIGHT;
  for (let i = 0; i < 4; i++, ghost = turned(ghost)) seen.add(key(held(FLAME, ghost))).add(key(held(FLAME, mirrored(ghost))));
  expect(ghost).toEqual(UPRIGHT);
  expect(seen.size).toBe(8);
});

test('[SN-18.3] the ghost lies with its middle under the pointer', () => {
  const landed = land(FLAME, UPRIGHT, [5, 5.5], () => true);
  expect(key(landed.cells)).toBe(key(FLAME.map(([x, y]): Offset => [x + 4, y + 4])));
});

test('[SN-18.3] it snaps to the nearest legal position within one square', () => {
  const fromColumn5 = (cells: readonly Offset[]) => cells.every(([x]) => x >= 5);
  const landed = land(FLAME, UPRIGHT, [5, 5.5], fromColumn5);
  expect(landed.isLegal).toBe(true);
  expect(Math.min(...landed.cells.map(([x]) => x))).toBe(5);
});

test('[SN-18.3] farther than one square it stays where it is and is not legal', () => {
  const landed = land(FLAME, UPRIGHT, [5, 5.5], (cells) => cells.every(([x]) => x >= 7));
  expect(landed.isLegal).toBe(false);
  expect(Math.min(...landed.cells.map(([x]) => x))).toBe(4);
});

test('[SN-18.3] before anybody points it lies nearest to the middle where it fits, as it is held if it can', () => {
  expect(opening(FLAME, UPRIGHT, [9, 9], () => true)).toEqual({ ghost: UPRIGHT, at: [4, 4.5] });
  const inTheCorner = (cells: readonly Offset[]) => cells.every(([x, y]) => x >= 6 && y >= 6 && x < 9 && y < 9);
  expect(opening(FLAME, UPRIGHT, [9, 9], inTheCorner)).toEqual({ ghost: UPRIGHT, at: [7, 7.5] });
});

test('[SN-18.3] where it fits in another posture only, it lies in that one; where it fits nowhere, it does not lie at all', () => {
  const inTwoRows = (cells: readonly Offset[]) => cells.every(([x, y]) => x >= 0 && x < 9 && y >= 3 && y < 5);
  expect(opening(FLAME, UPRIGHT, [9, 9], inTwoRows)?.ghost).toEqual(turned(UPRIGHT));
  expect(opening(FLAME, UPRIGHT, [9, 9], () => false)).toBeUndefined();
});
