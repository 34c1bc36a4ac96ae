import { legal } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { calibration, evenly, mean, momentsOf, pairedDifference, rate } from '../index.ts';

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

test('no bound of a mean lies beyond what was seen', () => {
  const { low, high } = mean([0, 0, 0, 9]);
  expect([low, high <= 9]).toEqual([0, true]);
});

test('a difference in pairs is surer than its two means', () => {
  const [a, b] = [
    [5, 9, 1, 7],
    [4, 8, 0, 5],
  ];
  const { value, low, high } = pairedDifference(a, b);
  expect(value).toBe(1.25);
  expect(high - low).toBeLessThan(mean(a).high - mean(a).low);
});

test('chances that mean what they say beat telling the mean; those that do not are found out', () => {
  const told = (chance: number, won: number) => Array.from({ length: 10 }, (_, i) => ({ told: chance, came: i < won ? 1 : 0 }));
  const good = calibration([...told(0.2, 2), ...told(0.9, 9)]);
  expect(good.brier).toBeLessThan(good.plain);
  expect(good.bins).toEqual([
    { told: expect.closeTo(0.2), came: 0.2, count: 10 },
    { told: expect.closeTo(0.9), came: 0.9, count: 10 },
  ]);
  const wrong = calibration([...told(0.9, 2), ...told(0.2, 9)]);
  expect(wrong.brier).toBeGreaterThan(wrong.plain);
});

test('the decisions of a game are kept as they were, the same on every run', () => {
  const moments = momentsOf(watch, { players: 1, options: {} }, 4);
  expect(momentsOf(watch, { players: 1, options: {} }, 4)).toEqual(moments);
  expect(moments.length).toBeGreaterThan(2);
  for (const { view, seat } of moments) expect(legal(watch.book, view, seat).length).toBeGreaterThan(0);
  expect(new Set(moments.map(({ view }) => view.round)).size).toBeGreaterThan(1);
});

test('a few of a list are spread evenly over it', () => {
  expect(evenly([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6]);
  expect(evenly([0, 1], 4)).toEqual([0, 1]);
});
