import { setupInWords } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { load } from './index.ts';

test('a setup is named by what differs from the usual game', async () => {
  const siege = await load('siege-of-the-eternal-night');
  const madness = await load('midnight-madness');
  const fires = await load('fires-at-midnight');
  expect(setupInWords(siege, { players: 1, options: {} })).toBe('the usual game');
  expect(setupInWords(siege, { players: 1, options: { sheet: 'postern-yard', lastCall: true } })).toBe('Postern Yard, Last Call');
  expect(setupInWords(fires, { players: 1, options: { preset: 'drill', firefighters: 2, deadLimit: '4' } })).toMatch(
    /^Alone, Drill, Firefighters: 2, [A-Z][a-z ]+: 4$/,
  );
  expect(setupInWords(madness, { players: 2, options: { mode: 'coop', difficulty: 'gentle' } })).toBe('2 players, Co-op, Gentle');
});
