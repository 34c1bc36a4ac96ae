import { expect, test } from 'vitest';
import { isSolved, mergedSolved, readSolved, withSolved } from './solved.ts';

test('a puzzle is solved once, whoever brings it', () => {
  const one = withSolved({}, 'siege', 'last-four');
  expect(one).toEqual({ siege: ['last-four'] });
  expect(withSolved(one, 'siege', 'last-four')).toEqual(one);
  expect(isSolved(one, 'siege', 'last-four')).toBe(true);
  expect(isSolved(one, 'fires', 'last-four')).toBe(false);
  expect(mergedSolved(one, { siege: ['gate', 'last-four'], fires: ['well'] })).toEqual({
    siege: ['last-four', 'gate'],
    fires: ['well'],
  });
});

test.each([[null], ['{'], ['7'], ['{"siege":7}']])('what is damaged is left out: %s', (text) => {
  expect(Object.values(readSolved(text)).flat()).toEqual([]);
});
