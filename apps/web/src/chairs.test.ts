import type { Game } from '@nightfall/kernel';
import { heist, openHeist } from '@nightfall/kernel/heist';
import { expect, test, vi } from 'vitest';
import {
  byLot,
  chairsInstead,
  chairsOf,
  companions,
  firstChairs,
  friendly,
  holdersOf,
  seat,
  seatIn,
  sitAt,
  withoutChair,
  type Chair,
} from './chairs.ts';

const chair = (holder: string, name = 'P'): Chair => ({ name, holder });
const setup = { players: 3, options: {} };

test('one person with two seats is kept with the match', () => {
  const chairs = [chair('person'), chair('bot:slow'), chair('with:0')];
  expect(holdersOf(chairs)).toEqual({ holders: ['person', 'bot:slow', 'person'], together: [[0, 2]] });
  expect(holdersOf([chair('person'), chair('person')])).toEqual({ holders: ['person', 'person'] });
});

test('who leaves is not sat with any more, and those behind move up', () => {
  const chairs = [chair('person'), chair('person'), chair('with:1'), chair('with:0')];
  expect(seat(chairs, 1, chair('bot:slow')).map(({ holder }) => holder)).toEqual(['person', 'bot:slow', 'person', 'with:0']);
  expect(withoutChair(chairs, 0).map(({ holder }) => holder)).toEqual(['person', 'with:0', 'person']);
});

test('nobody plays for both sides where the rules forbid it', () => {
  const chairs = [chair('person', 'Ana'), chair('person', 'Bo'), chair('bot:slow')];
  const [ana, bo] = companions(heist as unknown as Game, setup, chairs, 2);
  expect(ana).toMatchObject({ name: 'Ana', no: { rule: 'HS-1.2', code: 'BOTH_SIDES' } });
  expect(bo).toMatchObject({ name: 'Bo', no: undefined });
  expect(companions(openHeist as unknown as Game, setup, chairs, 2)[0]?.no).toBeUndefined();
});

test('a newcomer sits where the game suggests, by the name that was given last', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'Ada' });
  const game = { ...heist, firstGame: { players: 3, options: {}, text: '', seat: 1 } } as unknown as Game;
  expect(firstChairs(game, setup).map(({ holder }) => holder === 'person')).toEqual([false, true, false]);
  expect(firstChairs(game, setup)[1]!.name).toBe('Ada');
  expect(firstChairs(heist as unknown as Game, { ...setup, players: 2 })[0]).toEqual({ name: 'Ada', holder: 'person' });
});

test('in a first game the bots against you go easy, in the usual one they do not', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'Ada' });
  const seating = () => ['king', 'heroes', 'heroes'].map((side) => ({ name: side, side }));
  const game = { ...heist, seating, firstGame: { ...setup, text: '', seat: 1, foes: 'easy' } } as unknown as Game;
  const of = (chairs: readonly Chair[]) => chairs.map(({ holder }) => holder);
  const usual = of(chairsOf(game, setup))[0]!;
  expect(of(firstChairs(game, setup))).toEqual(['bot:easy', 'person', usual]);
  expect(of(firstChairs(game, setup, 0))).toEqual(['person', 'bot:easy', 'bot:easy']);
  const [first, then] = [firstChairs(game, setup), chairsOf(game, setup)];
  expect(of(chairsInstead(first, then, first))).toEqual([usual, 'person', usual]);
  const chosen = seat(first, 0, chair('bot:slow'));
  expect(of(chairsInstead(first, then, chosen))).toEqual(['bot:slow', 'person', usual]);
});

test('an address may name a seat; if it names none, or one that is not there, the game seats a newcomer', () => {
  expect(['0', '2', '3', '', 'x', '-1'].map((value) => seatIn(value, 3))).toEqual([
    0,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('you take another seat, and whoever sat there takes yours; or the lot decides', () => {
  const chairs = [chair('bot:slow', 'Wick'), chair('person', 'Ana'), chair('bot:slow', 'Flint')];
  expect(sitAt(chairs, 0).map(({ name }) => name)).toEqual(['Ana', 'Wick', 'Flint']);
  const [never, always] = [() => 0, () => 0.999];
  expect(byLot(chairs, always)).toEqual(chairs);
  expect(byLot(chairs, never).map(({ name }) => name)).toEqual(['Ana', 'Flint', 'Wick']);
});

test('whoever sends a result without having given a name is a friend', () =>
  expect(['Ada', 'Player 1', ''].map(friendly)).toEqual(['Ada', 'A friend', 'A friend']));
