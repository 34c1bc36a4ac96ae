import { printRecord, type Match } from '@nightfall/kernel';
import type { Rune } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { historyOf, turningPoints } from './history.ts';

test.each([1, 2, 3])('[RM-28] night %i is told: every round, three turning points, and why the threat rose', (night) => {
  let last: Match<Rune> | undefined;
  wander(night, ['attempt', 'attack'], (match) => (last = match));
  const { threat, round } = last!.state;
  const now = { threat: threat.level, round };
  const history = historyOf(printRecord(last!))!;
  expect(history.marks.at(-1)).toMatchObject(now);
  expect(turningPoints(history)).toHaveLength(3);
  for (const { text: told } of turningPoints(history)) expect(told).not.toMatch(/undefined|NaN|\b[GYBRMD]\d\d\b/);
  expect(Object.values(history.rises).reduce((a, b) => a + b, 0)).toBe(now.threat);
  expect(history.moments.filter(({ text: told }) => told.startsWith('the threat rose'))).toHaveLength(now.threat);
});

test('what is no record has no history', () => {
  expect(historyOf('nothing')).toBeUndefined();
});
