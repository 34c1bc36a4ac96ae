import { game, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import { apply } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';

const night = (): SiegeState => {
  const s = game.setup({ players: 1, options: { seed: '-' } }) as SiegeState;
  apply(game.book, s, { type: 'roll', seat: 0 });
  apply(game.book, s, { type: 'dice', faces: [2, 3] });
  return s;
};

test('a square tells what stands there and what keeps a shape away', () => {
  const s = night();
  expect(inspect('c2', s)).toMatchObject({ name: 'Enemy on c2', next: 'open to every shape' });
  expect(inspect('f4', s)).toMatchObject({ name: 'Wallbreaker on f4' });
  expect(inspect('d1', s)).toMatchObject({ name: 'Gate on d1' });
  expect(inspect('a1', s)).toBeUndefined();
  apply(game.book, s, { type: 'troop', seat: 0, die: 'A', cells: ['c2', 'd2'] });
  expect(inspect('c2', s)).toMatchObject({ text: 'Crossed out in turn 1 by a troop.' });
  expect(inspect('e2', s)!.next).toMatch(/^closed for now: /);
});

test('dice, altar and shape cards explain themselves', () => {
  const s = night();
  expect(inspect('die:1', s)).toMatchObject({
    name: 'Die B: 3',
    text: 'A troop of 3: a line of exactly that many squares, side by side, that may bend but not touch itself.',
  });
  expect(inspect('altar', s)).toMatchObject({
    numbers: [
      ['Circles crossed', '2 of 9'],
      ['Heroes waiting', 0],
    ],
  });
  expect(inspect('card:hammer', s)!.text).toContain('The number counts');
});
