import { expect, test } from 'vitest';
import { face, leftOf } from './clock.ts';

const clock = { id: 'dawn', lasts: 90_000, left: 65_000, at: 1000, stands: false };

test('a clock runs down to nothing, and stands in a pause', () => {
  expect(leftOf(clock, 4000)).toBe(62_000);
  expect(leftOf(clock, 900_000)).toBe(0);
  expect(leftOf({ ...clock, stands: true }, 900_000)).toBe(65_000);
});

test('its face has minutes and seconds; a second that has begun still counts', () => {
  expect([65_000, 60_001, 60_000, 9001, 1, 0].map(face)).toEqual(['1:05', '1:01', '1:00', '0:10', '0:01', '0:00']);
});
