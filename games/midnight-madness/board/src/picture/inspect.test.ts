import { game, type State } from '@nightfall/midnight-madness';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';

const table = (token: Partial<State['tokens'][number]>): State => {
  const s = game.setup({ players: 1, options: {} }) as State;
  s.tokens = [{ id: 4, kind: null, hp: 0, ring: 1, arc: 3, isStart: true, ...token }];
  return s;
};

test('a token says what it is and what it does next', () => {
  expect(inspect('t4', table({}))).toMatchObject({ name: 'Hidden creature', next: 'moves on to the Knight ring' });
  const goblin = inspect('t4', table({ kind: 'goblin', hp: 1, ring: 3 }));
  expect(goblin).toMatchObject({ name: 'Goblin', next: 'strikes wall 3' });
  expect(goblin?.numbers?.[0]).toEqual(['Hit points, the red number', '1 of 1']);
});

test('[MM-15.1] a trap has no hit points to speak of', () => {
  expect(inspect('t4', table({ kind: 'boulder' }))?.numbers).toEqual([['Stands in', 'Archer ring, arc 3']]);
});

test('a wall says that it will be struck', () => {
  expect(inspect('wall3', table({ kind: 'goblin', hp: 1, ring: 3 }))).toMatchObject({
    name: 'Wall 3',
    next: 'it is struck when the monsters move',
  });
  expect(inspect('wall1', table({}))?.next).toBeUndefined();
});
