import { expect, test } from 'vitest';
import { carriedIn, citedIn } from './citations.ts';
import { clausesIn } from './clauses.ts';
import { cover, figures } from './coverage.ts';
import type { Source } from './sources.ts';

const BOOK = `# The Watch
- **XX-1.1** A night lasts nine turns.
- **XX-1.2** A guard carries
  at most three lamps.
- **XX-1.3** The box holds nine lamps. *(no code: a count of components)*

  This line belongs to nobody.

| clause | reason |
|---|---|
| **XX-2.1** | An empty lamp. |
`;
const source = (path: string, kind: Source['kind'], text: string): Source => ({ path, kind, text });

test('clauses are read from lists and tables, with their further lines and exemptions', () => {
  const clauses = clausesIn(BOOK);
  expect(clauses.map(({ id }) => id)).toEqual(['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-2.1']);
  expect(clauses[1]!.text).toBe('A guard carries at most three lamps.');
  expect(clauses[2]!.exempt).toBe('a count of components');
});

test('citations: single, ranges, the short form, and never those of another game', () => {
  const text = `XX-1.1), 'XX-1.12' XX-2.3 to XX-2.5; XX-3.1–3.2 YY-9.9
    drawUp: dice(), // 4.1, 4.2; comes back
    const x = 5.5; // 12.5 s`;
  expect([...citedIn(text, 'XX')].toSorted()).toEqual(
    ['XX-1.1', 'XX-1.12', 'XX-2.3', 'XX-2.4', 'XX-2.5', 'XX-3.1', 'XX-3.2', 'XX-4.1', 'XX-4.2'].toSorted(),
  );
});

test('what lacks code or a test, what is unknown, and what is exempt', () => {
  const sources = [source('a.ts', 'code', '// XX-1.1 and XX-7.7'), source('a.test.ts', 'test', "test('[XX-1.1] [XX-1.2]')")];
  expect(figures(cover('XX', clausesIn(BOOK), sources))).toEqual({
    clauses: 4,
    exempt: 1,
    withCode: 1,
    mentionedOnly: 1,
    withTest: 2,
    missing: [
      { clause: 'XX-1.2', lacks: ['code'] },
      { clause: 'XX-2.1', lacks: ['code', 'test'] },
    ],
    unknown: [{ clause: 'XX-7.7', file: 'a.ts' }],
    repeated: [],
  });
});

test('code carries a number in quotes or beside a sentence; a comment mentions it', () => {
  const text = `/** XX-1.1 It isn't code. */
    export const night = rule('XX-1.2', { begin: always(dusk), // 2.1; at dusk
    // and 'XX-1.3' no more than this
    out({ rule: 'XX-2.3' });`;
  expect([...carriedIn(text, 'XX')].toSorted()).toEqual(['XX-1.2', 'XX-2.1', 'XX-2.3']);
});

test('a number that stands twice in the rulebook is told', () => {
  expect(figures(cover('XX', clausesIn(`${BOOK}- **XX-1.1** Again.\n`), [])).repeated).toEqual(['XX-1.1']);
});
