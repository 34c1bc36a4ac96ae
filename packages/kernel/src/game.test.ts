import { expect, test } from 'vitest';
import { botOf } from './game.ts';
import { watch } from './testkit/watch.ts';

test('a word from outside names a bot of the game or none', () => {
  expect(botOf(watch, 'random')).toBe(watch.bots['random']);
  for (const level of ['constructor', '__proto__', 'toString', '']) expect(botOf(watch, level)).toBeUndefined();
});
