import { expect, test } from 'vitest';
import { readDiary, practiceAfter, remembered, streak, written } from './diary.ts';

const night = (score: number) => ({ score, rank: 'Watchman', share: '' });

test('[SN-16.6] the first finished night of a date is the one that counts', () => {
  const first = written({}, '2026-01-01', night(9));
  expect(written(first, '2026-01-01', night(0))['2026-01-01']!.score).toBe(9);
});

test('[SN-18.13] the streak counts days in a row, and today may still be open', () => {
  const diary = { '2026-01-01': night(1), '2026-01-02': night(2), '2025-12-30': night(3) };
  expect(streak(diary, '2026-01-02')).toBe(2);
  expect(streak(diary, '2026-01-03')).toBe(2);
  expect(streak(diary, '2026-01-04')).toBe(0);
});

test('[SN-18.13] a damaged diary is an empty one', () => {
  expect(readDiary('{nonsense')).toEqual({});
  expect(readDiary('{"2026-01-01": 5}')).toEqual({});
  expect(readDiary(null)).toEqual({});
});

test('[SN-16.6] the first table of a day is remembered, for some days', () => {
  expect(remembered(['2026-01-01=a', '2026-01-02=b'], '2026-01-01', 'c')).toEqual(['2026-01-01=a', '2026-01-02=b']);
  const week = Array.from({ length: 9 }, (_, i) => `2026-01-0${i + 1}`);
  const begun = week.reduce<readonly string[]>((days, date) => remembered(days, date, 't'), []);
  expect(begun).toEqual(week.slice(1).map((date) => `${date}=t`));
});

test('[SN-16.6] a second table of a day is practice, and so is a past day', () => {
  const begun = ['2026-01-02=a'];
  expect(practiceAfter([], '2026-01-02', 'a', '2026-01-02')).toBe(false);
  expect(practiceAfter(begun, '2026-01-02', 'a', '2026-01-03')).toBe(false);
  expect(practiceAfter(begun, '2026-01-02', 'b', '2026-01-02')).toBe(true);
  expect(practiceAfter(begun, '2026-01-01', 'b', '2026-01-02')).toBe(true);
});
