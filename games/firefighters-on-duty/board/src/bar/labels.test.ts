import type { FdMove } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { prospect, shortLabel, subjectsOf } from './labels.ts';

test('what waits behind "more" is named once each', () =>
  expect(subjectsOf(['unload', 'unload', 'loadWater', 'addReserve', 'forfeit'])).toBe('unload, water, dice'));

test('[FD-13.9] water from another engine to the own one is asked for, not offered', () => {
  const ask: FdMove = { type: 'offerWater', seat: 0, from: 'ENG-2', to: 'ENG-1', n: 4 };
  expect(shortLabel(ask, 0)).toBe('Ask orange engine for 4 water');
  expect(shortLabel({ ...ask, from: 'ENG-1', to: 'ENG-2' }, 0)).toBe('Offer 4 water to orange engine');
});

test('[FD-28.18] the chance of a jet is that of every fire; with too little water for that, of as many as it could put out', () => {
  expect(prospect([0.1, 0.21, 0.69], 4)).toBe('69 %');
  expect(prospect([0.33, 0.67, 0], 1)).toBe('1 of 2 fires 67 %');
});
