import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { masterSlayers, result } from '../result.ts';
import { play, table } from '../testing/table.ts';

test('[MM-1.4] [MM-21.1] won at once when the last token is slain and the supply is empty', () => {
  const s = table({ players: 2, supply: 0, hands: [['archer/red', 'tar']], tokens: { t1: 'Goblin 1/1 @A1' } });
  play(s, '0 hit archer/red t1');
  expect([s.outcome, s.phase, result(s)?.winners]).toEqual(['won', 'over', [0, 1]]);
});

test('[MM-21.1] not won while tokens wait to arrive', () => {
  const s = table({ players: 2, supply: 1, unseen: { draw3: 1, orc: 1 }, hands: [['archer/red']], tokens: { t1: '[?] @A1' } });
  play(s, '0 hit archer/red t1', 'dice draw3');
  expect(s.outcome).toBe('open');
  play(s, 'dice 1');
  expect([s.outcome, s.tokens.length, s.queue]).toEqual(['open', 1, 0]);
});

test('[MM-21.3] what is half done is dropped: the card does no damage any more', () => {
  const s = table({
    players: 2,
    hands: [['knight/red']],
    fallenWalls: [5],
    fallenTowers: [1, 2, 3, 4, 6],
    tokens: { t1: '[?] @K1', t2: 'Orc 2/2 @S5' },
  });
  play(s, '0 hit knight/red t1', 'dice trollMage');
  expect([s.outcome, s.stack]).toEqual(['lost', []]);
  expect(s.tokens.find(({ id }) => id === 1)).toMatchObject({ hp: 3, ring: 3 });
});

test('[MM-21.3] a rotation into the last tower loses too', () => {
  const s = table({
    players: 2,
    hands: [['hero/red']],
    fallenTowers: [2, 3, 4, 5, 6],
    tokens: { t1: '[?] @K1', t2: 'Troll 3/3 @C6' },
  });
  play(s, '0 hit hero/red t1', 'dice clockwise');
  expect(s.outcome).toBe('lost');
});

test('[MM-21.4] the last tower and the last token together: lost', () => {
  const s = table({ players: 2, supply: 0, fallenTowers: [2, 3, 4, 5, 6], fallenWalls: [1], tokens: { t1: 'Goblin 1/1 @S1' } });
  play(s, '0 end');
  expect([s.outcome, s.tokens]).toEqual(['lost', []]);
});

test('[MM-19.2] a draw from an empty supply is lost', () => {
  const s = table({
    players: 2,
    supply: 1,
    unseen: { orc: 1 },
    hands: [[], ['tar', 'brick', 'mortar', 'missing', 'hero/red', 'hero/blue']],
    tokens: { t1: 'Orc 2/2 @F1' },
  });
  play(s, '0 end', 'dice 4');
  expect([s.supply, s.queue, s.tokens.length, s.current]).toEqual([0, 0, 2, 1]);
});

test('[MM-19.1] [MM-19.5] a token drawn in P4 moves in P5, one drawn in P5 does not', () => {
  const s = table({ players: 2, hands: [['archer/red']], tokens: { t1: '[?] @A1', t2: '[?] @S3' } });
  play(s, '0 hit archer/red t1', 'dice goblinKing', 'dice 4 4 4', '0 end', 'dice draw3', 'dice 5 5 5');
  expect(s.tokens.map(({ id, ring }) => `t${id} ${ring}`)).toEqual(['t1 2', 't3 1', 't4 1', 't5 1', 't6 0', 't7 0', 't8 0']);
});

test('[MM-1.6] [MM-20.7] [MM-20.8] [MM-20.9] points, trophies, and a shared title', () => {
  const trophies = [['orc', 'orc'], ['troll', 'goblin'], ['goblinKing']];
  const s = table({ players: 3, mode: 'standard', outcome: 'won', supply: 0, trophies });
  expect(result(s)).toMatchObject({ outcome: 'won', scores: [4, 4, 4], winners: [0, 1, 2] });
  expect(masterSlayers(s)).toEqual([0, 1]);
  expect(game.words.board(s)).toContain('Player 3 (4 points)');
});

test('[MM-20.10] a team that loses has no Master Slayer', () => {
  const s = table({ players: 2, mode: 'standard', outcome: 'lost', fallenTowers: [1, 2, 3, 4, 5, 6], trophies: [['orc'], []] });
  expect(result(s)).toMatchObject({ outcome: 'lost', winners: [], scores: [2, 0] });
  expect(masterSlayers(s)).toEqual([]);
});

test('[MM-20.5] without trophies there are no points', () => {
  const s = table({ players: 2, mode: 'coop', outcome: 'won', supply: 0 });
  expect(result(s)).toMatchObject({ outcome: 'won', winners: [0, 1], scores: [] });
  expect(masterSlayers(s)).toEqual([]);
});
