import type { Job, Played } from '@nightfall/bots';
import { expect, test } from 'vitest';
import { report } from './report.ts';
import { summarize } from './summary.ts';

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
