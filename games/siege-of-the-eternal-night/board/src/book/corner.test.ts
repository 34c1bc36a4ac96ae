import { expect, test } from 'vitest';
import { corner } from './corner.ts';

test('a corner reads its shapes, what lies beside them, and free marks', () => {
  const scene = corner(['e22e', 'g*e1']);
  expect(scene.shapes.map(({ turn, cells }) => [turn, ...cells])).toEqual([
    [2, 1, 2],
    [1, 7],
  ]);
  expect(scene.free).toEqual([{ turn: 2, cell: 5 }]);
  expect([scene.touchNow, scene.touchLast].map((set) => [...set].toSorted((a, b) => a - b))).toEqual([
    [0, 3, 6],
    [3, 6],
  ]);
});
