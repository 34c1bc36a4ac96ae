import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import type { Scene } from './scene.ts';

const scene: Scene = {
  width: 3,
  height: 2,
  letters: ['e', 'w', 'g', 'e', 'e', '-'],
  shapes: [{ id: 0, turn: 2, kind: 'troop', cells: [0] }],
  free: [{ turn: 1, cell: 3 }],
  turn: 2,
  touchNow: new Set([1]),
  touchLast: new Set(),
};

test('[SN-18.2] a square says what it is and what may be done there', () => {
  expect(describe(scene, 2, undefined, [])).toBe('c1, gate, open');
  expect(describe(scene, 1, 'b1 touches a1, drawn this turn.', [])).toBe(
    'b1, enemy, wallbreaker, forbidden: b1 touches a1, drawn this turn.',
  );
  expect(describe(scene, 5, undefined, [])).toBe('c2, no square');
});

test('[SN-18.5] a marked square says its turn and what marked it', () => {
  expect(describe(scene, 0, undefined, [])).toBe('a1, enemy, marked in turn 2 by a troop');
  expect(describe(scene, 3, undefined, [])).toBe('a2, enemy, marked in turn 1 by a free mark');
});

test('[SN-18.1] a square of the snake in hand says its place in it', () => {
  expect(describe(scene, 4, undefined, [1, 4])).toBe('b2, enemy, square 2 of 2 in your hand');
});
