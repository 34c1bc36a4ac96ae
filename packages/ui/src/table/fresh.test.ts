import { expect, test } from 'vitest';
import { isFresh } from './fresh.ts';

const load = { label: 'Crew and kit aboard', x: 10, y: 700 };

test('what has just come under the thumb is fresh: a new control, another deed, another place', () => {
  expect(isFresh(undefined, load)).toBe(true);
  expect(isFresh(load, { ...load, label: 'Firefighter off' })).toBe(true);
  expect(isFresh(load, { ...load, x: 160 })).toBe(true);
  expect(isFresh(load, { ...load })).toBe(false);
});

test('a number that counts down is the same deed', () => {
  expect(isFresh({ ...load, label: 'Roll 20 left' }, { ...load, label: 'Roll 19 left' })).toBe(false);
});
