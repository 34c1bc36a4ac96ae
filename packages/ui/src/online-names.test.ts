import { expect, test } from 'vitest';
import { Names } from './online-names.ts';
import type { Sitter } from './session.ts';

const ben: Sitter = { name: 'Ben', by: 'person' };
const cleo: Sitter = { name: 'Cleo', by: 'person' };
const free: Sitter = { name: 'Free seat', by: 'nobody' };
const now = () => 'Free seat';

test('what a free seat did goes to the first one who sits there', () => {
  const names = new Names();
  expect(names.note([free], 0)).toBe(false);
  expect(names.at(0, 2, now)).toBe('Free seat');
  expect(names.note([ben], 4)).toBe(true);
  expect(names.at(0, 2, now)).toBe('Ben');
});
test('someone who leaves keeps what they did, also when another sits there', () => {
  const names = new Names();
  names.note([ben], 0);
  expect(names.note([free], 5)).toBe(false);
  expect(names.at(0, 5, now)).toBe('Ben');
  expect(names.at(0, 6, now)).toBe('Free seat');
  expect(names.note([cleo], 8)).toBe(true);
  expect([5, 6, 9].map((seq) => names.at(0, seq, now))).toEqual(['Ben', 'Cleo', 'Cleo']);
});
test('a seat that goes from one to the other leaves both their own lines', () => {
  const names = new Names();
  names.note([ben], 0);
  expect(names.note([cleo], 3)).toBe(false);
  expect([3, 4].map((seq) => names.at(0, seq, now))).toEqual(['Ben', 'Cleo']);
});
