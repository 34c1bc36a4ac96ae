import type { FdMove } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { shortLabel, subjectsOf } from './labels.ts';

test('what waits behind "more" is named once each', () =>
  expect(subjectsOf(['unload', 'unload', 'loadWater', 'addReserve', 'forfeit'])).toBe('unload, water, dice'));

test('[FD-13.9] water from another engine to the own one is asked for, not offered', () => {
  const ask: FdMove = { type: 'offerWater', seat: 0, from: 'ENG-2', to: 'ENG-1', n: 4 };
  expect(shortLabel(ask, 0)).toBe('Ask orange engine for 4 water');
  expect(shortLabel({ ...ask, from: 'ENG-1', to: 'ENG-2' }, 0)).toBe('Offer 4 water to orange engine');
});
