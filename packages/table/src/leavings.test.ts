import type { Line } from '@nightfall/protocol';
import { expect, test } from 'vitest';
import { beginLeavings, hasLeftSince, noteLeaving } from './leavings.ts';

const move = { type: 'input', at: 0, input: { type: 'pass', seat: 0 } } as Line;
const seat = (holder: string): Line => ({ type: 'seat', at: 0, seat: 1, holder }) as Line;
const after = (holders: readonly string[], ...lines: Line[]) => lines.reduce(noteLeaving, beginLeavings(holders));

test('someone who leaves takes along their voice on what was played before', () => {
  const left = after(['person', 'person'], move, move, seat('empty'), move);
  expect([0, 1, 2].map((to) => hasLeftSince(left, 1, to))).toEqual([true, true, false]);
});
test('a bot that plays for someone, or is sent away from a free seat, is nobody who leaves', () => {
  expect(hasLeftSince(after(['person', 'person'], move, seat('bot:good'), seat('person')), 1, 0)).toBe(false);
  expect(hasLeftSince(after(['person', 'bot:good'], move, seat('empty')), 1, 0)).toBe(false);
});
test('someone removed while a bot plays for them has left', () => {
  expect(hasLeftSince(after(['person', 'person'], move, seat('bot:good'), seat('empty')), 1, 0)).toBe(true);
});
