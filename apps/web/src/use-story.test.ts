import { expect, test } from 'vitest';
import { youIn } from './story.ts';

const record = (...holders: string[]) =>
  [
    'nightfall record 1',
    'game heist 1',
    `setup {"options":{},"players":${holders.length}}`,
    `names ${JSON.stringify(holders)}`,
    `holders ${JSON.stringify(holders)}`,
  ].join('\n');

test('the only person of a game reads of themselves; several go by their names', () => {
  expect(youIn(record('person', 'bot:good'), ['Player 1', 'Ash'])).toEqual(['you', 'Ash']);
  expect(youIn(record('person', 'person'), ['Ana', 'Bo'])).toEqual(['Ana', 'Bo']);
  expect(youIn('nonsense', ['Ana'])).toEqual(['Ana']);
});
