import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { play, table } from '../testing/table.ts';

const name = (seat: number) => ['Ann', 'Ben', 'Cid'][seat]!;
const lines = (events: ReturnType<typeof play>) => events.flatMap((event) => game.words.event(event, name) ?? []);

test('[MM-26.8] every event has its line, its clause and its marks', () => {
  const s = table({
    players: 2,
    hands: [['knight/green']],
    fallenTowers: [3],
    tokens: { t1: '[?] @K3', t2: 'Orc 2/2 @S4', t3: 'Goblin 1/1 @C3' },
  });
  const told = lines(play(s, '0 hit knight/green t1', 'dice orcWarlord'));
  expect(told.map(({ rule, text }) => `${rule} ${text}`)).toEqual([
    'MM-9.2 Ann plays Green Knight on the hidden token in Knight 3.',
    'MM-11.2 The token in Knight 3 is flipped: Orc Warlord.',
    'MM-14.4 Orc Warlord: All tokens in its colour step inward, itself included.',
    'MM-12.5 2 tokens step inward: Knight 3 to Swordsman 3, Castle 3 to Castle 4.',
    'MM-12.11 The Orc strikes wall 4.',
    'MM-18.1 Wall 4 falls.',
    'MM-12.11 The Orc in Swordsman 4 takes 1 damage and has 1 hit point left.',
    'MM-12.13 The Goblin strikes tower 4.',
    'MM-18.2 Tower 4 falls.',
    'MM-12.13 The Goblin in Castle 4 is destroyed by the tower.',
    'MM-20.1 The Orc Warlord in Swordsman 3 takes 1 damage and has 2 hit points left.',
  ]);
  expect(told[4]!.marks).toEqual(['wall4', 't2']);
});

test('the prompt says who decides what', () => {
  const s = table({
    players: 2,
    hands: [['tar'], ['brick']],
    phase: 'trade',
    tokens: { t1: 'Orc 2/2 @S4', t2: 'Goblin 1/1 @S4' },
  });
  expect(game.words.prompt(s, 0, name).text).toBe('You may trade 1 card, or end trading.');
  play(s, '0 offer 1 tar brick');
  expect(game.words.prompt(s, 1, name).text).toBe('Ann offers you Tar for your Brick.');
  expect(game.words.prompt(s, null, name).text).toBe('Ben decides on a trade: Tar for Brick.');
  play(s, '1 decline', '0 end', '0 end');
  expect(game.words.prompt(s, 1, name)).toMatchObject({
    text: "Who takes the wall's blow in arc 4? Ann decides.",
    rule: 'MM-12.11',
    marks: ['t1', 't2'],
  });
});

test('the board as plain text names every token, structure and hand', () => {
  const s = table({
    players: 2,
    hands: [['tar'], []],
    fallenWalls: [4],
    fortified: [1],
    tokens: { t1: 'Orc 1/2 @S4 tarred', t2: '[?] @F1' },
  });
  const text = game.words.board(s);
  expect(text).toContain('Arc 4 (green): wall fallen, tower standing; Swordsman: t1 Orc 1/2 (tarred)');
  expect(text).toContain('Arc 1 (red): wall fortified, tower standing; Forest: t2 ?');
  expect(text).toContain('Player 1 *: Tar');
  expect(text).toContain('Player 2: no cards');
});

test('[MM-20.7] one point is one point, in words', () => {
  const s = table({ players: 2, mode: 'standard', trophies: [['goblin'], []] });
  expect(game.words.board(s)).toContain('Player 1 * (1 point):');
  expect(game.words.board(s)).toContain('Player 2 (0 points):');
});
