import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, drawn, centred, inSight, isInSight, STILL, within, zoomed, zoomToHit, type Shift } from './shift.ts';

const BOX = { width: 390, height: 520 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const shift = fc.record({ x: number(-3000, 3000), y: number(-3000, 3000), scale: number(0.2, 9) });
const part = fc.record({ x: number(0, 0.9), y: number(0, 0.9), width: number(0, 0.1), height: number(0, 0.1) });

test('wherever a finger moves it, the board leaves no gap in its box', () => {
  fc.assert(
    fc.property(shift, (to) => {
      const { x, y, scale } = within(to, BOX, 5);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(5);
      expect(Math.max(x, y)).toBeLessThanOrEqual(0);
      expect(x + BOX.width * scale).toBeGreaterThanOrEqual(BOX.width - 1e-6);
      expect(y + BOX.height * scale).toBeGreaterThanOrEqual(BOX.height - 1e-6);
    }),
  );
});

test('what is under the fingers stays under them while they pinch', () => {
  const under = ({ x, y, scale }: Shift, px: number, py: number) => [(px - x) / scale, (py - y) / scale] as const;
  fc.assert(
    fc.property(shift, number(0.5, 5), number(0, 390), number(0, 520), (from, scale, px, py) => {
      const [x, y] = under(zoomed(from, scale, px, py), px, py);
      const before = under(from, px, py);
      expect(x).toBeCloseTo(before[0], 4);
      expect(y).toBeCloseTo(before[1], 4);
    }),
  );
});

test('what is shown is in sight afterwards, also at the edge', () => {
  fc.assert(
    fc.property(part, number(1, 5), (piece, scale) => {
      expect(isInSight(within(centred(piece, scale, BOX), BOX, 5), piece, BOX, -0.001)).toBe(true);
    }),
  );
});

test('the frame of the minimap is what lies in the box', () => {
  expect(inSight(STILL, BOX)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(inSight({ x: -390, y: -260, scale: 2 }, BOX)).toEqual({ x: 0.5, y: 0.25, width: 0.5, height: 0.5 });
});

test('a hex of twenty pixels is brought to the size of a finger', () => {
  expect(zoomToHit(20, 1)).toBeCloseTo(2.2);
  expect(zoomToHit(88, 2)).toBeCloseTo(1);
});

test('several pieces have one frame round them', () => {
  const parts = [
    { x: 0.1, y: 0.2, width: 0.1, height: 0.1 },
    { x: 0.5, y: 0.1, width: 0.2, height: 0.3 },
  ];
  const { x, y, width, height } = around(parts)!;
  expect([x, y, width, height].map((n) => n.toFixed(2))).toEqual(['0.10', '0.10', '0.60', '0.30']);
  expect(around([])).toBeUndefined();
});

test('a broad map in a tall box: the camera goes to its edges, and while it is lower than the box it lies in the middle', () => {
  const map = drawn(1.5, BOX);
  expect([map.x, map.width, map.height]).toEqual([0, 1, 0.5]);
  expect(within({ x: 0, y: -999, scale: 1.5 }, BOX, 5, map)).toEqual({ x: 0, y: -130, scale: 1.5 });
  // At four times its size it is higher than the box: its upper edge is the upper edge.
  expect(within({ x: -100, y: 999, scale: 4 }, BOX, 5, map)).toEqual({ x: -100, y: -520, scale: 4 });
  expect(inSight({ x: 0, y: -520, scale: 4 }, BOX, map)).toEqual({ x: 0, y: 0, width: 0.25, height: 0.5 });
});

test('what lies under the small map in the corner is out of sight, and can be pulled out from under it', () => {
  const map = { width: 110, height: 90 };
  const foot = { x: 0, y: 0.95, width: 0.05, height: 0.05 };
  const low = within({ x: 0, y: -9999, scale: 2 }, BOX, 5);
  expect(isInSight(low, foot, BOX)).toBe(true);
  expect(isInSight(low, foot, BOX, 0, map)).toBe(false);
  const pulled = within({ x: 0, y: -9999, scale: 2 }, BOX, 5, undefined, { aside: 0, above: 0, below: map.height });
  expect(isInSight(pulled, foot, BOX, 0, map)).toBe(true);
});
