import { expect, test } from 'vitest';
import { apart, onScreen, signFor } from './edge.ts';

const box = { width: 390, height: 510 };

test('the whole map fits its box, and zooming in moves the rest beyond its edge', () => {
  const whole = { shift: { x: 0, y: 0, scale: 1 }, box };
  for (const space of ['A1', 'S13', 'J7']) expect(signFor(onScreen(space, whole), box)).toBeUndefined();
  const near = { shift: { x: 0, y: -400, scale: 2.4 }, box };
  expect(signFor(onScreen('S7', near), box)).toMatchObject({ x: 362 });
});
test('a sign points to what is off the screen and lies in no corner that is taken', () => {
  const east = signFor({ x: 900, y: 255 }, box)!;
  expect([east.x, east.y, Math.round(east.turn)]).toEqual([362, 255, 0]);
  expect(signFor({ x: 900, y: -200 }, box)!.y).toBeGreaterThan(186);
  const below = signFor({ x: 60, y: 900 }, box)!;
  expect(below.x > 140 || below.y < 412).toBe(true);
  expect(signFor({ x: 200, y: 200 }, box)).toBeUndefined();
});
test('two signs never lie on each other', () => {
  const [one, two] = apart([
    { x: 362, y: 250 },
    { x: 362, y: 252 },
  ]);
  expect(Math.abs(one!.y - two!.y)).toBeGreaterThanOrEqual(44);
});
