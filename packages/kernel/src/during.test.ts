import { expect, test } from 'vitest';
import { book } from './book.ts';
import { advance, apply, waitingFor } from './play.ts';
import type { Book, Move, Seat, Types } from './types.ts';

/** A night in which each of two guards knocks until the bell, or in paced play until both have knocked. */
type Night = { rule: 'night'; at: 'knock' | 'dawn' };
type State = { stack: Night[]; isPaced: boolean; isQuiet: boolean; knocked: Seat[]; ended: boolean };
type Knock = { type: 'knock'; seat: Seat };
type Knocking = { view: State; state: State; move: Knock; event: never };
const { rule, during, always } = book<Knocking>();
const knock: Move<Knocking, Night, Knock> = {
  options: (_v, _f, seat) => [{ type: 'knock', seat }],
  refuse: () => undefined,
  perform: (s, _f, { seat }) => void s.knocked.push(seat),
};
const night = rule<Night>('N-1', {
  knock: during(
    (v) => [0, 1].filter((seat) => !v.knocked.includes(seat)),
    { knock },
    { id: () => 'night', lasts: (v) => (v.isPaced ? undefined : 5000), rang: () => undefined },
    (v) => !v.isQuiet,
  ),
  dawn: always((s) => void (s.ended = true)),
});
const rules = { rules: { night } } as unknown as Book<Types>;
const begin = (over: Partial<State> = {}): State => {
  const s: State = {
    stack: [{ rule: 'night', at: 'knock' }],
    isPaced: false,
    isQuiet: false,
    knocked: [],
    ended: false,
    ...over,
  };
  advance(rules, s);
  return s;
};

test('against the clock, the sentence goes on until the bell, even when nobody is asked any more', () => {
  const s = begin();
  expect(waitingFor(rules, s)).toEqual({ for: 'seats', seats: [0, 1], clock: { id: 'night', lasts: 5000 } });
  [0, 1].forEach((seat) => apply(rules, s, { type: 'knock', seat }));
  expect(s.ended).toBe(false);
  expect(apply(rules, s, { type: 'bell' })).toBeUndefined();
  expect(s.ended).toBe(true);
});

test('[good] the same sentence without a clock has no bell and ends when nobody is asked any more', () => {
  const s = begin({ isPaced: true });
  expect(waitingFor(rules, s)).toEqual({ for: 'seats', seats: [0, 1], clock: undefined });
  expect(apply(rules, s, { type: 'bell' })).toMatchObject({ code: 'NOT_NOW' });
  [0, 1].forEach((seat) => apply(rules, s, { type: 'knock', seat }));
  expect(s.ended).toBe(true);
});

test('a timed sentence whose condition does not hold is passed over', () => {
  expect(begin({ isQuiet: true }).ended).toBe(true);
});
