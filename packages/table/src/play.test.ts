import type { Line } from '@nightfall/protocol';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { REAL_TIME } from './house.ts';
import {
  beginLeavings,
  hasLeftSince,
  noteLeaving,
  notePlace,
  placeOf,
  type Places,
  printClient,
  readClient,
  REMEMBERED,
} from './play.ts';

const id = fc.oneof(fc.constantFrom('-', 'a-0', 'a', '__proto__', '0'), fc.stringMatching(/^[0-9A-Za-z_-]{1,24}$/));
const client = fc.record({ person: fc.constantFrom('p1', 'p2', '__proto__'), id });

test('a request is found by its person and its id, and no other is', { retry: 0 }, () => {
  fc.assert(
    fc.property(fc.array(client, { maxLength: REMEMBERED }), fc.array(client, { maxLength: 50 }), (sent, asked) => {
      const places: Places = new Map();
      const expected = new Map<string, number>();
      for (const [n, one] of sent.entries()) {
        notePlace(places, readClient(printClient(one)), n);
        expected.set(printClient(one), n);
      }
      for (const one of [...sent, ...asked]) expect(placeOf(places, one)).toBe(expected.get(printClient(one)));
    }),
  );
});

test('of each person the latest requests are remembered, however many others send', () => {
  const places: Places = new Map();
  for (let n = 0; n < 1000; n++) notePlace(places, { person: n % 10 === 0 ? 'quiet' : 'busy', id: `a-${n}` }, n);
  expect(placeOf(places, { person: 'quiet', id: 'a-10' })).toBe(10);
  expect(placeOf(places, { person: 'busy', id: 'a-999' })).toBe(999);
  expect([...places.values()].map((own) => own.size)).toEqual([100, REMEMBERED]);
});

const wallNow = REAL_TIME.now;

afterEach(() => vi.restoreAllMocks());

test('[good] match time follows a clock that nobody sets', () => {
  const before = wallNow();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.spyOn(Date, 'now').mockReturnValue(before - 3_600_000);
  expect(wallNow()).toBeGreaterThanOrEqual(before);
  expect(wallNow()).toBeLessThan(before + 1000);
});

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
