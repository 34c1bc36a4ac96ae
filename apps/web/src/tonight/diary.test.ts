import { expect, test } from 'vitest';
import { readDiary, streak, streakOfAll, triedIn, withBegun, withReached, type Diary } from './diary.ts';

const reached = (text: string) => ({ table: 't', reached: text });

test('the first table of a night counts, and its first result stays', () => {
  const begun = withBegun(withBegun({}, 'siege', '2026-01-01', 'a'), 'siege', '2026-01-01', 'b');
  expect(triedIn(begun, 'siege', '2026-01-01')).toEqual({ table: 'a' });
  expect(withReached(begun, 'siege', '2026-01-01', 'b', '0 left')).toBe(begun);
  const done = withReached(begun, 'siege', '2026-01-01', 'a', '9 left');
  expect(triedIn(withReached(done, 'siege', '2026-01-01', 'a', '0 left'), 'siege', '2026-01-01')?.reached).toBe('9 left');
});

test('a streak counts finished nights in a row, and tonight may still be open', () => {
  const diary: Diary = {
    siege: {
      '2026-01-01': reached('1'),
      '2026-01-02': reached('2'),
      '2025-12-30': reached('3'),
      '2025-12-31': { table: 'left' },
    },
    fires: { '2025-12-31': reached('x') },
  };
  expect(streak(diary, 'siege', '2026-01-02')).toBe(2);
  expect(streak(diary, 'siege', '2026-01-03')).toBe(2);
  expect(streak(diary, 'siege', '2026-01-04')).toBe(0);
  expect(streakOfAll(diary, '2026-01-02')).toBe(4);
});

test('what is damaged in a diary is left out', () => {
  expect(readDiary('{nonsense')).toEqual({});
  expect(readDiary('7')).toEqual({});
  expect(readDiary(null)).toEqual({});
  expect(readDiary('{"siege":{"2026-01-01":5,"2026-01-02":{"table":"a"},"2026-01-03":{"table":1}},"fires":3}')).toEqual({
    siege: { '2026-01-02': { table: 'a' } },
    fires: {},
  });
});
