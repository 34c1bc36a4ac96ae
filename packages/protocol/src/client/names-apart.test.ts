import { expect, test } from 'vitest';
import type { SeatInfo } from '../index.ts';
import { namesApart } from './names-apart.ts';

const seat = (name: string, person = true) => ({ name, person }) as SeatInfo;

test('people of the same name are told apart, free seats are not', () => {
  const seats = [seat('Guest'), seat('Ada'), seat('Guest'), seat('Empty', false), seat('Empty', false), seat('Guest')];
  expect(namesApart(seats).map(({ name }) => name)).toEqual(['Guest', 'Ada', 'Guest 2', 'Empty', 'Empty', 'Guest 3']);
});
