import { expect, test } from 'vitest';
import { friendIn, youIn } from './story.ts';

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

test('the only person of a game that was sent is a friend, or goes by the name they gave', () => {
  expect(friendIn(record('bot:good', 'person'), ['Wick', 'Player 1'])).toEqual(['Wick', 'your friend']);
  expect(friendIn(record('person', 'bot:good'), ['Ana', 'Ash'])).toEqual(['Ana', 'Ash']);
  expect(friendIn(record('person', 'person'), ['Player 1', 'Player 2'])).toEqual(['Player 1', 'Player 2']);
});
