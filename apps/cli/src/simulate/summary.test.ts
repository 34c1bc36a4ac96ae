import { expect, test } from 'vitest';
import { mean, rate } from './summary.ts';

test("a rate has Wilson's bounds", () => {
  const { value, low, high } = rate(10, 100);
  expect([value, low, high].map((x) => x.toFixed(4))).toEqual(['0.1000', '0.0552', '0.1744']);
  expect(rate(0, 20).low).toBe(0);
  expect(rate(20, 20).high).toBe(1);
});

test('a mean with its deviation and bounds', () => {
  const { value, deviation, low, high, min, max } = mean([2, 4, 4, 4, 5, 5, 7, 9]);
  expect([value, min, max]).toEqual([5, 2, 9]);
  expect(deviation).toBeCloseTo(2.138, 3);
  expect(high - low).toBeCloseTo((2 * 1.959964 * 2.138) / Math.sqrt(8), 3);
});
