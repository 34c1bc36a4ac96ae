import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('time left is told as people do', () => {
  const told = [undefined, 3000, 12_000, 59_000, 61_000, 170_000].map(timeLeft);
  expect(told).toEqual([
    '',
    ', a few seconds left',
    ', 20 seconds left',
    ', 60 seconds left',
    ', about a minute left',
    ', about 3 minutes left',
  ]);
});
