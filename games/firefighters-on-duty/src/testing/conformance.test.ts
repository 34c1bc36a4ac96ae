import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const [rulebook] = Object.values(
  import.meta.glob<string>('../../rulebook.md', { query: '?raw', import: 'default', eager: true }),
);
const clauses = new Set([...rulebook!.matchAll(/FD-\d+(?:\.\d+)?[a-z]?/g)].map(([id]) => id));

const SETUPS = [
  { players: 2, options: {} },
  { players: 3, options: { scenario: 'SC-5', mode: 'paced', order: 'beats', pace: 'tense', difficulty: 'inferno' } },
  { players: 4, options: { scenario: 'SC-7', mode: 'paced', difficulty: 'hard', heat: true } },
  { players: 1, options: { guided: true } },
  { players: 2, options: { scenario: 'SC-4', briefing: 60, clock: 90 } },
];

test('the conformance suite finds nothing', () => {
  const report = conform(game, { games: SETUPS.length, seed: 3, every: 150, setups: SETUPS, clauses });
  expect(report.findings).toEqual([]);
  expect(report.states).toBeGreaterThan(30);
});
