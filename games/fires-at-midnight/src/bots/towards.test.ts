import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { towardsWhat } from './towards.ts';

test('a hint to walk says what the walk is for', () => {
  const s = table({
    fire: 'W6,B6',
    villagers: { V1: [2000, 22000], V2: 'F2' },
    crew: { F1: { at: [12000, 6000], water: 1 }, F2: [6000, 3000] },
  });
  expect(towardsWhat(s, 'F2', [6000, 1000])).toBe('to bring Bert (V2) nearer to the edge');
  expect(towardsWhat(s, 'F1', [12000, 9490])).toBe('to the well');
  expect(towardsWhat(s, 'F1', [18000, 19000])).toBe('to bring W6,B6 within reach of your water');
  expect(towardsWhat(s, 'F1', [9000, 8500])).toBe('towards Ada (V1)');
  expect(towardsWhat(s, 'F1', [12000, 3000])).toBe('to a place where the fire is not so near');
});
