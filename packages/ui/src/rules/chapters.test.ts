import { expect, test } from 'vitest';
import { chapterOf, chaptersOf } from './chapters.ts';
import { markdown } from './markdown.ts';

const BOOK = `# The Watch

A night on the wall.

## 1. Setup

- **WA-1.1** Take a lamp.

## 2. A turn

### 2.1 Rolling

- **WA-2.1** Roll.
- **WA-2.2** Read the roll.
`;
const chapters = chaptersOf(markdown(BOOK));

test('a rulebook is read chapter by chapter, and nothing of it is lost', () => {
  expect(chapters.map(({ name }) => name)).toEqual(['About the game', '1. Setup', '2. A turn']);
  expect(chapters.flatMap(({ blocks }) => blocks)).toEqual(markdown(BOOK));
});

test('a title alone is no chapter', () => {
  const bare = chaptersOf(markdown('# The Watch\n\n## 1. Setup\n\n- **WA-1.1** Take a lamp.\n'));
  expect(bare.map(({ name }) => name)).toEqual(['1. Setup']);
});

test('a clause, a part of one, a section and a heading each lead to their chapter', () => {
  expect(['WA-1.1', 'WA-2.2', 'WA-2.2.7', 'WA-2', 'section-2', 'about', 'WA-9.9'].map((to) => chapterOf(chapters, to))).toEqual([
    1, 2, 2, 2, 2, 0, 0,
  ]);
});
