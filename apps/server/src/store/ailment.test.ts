import { expect, test } from 'vitest';
import { isOfTheData } from './ailment.ts';

test('[D-5] a row that is no longer JSON is a fault of that row, not of the database', () => {
  expect(isOfTheData(new SyntaxError('Unexpected token'))).toBe(true);
  expect(isOfTheData(new Error('disk I/O error'))).toBe(false);
});
