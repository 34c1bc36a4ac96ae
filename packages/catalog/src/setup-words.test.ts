import { setupInWords } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { load } from './index.ts';

test('a setup is named by what differs from the usual game', async () => {
  const siege = await load('siege-of-the-eternal-night');
  const madness = await load('midnight-madness');
  expect(setupInWords(siege, { players: 1, options: {} })).toBe('the usual game');
  expect(setupInWords(siege, { players: 1, options: { sheet: 'postern-yard', lastCall: true } })).toBe('Postern Yard, Last Call');
  expect(setupInWords(madness, { players: 2, options: { mode: 'coop', difficulty: 'gentle' } })).toBe('2 players, Co-op, Gentle');
});
