import { expect, test } from 'vitest';
import { pageOf } from './guide.tsx';

const page = (id: string, shown: readonly string[]) => pageOf({ id }, new Set(shown));

test('pages count in the order in which they come', () => {
  expect(page('roll', [])).toBe(1);
  expect(page('roll', ['roll'])).toBe(1);
  expect(page('draw', ['roll'])).toBe(2);
  expect(page('bonus', ['roll', 'draw'])).toBe(3);
});

test('a page that comes back after others does not count down', () => {
  expect(page('draw', ['roll', 'draw'])).toBe(2);
  expect(page('draw', ['roll', 'draw', 'bonus'])).toBe(3);
});
