import { afterEach, expect, test, vi } from 'vitest';
import { REAL_TIME } from './house.ts';

const wallNow = REAL_TIME.now;

afterEach(() => vi.restoreAllMocks());

test('[good] match time follows a clock that nobody sets', () => {
  const before = wallNow();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.spyOn(Date, 'now').mockReturnValue(before - 3_600_000);
  expect(wallNow()).toBeGreaterThanOrEqual(before);
  expect(wallNow()).toBeLessThan(before + 1000);
});
