import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { openFile } from './file.ts';

/** Each line holds the one before nine times. */
const BOMB = [
  'a: &a [x]',
  ...Array.from('bcdefgh', (name, i) => `${name}: &${name} [${'*' + 'abcdefg'[i]}${`, *${'abcdefg'[i]}`.repeat(8)}]`),
];

test.each([
  ['text that is no YAML', 'title: a\n  game: b', 'This is no experiment file. Nested mappings'],
  ['names that stand for ever more', BOMB.join('\n'), 'This is no experiment file. Excessive alias count'],
  ['several documents', 'a: 1\n---\nb: 2', 'This is no experiment file. Source contains multiple documents'],
  ['a list', '- a\n- b', 'must be an object'],
  ['nothing', '', 'must be an object'],
  ['a game that is not there', 'title: a\ngame: chess', 'There is no game “chess”.'],
])('%s is refused with a sentence', async (_what, text, sentence) => {
  const found = await openFile(text);
  expect(isFaults(found) && found[0]!.text).toContain(sentence);
});
