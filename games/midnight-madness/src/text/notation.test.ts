import { isRefusal, quickRandom } from '@nightfall/kernel';
import { attemptsOf } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { notation } from './notation.ts';
import { play, table } from '../testing/table.ts';

test('every move is printed and read back alike', () => {
  const s = table({ players: 4, hands: [['tar', 'niceShot', 'archer/red'], ['brick']], tokens: { t1: 'Orc 1/2 @A1' } });
  const random = quickRandom(7);
  for (let i = 0; i < 40; i++)
    for (const move of attemptsOf(game, s, i % 4, random)) expect(notation.read(notation.print(move), move.seat)).toEqual(move);
});

test('what is no move is refused, not guessed', () => {
  for (const text of [
    '',
    'hit',
    'hit archer/red',
    'hit archer/red 1',
    'hit sword t1',
    'fortify 7',
    'offer 6 tar tar',
    'end now',
    'toString',
  ])
    expect(isRefusal(notation.read(text, 0)), text).toBe(true);
});

test('[MM-5.10] chance in words: the card drawn, the kind that turns up', () => {
  const s = table({ players: 2, hands: [['draw2', 'archer/red']], tokens: { t1: '[?] @A1' } });
  play(s, '0 draw2', 'dice brick brick');
  expect(s.hands[0]).toEqual(['archer/red', 'brick', 'brick']);
  play(s, '0 hit archer/red t1');
  expect(notation.readFaces!(['dragon'], s)).toMatchObject({ code: 'FORMAT' });
  expect(notation.readFaces!(['goblin'], s)).toEqual([1]);
});
