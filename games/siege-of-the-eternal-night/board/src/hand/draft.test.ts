import { expect, test } from 'vitest';
import { EMPTY, type Draft, type Reach, enter, isFull, isReady, lift, passed, press, shorten } from './draft.ts';

/** A field of 5 by 5 on which any unused neighbour may follow, and every square but 24 may start. */
const field = (min: number, max: number): Reach => ({
  sizes: new Set(Array.from({ length: max - min + 1 }, (_, i) => min + i)),
  max,
  follow: (path) => {
    const end = path.at(-1);
    const all = Array.from({ length: 24 }, (_, i) => i).filter((i) => !path.includes(i));
    const near = (i: number) => Math.abs((i % 5) - (end! % 5)) + Math.abs(Math.floor(i / 5) - Math.floor(end! / 5)) === 1;
    return new Map((end === undefined ? all : all.filter(near)).map((i) => [i, true]));
  },
});
const reach = field(3, 3);
const drag = (draft: Draft, ...cells: number[]) => cells.reduce((d, cell) => enter(d, cell, reach), draft);

test('[SN-18.1] squares join the snake as the pointer enters them', () => {
  const d = drag(press(EMPTY, 0, reach), 1, 6);
  expect(d.path).toEqual([0, 1, 6]);
  expect(isReady(lift(d), reach)).toBe(true);
});

test('[SN-18.1] dragging back over the last square shortens it', () => {
  expect(drag(press(EMPTY, 0, reach), 1, 0).path).toEqual([0]);
});

test('[SN-18.1] a tap on the end square removes it, a drag from it does not', () => {
  const d = drag(press(EMPTY, 0, reach), 1);
  expect(lift(press(lift(d), 1, reach)).path).toEqual([0]);
  expect(lift(drag(press(lift(d), 1, reach), 2)).path).toEqual([0, 1, 2]);
});

test('[SN-18.1] tapping squares one by one draws the same snake, from either end', () => {
  const taps = [6, 7, 5].reduce((d, cell) => lift(press(d, cell, reach)), EMPTY);
  expect(taps.path).toEqual([7, 6, 5]);
});

test('[SN-18.1] a snake of full size takes no further square', () => {
  const d = drag(press(EMPTY, 0, reach), 1, 2, 3);
  expect(d.path).toEqual([0, 1, 2]);
  expect(isFull(d, reach)).toBe(true);
});

test('[SN-18.1] pressing far away starts anew; a square that may not start changes nothing', () => {
  const d = drag(press(EMPTY, 0, reach), 1);
  expect(press(d, 18, reach).path).toEqual([18]);
  expect(press(d, 24, reach).path).toEqual([0, 1]);
});

test('[SN-18.1] pressing an earlier square cuts the snake back to it', () => {
  expect(press(drag(press(EMPTY, 0, reach), 1, 2), 0, reach).path).toEqual([0]);
});

test('[SN-7.7] a hero may stop at any size up to five', () => {
  const hero = field(1, 5);
  expect(isReady(EMPTY, hero)).toBe(false);
  expect(isReady({ path: [1], held: null }, hero)).toBe(true);
  expect(isFull({ path: [1], held: null }, hero)).toBe(false);
});

test('[SN-18.1] Backspace shortens, down to nothing', () => {
  expect(shorten(shorten({ path: [1], held: null })).path).toEqual([]);
});

test('[SN-18.1] a quick pointer passes squares side by side', () => {
  expect(passed([0.5, 0.5], [3.5, 0.5])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  for (const [a, b] of [
    [0.5, 0.5],
    [2.6, 2.4],
  ].map((p) => [p, [2.9, 3.1]] as const)) {
    let [x, y] = [Math.floor(a[0]!), Math.floor(a[1]!)];
    for (const [nx, ny] of passed([a[0]!, a[1]!], [b[0]!, b[1]!])) {
      expect(Math.abs(nx - x) + Math.abs(ny - y)).toBe(1);
      [x, y] = [nx, ny];
    }
    expect([x, y]).toEqual([2, 3]);
  }
});
