import { type Input, isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { type Siege, game } from '@nightfall/siege-of-the-eternal-night';
import { isProven } from './work.ts';

const start = game.setup({ players: 1, options: { sheet: 'inline', ownSheet: ['eew'], seed: '-', lastCall: false } });
if (isFaults(start)) throw new Error('no such night');
const inputs: Input<Siege>[] = [
  { type: 'roll', seat: 0 },
  { type: 'dice', faces: [3, 1] },
  { type: 'troop', seat: 0, die: 'A', cells: ['a1', 'b1', 'c1'] },
];

test('[SN-17.9] a line that replays to its score is proven', () => {
  expect(isProven(start, { inputs, score: 0 })).toBe(true);
});

test('[SN-17.9] a line that claims another score, or is refused on the way, is not', () => {
  expect(isProven(start, { inputs, score: 1 })).toBe(false);
  expect(isProven(start, { inputs: [...inputs, { type: 'roll', seat: 0 }], score: 0 })).toBe(false);
});
