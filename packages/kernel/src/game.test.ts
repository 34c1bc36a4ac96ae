import { expect, test } from 'vitest';
import { botOf, usualLevel } from './game.ts';
import { watch } from './testkit/watch.ts';

test('a word from outside names a bot of the game or none', () => {
  expect(botOf(watch, 'random')).toBe(watch.bots['random']);
  for (const level of ['constructor', '__proto__', 'toString', '']) expect(botOf(watch, level)).toBeUndefined();
});

test('a level is found by a name that it had before, and tables offer good first', () => {
  const { random } = watch.bots;
  const level = (rank: number, ...formerly: string[]) => ({ ...random!, rank, formerly });
  const game = { ...watch, bots: { expert: level(3, 'strong'), casual: level(1), good: level(2, 'careful') } };
  expect(botOf(game, 'strong')).toBe(game.bots.expert);
  expect(botOf(game, 'careful')).toBe(game.bots.good);
  expect([usualLevel(game), usualLevel(watch), usualLevel({ ...watch, bots: {} })]).toEqual(['good', 'random', undefined]);
});
