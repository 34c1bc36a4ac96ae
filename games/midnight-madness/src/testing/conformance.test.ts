import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const [rulebook] = Object.values(
  import.meta.glob<string>('../../rulebook.md', { query: '?raw', import: 'default', eager: true }),
);
const clauses = new Set([...rulebook!.matchAll(/\*\*(MM-\d+\.\d+)\*\*/g)].map(([, id]) => id!));

test('the conformance suite finds nothing, and every refusal cites a clause of the rulebook', () => {
  expect(clauses.size).toBe(221);
  const report = conform(game, { games: 8, seed: 3, every: 11, clauses });
  expect(report.findings).toEqual([]);
  expect(report.states).toBeGreaterThan(80);
});
