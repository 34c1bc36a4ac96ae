import { expect, test } from 'vitest';
import type { Game } from '@nightfall/kernel';
import { calledIn, withNames, withYou } from './names.ts';

test('players go by their names', () => {
  const name = (seat: number) => ['Ana', 'Bo', 'Cleo'][seat]!;
  expect(withNames('Master Slayers: player 3 and player 1.', name)).toBe('Master Slayers: Cleo and Ana.');
  expect(withNames('Offer player 2 a Brick: 6 players remain.', name)).toBe('Offer Bo a Brick: 6 players remain.');
});

test('whoever plays somebody goes by that name, as soon as it is known', () => {
  const game = { words: { called: (v: { cast: boolean }, seat: number) => (v.cast ? `Hero ${seat}` : undefined) } };
  const name = (seat: number) => ['Ana', 'Bo'][seat]!;
  const called = (view: object | undefined) => calledIn(game as unknown as Game, view && { stack: [], ...view }, name)(1);
  expect([called({ cast: true }), called({ cast: false }), called(undefined)]).toEqual(['Hero 1', 'Bo', 'Bo']);
  expect(calledIn({ words: {} } as unknown as Game, { stack: [] }, name)(0)).toBe('Ana');
});

test('the only person of a game reads of themselves; of several, and in somebody else’s game, everyone has a name', () => {
  const name = (seat: number) => ['Ana', 'Bo'][seat]!;
  const sitter = (by: 'person' | 'bot') => ({ name: '', by });
  const called = (mine: readonly number[], ...by: ('person' | 'bot')[]) =>
    [0, 1].map(withYou({ mine, sitters: by.map(sitter) }, name));
  expect(called([0], 'person', 'bot')).toEqual(['You', 'Bo']);
  expect(called([0, 1], 'person', 'person')).toEqual(['Ana', 'Bo']);
  expect(called([], 'person', 'bot')).toEqual(['Ana', 'Bo']);
});
