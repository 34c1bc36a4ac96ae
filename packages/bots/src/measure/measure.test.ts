import { legal } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { calibration, evenly, mean, momentsOf, pairedDifference, pairedRates, rate } from '../index.ts';

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
  expect(high - low).toBeCloseTo((2 * 2.364624 * 2.138) / Math.sqrt(8), 3);
});

test('no bound of a mean lies beyond what was seen', () => {
  const { low, high } = mean([0, 0, 0, 9]);
  expect([low, high <= 9]).toEqual([0, true]);
});

test.each([
  [2, 12.706],
  [3, 4.303],
  [4, 3.182],
  [5, 2.776],
  [11, 2.228],
  [31, 2.042],
  [2000, 1.961],
])('the mean of %i values has bounds %f standard errors away, by the tables of Student', (count, errors) => {
  const values = Array.from({ length: count }, (_, i) => i);
  const { value, high } = pairedDifference(
    values,
    values.map(() => 0),
  );
  const deviation = Math.sqrt(values.reduce((sum, x) => sum + (x - value) ** 2, 0) / (count - 1));
  expect(Math.abs((high - value) / (deviation / Math.sqrt(count)) / errors - 1)).toBeLessThan(0.002);
});

test('a difference of rates in pairs: opinions that were asked twice (Agresti), where 86 came and 150 left of 1,600', () => {
  const { value, low, high } = pairedRates(86, 150, 1600);
  expect([value, low, high].map((x) => x.toFixed(3))).toEqual(['-0.040', '-0.059', '-0.021']);
});

test('a few games that went the other way are not sure, and none at all still leave room', () => {
  const isSure = ({ low, high }: ReturnType<typeof pairedRates>) => low > 0 || high < 0;
  expect([isSure(pairedRates(2, 0, 3)), isSure(pairedRates(4, 0, 12)), isSure(pairedRates(8, 0, 12))]).toEqual([
    false,
    false,
    true,
  ]);
  const { low, high } = pairedRates(0, 0, 12);
  expect([low, high].map((x) => x.toFixed(2))).toEqual(['-0.20', '0.20']);
  expect(pairedRates(12, 0, 12).high).toBe(1);
});

/** How often the bounds hold the true difference, over everything that can happen in so many games. */
function coverage(games: number, up: number, down: number): number {
  const logs = Array.from({ length: games }, (_, i) => Math.log(i + 1));
  const logFactorial = (n: number) => logs.slice(0, n).reduce((sum, x) => sum + x, 0);
  const chance = (a: number, b: number) =>
    Math.exp(
      logFactorial(games) -
        logFactorial(a) -
        logFactorial(b) -
        logFactorial(games - a - b) +
        a * Math.log(up) +
        b * Math.log(down) +
        (games - a - b) * Math.log(1 - up - down),
    );
  let held = 0;
  for (let a = 0; a <= games; a++)
    for (let b = 0; a + b <= games; b++) {
      const { low, high } = pairedRates(a, b, games);
      if (low <= up - down && up - down <= high) held += chance(a, b);
    }
  return held;
}
test.each([
  [5, 0.3, 0.1],
  [12, 0.3, 0.05],
  [12, 0.05, 0.05],
  [25, 0.4, 0.2],
  [60, 0.1, 0.02],
])('the bounds of %i games in pairs hold the truth in 94 of 100 such samples or more (%f, %f)', (games, up, down) => {
  expect(coverage(games, up, down)).toBeGreaterThan(0.94);
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
