import { load } from '@nightfall/catalog';
import { expect, test } from 'vitest';
import { usualSetup } from '../usual-setup.ts';
import { setupInWords } from './setup-words.ts';

test('a setup is named by what differs from the usual game', async () => {
  const siege = await load('siege-of-the-eternal-night');
  const madness = await load('midnight-madness');
  expect(setupInWords(siege, usualSetup(siege))).toBe('the usual game');
  expect(setupInWords(siege, { players: 1, options: { sheet: 'postern-yard', lastCall: true } })).toBe('Postern Yard, Last Call');
  expect(setupInWords(madness, { players: 2, options: { mode: 'coop', difficulty: 'gentle' } })).toBe('2 players, Co-op, Gentle');
});
