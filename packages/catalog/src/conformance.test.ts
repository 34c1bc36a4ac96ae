import { existsSync, readFileSync } from 'node:fs';
import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { catalog, load } from './index.ts';

/** The clauses of a rulebook: list items and table rows that begin with a bold number. */
function clausesOf(id: string): Set<string> {
  const text = readFileSync(new URL(`../../../games/${id}/rulebook.md`, import.meta.url), 'utf8');
  return new Set(
    Array.from(text.matchAll(/\*\*([A-Z]{2}-\d+(?:\.\d+)?[a-z]?)\*\*|^#+ .*?([A-Z]{2}-\d+)/gm), (m) => m[1] ?? m[2]!),
  );
}
const sections = (clauses: ReadonlySet<string>) => new Set([...clauses, ...[...clauses].map((clause) => clause.split('.')[0]!)]);

/** A game that runs the suite over tables of its own choice does so in its own tests; here are all the others. */
const hasOwn = (id: string) => existsSync(new URL(`../../../games/${id}/src/testing/conformance.test.ts`, import.meta.url));
const games = catalog.flatMap(({ id, available }) => (available && !hasOwn(id) ? [id] : []));

test.each(games)('%s conforms', async (id) => {
  const game = await load(id);
  const report = conform(game, { games: 5, seed: 5, clauses: sections(clausesOf(id)) });
  expect(report.findings).toEqual([]);
  expect(report.states).toBeGreaterThan(40);
  expect(report.attempts).toBeGreaterThan(400);
});
