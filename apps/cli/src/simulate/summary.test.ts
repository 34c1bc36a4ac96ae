import { expect, test } from 'vitest';
import type { Job, Played } from './job.ts';
import { report } from './report.ts';
import { mean, rate, summarize } from './summary.ts';

test("a rate has Wilson's bounds", () => {
  const { value, low, high } = rate(10, 100);
  expect([value, low, high].map((x) => x.toFixed(4))).toEqual(['0.1000', '0.0552', '0.1744']);
  expect(rate(0, 20).low).toBe(0);
  expect(rate(20, 20).high).toBe(1);
});

test('a mean with its deviation and bounds', () => {
  const { value, deviation, low, high, min, max } = mean([2, 4, 4, 4, 5, 5, 7, 9]);
  expect([value, min, max]).toEqual([5, 2, 9]);
  expect(deviation).toBeCloseTo(2.138, 3);
  expect(high - low).toBeCloseTo((2 * 1.959964 * 2.138) / Math.sqrt(8), 3);
});

const played = (number: number, outcome: 'won' | 'lost', reason: string): Played => ({
  ...{
    number,
    outcome,
    winners: outcome === 'won' ? [0, 1] : [],
    scores: [],
    causes: [],
    facts: {},
    title: outcome === 'won' ? 'Safe' : 'Lost',
    reason,
  },
  inputs: 10 + number,
});
const job: Job = { game: 'g', setup: { players: 2, options: {} }, bots: ['a', 'b'], seed: '1', from: 0, to: 3 };

test('a team wins together, has no points where there are none, and every end is told with its reason', () => {
  const games = [played(0, 'won', ''), played(1, 'lost', 'No tower stands.'), played(2, 'lost', 'No tower stands.')];
  const text = report(summarize(job, { version: 1, kind: 'cooperative' }, games, 1));
  expect(text).toMatch(/the team wins +33\.3 %/);
  expect(text).toMatch(/inputs a game +11\.00 .*\(10 to 12\)/);
  expect(text).toContain('     2  Lost: No tower stands');
  expect(text).not.toMatch(/seat|score|-\d/);
});

test('no bound of a mean lies beyond what was seen', () => {
  const { low, high } = mean([0, 0, 0, 9]);
  expect([low, high <= 9]).toEqual([0, true]);
});
