import { expect, test } from 'vitest';
import { dateInWords, dateOf, dayBefore, isDate, refuseDate, untilMidnight } from './calendar.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1);

test('a night belongs to its UTC date, and the time to the next one is counted in minutes', () => {
  expect(dateOf(NEW_YEAR)).toBe('2026-01-01');
  expect(dateOf(NEW_YEAR - 1)).toBe('2025-12-31');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dateInWords('2026-01-01')).toBe('1 January');
  expect(untilMidnight(NEW_YEAR)).toBe('24 h 00 min');
  expect(untilMidnight(NEW_YEAR + 1000)).toBe('24 h 00 min');
  expect(untilMidnight(NEW_YEAR + 86_399_000)).toBe('0 h 01 min');
});

test('past nights may be practised; dates that are none or have not come may not', () => {
  expect(refuseDate('2025-12-31', NEW_YEAR)).toBeUndefined();
  expect(refuseDate('2026-01-01', NEW_YEAR)).toBeUndefined();
  expect(refuseDate('2026-01-02', NEW_YEAR)).toMatch('still to come');
  expect(refuseDate('2026-02-30', NEW_YEAR)).toMatch('year-month-day');
  expect(isDate('yesterday')).toBe(false);
});
