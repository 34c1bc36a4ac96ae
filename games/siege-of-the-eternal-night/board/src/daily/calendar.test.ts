import { expect, test } from 'vitest';
import { dateOf, dayBefore, isDate, refuseDate, seedOf, untilMidnight } from './calendar.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1);

test('[SN-16.5] the seed of a day follows from its UTC date', () => {
  expect(seedOf(dateOf(NEW_YEAR))).toBe('daily-2026-01-01');
  expect(dateOf(NEW_YEAR - 1)).toBe('2025-12-31');
});

test('[SN-18.13] the card counts down to the next UTC midnight', () => {
  expect(untilMidnight(NEW_YEAR)).toBe('24:00:00');
  expect(untilMidnight(NEW_YEAR + 1000)).toBe('23:59:59');
  expect(untilMidnight(NEW_YEAR + 86_399_000)).toBe('0:00:01');
});

test('[SN-18.13] past dates may be practised, days that are none or have not come may not', () => {
  expect(refuseDate('2025-12-31', NEW_YEAR)).toBeUndefined();
  expect(refuseDate('2026-01-01', NEW_YEAR)).toBeUndefined();
  expect(refuseDate('2026-01-02', NEW_YEAR)).toMatch('in the future');
  expect(refuseDate('2026-02-30', NEW_YEAR)).toMatch('year-month-day');
  expect(isDate('yesterday')).toBe(false);
});

test('[SN-18.13] the day before the first of a month', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});
