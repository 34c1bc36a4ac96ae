import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { attempts } from './attempts.ts';

const [rulebook] = Object.values(
  import.meta.glob<string>('../../rulebook.md', { query: '?raw', import: 'default', eager: true }),
);
const clauses = new Set([...rulebook!.matchAll(/SN-\d+(?:\.\d+)?[a-z]?/g)].map(([id]) => id));

const OWN = ['wee', '--e', 'eee'];
const setups = [
  { players: 1, options: {} },
  { players: 1, options: { sheet: 'daily', seed: 'daily-2026-01-01' } },
  { players: 1, options: { sheet: 'causeway', seed: '-', lastCall: true } },
  { players: 1, options: { sheet: 'field-of-stakes', seed: 'stakes', lastCall: true } },
  { players: 1, options: { sheet: 'inline', ownSheet: OWN, seed: '-', lastCall: true } },
  { players: 1, options: { sheet: 'inline', ownSheet: ['eee', 'ewe', 'eee'] } },
];

test('[SN-4.1] [SN-13.14] random nights pass the conformance suite of the kernel', () => {
  const { findings, states, attempts: tried } = conform({ ...game, attempts }, { games: 12, seed: 7, every: 5, setups, clauses });
  expect(findings).toEqual([]);
  expect(states).toBeGreaterThan(60);
  expect(tried).toBeGreaterThan(1000);
});
