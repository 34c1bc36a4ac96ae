import { legal } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { orderCannotMatter } from './order.ts';
import { game } from '../game.ts';
import { table } from '../testing/table.ts';
import { preview } from './preview.ts';
import { movesWith, targetOf } from './targets.ts';
import { unseen } from './unseen.ts';

test('[MM-5.9] [MM-5.10] the unseen list, with odds, by origin', () => {
  const s = table({
    players: 2,
    monsterDiscard: ['orc', 'goblin start'],
    unseenStart: { troll: 1, orc: 1 },
    tokens: { t1: '[?] @A1 start', t2: '[?] @A1 start', t3: '[?] @A1', t4: 'Orc 1/2 @A2' },
  });
  const { start, supply } = unseen(s);
  expect(start).toEqual({
    hidden: 2,
    total: 2,
    kinds: [
      { kind: 'orc', count: 1, odds: 0.5 },
      { kind: 'troll', count: 1, odds: 0.5 },
    ],
  });
  expect([supply.hidden, supply.total, supply.kinds.find(({ kind }) => kind === 'orc')]).toEqual([
    1,
    41,
    { kind: 'orc', count: 7, odds: 7 / 41 },
  ]);
});

test('the preview is honest about the dark', () => {
  const tokens = {
    t1: 'Orc 2/2 @S1',
    t2: '[?] @S2',
    t3: '[?] @K3',
    t4: 'Orc 2/2 @S4',
    t5: 'Orc 2/2 @F5 tarred',
    t6: 'Orc 2/2 @C6',
    t7: '[?] @S5',
  };
  const { ghosts, walls, towers, isCertain } = preview(table({ players: 2, fallenWalls: [4, 5], fallenTowers: [6], tokens }));
  expect(ghosts.map(({ token, to, fate }) => `t${token} ${to} ${fate}`)).toEqual([
    't1 S1 strikesWall',
    't2 S2 unknown',
    't3 S3 steps',
    't4 C4 strikesTower',
    't5 F5 stays',
    't6 C1 strikesTower',
    't7 S5 unknown',
  ]);
  expect(walls).toEqual([
    { arc: 1, tokens: [1], maybe: [] },
    { arc: 2, tokens: [], maybe: [2] },
  ]);
  expect(towers).toEqual([
    { arc: 1, tokens: [6], maybe: [] },
    { arc: 4, tokens: [4], maybe: [] },
    { arc: 5, tokens: [], maybe: [7] },
  ]);
  expect(isCertain).toBe(false);
});

test('the moves that a card offers, and where they point', () => {
  const s = table({
    players: 2,
    hands: [['archer/red', 'niceShot', 'brick', 'mortar']],
    fallenWalls: [3],
    tokens: { t1: 'Orc 1/2 @A1', t2: '[?] @A2' },
  });
  const moves = legal(game.book, s, 0);
  expect(movesWith(moves, 'archer/red').map(targetOf)).toEqual(['t1', 't2', 't1', 't2']);
  expect(movesWith(moves, 'niceShot').map(targetOf)).toEqual(['t1', 't2']);
  expect(movesWith(moves, 'brick').map(targetOf)).toEqual(['wall3']);
});

test('[MM-11.10] the order of flips cannot matter while only plain creatures are unseen', () => {
  const tokens = { t1: '[?] @S1 start', t2: '[?] @S3 start', t3: '[?] @S4' };
  const unseenStart = { goblin: 1, orc: 1 };
  const s = table({ players: 2, tokens, unseenStart });
  expect(orderCannotMatter(s, [1, 2])).toBe(true);
  expect(orderCannotMatter(s, [1, 3])).toBe(false);
});
