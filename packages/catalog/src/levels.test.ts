import { botOf, type Types, usualLevel } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { catalog, load } from './index.ts';

const GAMES = catalog.filter(({ available }) => available).map(({ id }) => id);

test.each(GAMES)('%s has the same levels as every game, weak before strong, and thinks with the same mind', async (id) => {
  const game = await load(id);
  expect(Object.entries(game.bots).map(([level, { rank }]) => `${level} ${rank}`)).toEqual([
    'random 0',
    'casual 1',
    'good 2',
    'expert 3',
  ]);
  expect(usualLevel(game)).toBe('good');
  expect(Object.keys(game.bots)).toContain(game.firstGame?.foes ?? 'good');
  for (const { formerly = [] } of Object.values(game.bots)) for (const name of formerly) expect(botOf(game, name)).toBeDefined();
  expect(game.mind?.tries).toBeGreaterThan(0);
  const state = game.setup({ players: game.players.min, options: {} }) as Types['state'];
  expect(game.mind?.chapter(game.view(state, 0))).toMatch(/^[A-Z]/);
});
