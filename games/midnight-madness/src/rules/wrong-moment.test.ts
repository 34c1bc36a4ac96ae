import { expect, test } from 'vitest';
import { canonical, refusal } from '@nightfall/kernel';
import { game } from '../game.ts';
import { play, refused, table } from '../testing/table.ts';

test('[MM-10.19] the general checks come first, in their order', () => {
  const over = table({ players: 2, outcome: 'lost', fallenTowers: [1, 2, 3, 4, 5, 6] });
  expect(['0 end', '1 accept', '1 hit tar t1', '0 flip t1'].map((text) => refused(over, text))).toEqual(
    Array(4).fill('GAME_OVER'),
  );
  const s = table({ players: 2, hands: [['tar'], ['brick']] });
  expect(refused(s, '1 hit archer/red t9')).toBe('NOT_YOUR_TURN');
  expect(refused(s, '0 replace hero/red')).toBe('WRONG_PHASE');
  expect(refused(s, '0 hit archer/red t9')).toBe('CARD_NOT_IN_HAND');
});

test('[MM-10.21] answers to questions that nobody asked', () => {
  const s = table({ players: 2, hands: [['tar'], ['brick']], phase: 'trade' });
  expect(['0 accept', '1 decline', '1 withdraw'].map((text) => refused(s, text))).toEqual(['NO_OFFER', 'NO_OFFER', 'NO_OFFER']);
  expect(['1 flip t1', '0 flip t1', '0 discard tar'].map((text) => refused(s, text))).toEqual([
    'NOT_YOUR_TURN',
    'WRONG_PHASE',
    'WRONG_PHASE',
  ]);
});

test('[MM-10.21] [MM-7.4] while an offer is open', () => {
  const s = table({ players: 3, hands: [['tar'], ['brick'], ['mortar']], phase: 'trade' });
  play(s, '0 offer 1 tar brick');
  expect(['1 withdraw', '0 accept', '2 accept', '2 withdraw', '1 end', '1 flip t1'].map((text) => refused(s, text))).toEqual(
    Array(6).fill('NOT_YOUR_TURN'),
  );
  expect(['0 end', '0 flip t1', '0 offer 2 tar mortar'].map((text) => refused(s, text))).toEqual(Array(3).fill('OFFER_PENDING'));
  expect(['1 accept', '1 decline', '0 withdraw'].map((text) => refused(s, text))).toEqual([undefined, undefined, undefined]);
});

test('[MM-10.21] [MM-7.4] while a choice is open', () => {
  const s = table({ players: 3, hands: [[], ['tar', 'brick'], ['mortar']], tokens: { t1: 'Orc 2/2 @S1', t2: 'Goblin 1/1 @S1' } });
  play(s, '0 end');
  expect(['0 end', '0 flip t1', '0 discard tar', '1 damage t1', '1 end'].map((text) => refused(s, text))).toEqual([
    'CHOICE_PENDING',
    'CHOICE_PENDING',
    'CHOICE_PENDING',
    'NOT_YOUR_TURN',
    'NOT_YOUR_TURN',
  ]);
  expect(refused(s, '0 damage t3')).toBe('BAD_CHOICE');
});

test('[MM-15.8] [MM-10.21] another seat is asked for a discard', () => {
  const s = table({ players: 3, hands: [['archer/red'], ['tar', 'brick'], ['mortar']], tokens: { t1: '[?] @A1' } });
  play(s, '0 hit archer/red t1', 'dice discardOne');
  expect(
    ['1 flip t1', '0 flip t1', '0 discard tar', '2 discard mortar', '0 end', '1 end', '1 discard mortar'].map((text) =>
      refused(s, text),
    ),
  ).toEqual([
    'CHOICE_PENDING',
    'CHOICE_PENDING',
    'NOT_YOUR_TURN',
    'NOT_YOUR_TURN',
    'CHOICE_PENDING',
    'NOT_YOUR_TURN',
    'BAD_CHOICE',
  ]);
});

test('[MM-22.1] [MM-22.2] a refusal changes nothing and has its sentence', () => {
  const s = table({ players: 2, hands: [['archer/red', 'knight/red']], tokens: { t1: 'Orc 2/2 @A3' } });
  const before = canonical(s);
  const text = (card: 'archer/red' | 'knight/red') =>
    refusal(game.book, s, { type: 'playAttack', seat: 0, card, token: 1, niceShot: false })?.text;
  expect(text('archer/red')).toBe('Red Archer works in red; arc 3 is green.');
  expect(text('knight/red')).toBe('Red Knight reaches the Knight ring; this token is in the Archer ring.');
  expect(refusal(game.book, s, { type: 'endPhase', seat: 1 })?.text).toBe("It is player 1's turn.");
  expect(canonical(s)).toBe(before);
});
