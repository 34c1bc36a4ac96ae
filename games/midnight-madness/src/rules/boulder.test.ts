import { expect, test } from 'vitest';
import { play, table, tokensOf } from '../testing/table.ts';

test('[MM-15.11] [MM-16.2] [MM-16.3] [MM-16.6] [MM-16.9] it rolls from where it lay and stops at the first wall', () => {
  const tokens = { t1: '[?] @K1', t2: 'Troll 3/3 @S1 tarred', t3: 'Orc 2/2 @K1', t4: 'Orc 2/2 @A1' };
  const s = table({ players: 2, hands: [['knight/red']], tokens });
  const events = play(s, '0 hit knight/red t1', 'dice boulder');
  expect([tokensOf(s), s.walls[0], s.towers[0], s.tarred]).toEqual([{ t4: 'Orc 2/2 @A1' }, 'fallen', true, 0]);
  expect(events).toContainEqual({ type: 'boulderRolled', path: ['K1', 'S1'], victims: [3, 2], structure: 'wall 1' });
  expect(s.monsterDiscard.map(({ kind }) => kind)).toEqual(['boulder', 'orc', 'troll']);
});

test('[MM-16.5] without a wall it breaks the tower behind it, else the one across', () => {
  const near = table({ players: 2, hands: [['knight/red']], fallenWalls: [1], tokens: { t1: '[?] @K1' } });
  play(near, '0 hit knight/red t1', 'dice boulder');
  expect(near.towers).toEqual([false, true, true, true, true, true]);
  const far = table({
    players: 2,
    hands: [['knight/red']],
    fallenWalls: [1],
    fallenTowers: [1],
    tokens: { t1: '[?] @K1', t2: 'Orc 2/2 @C1' },
  });
  play(far, '0 hit knight/red t1', 'dice boulder');
  expect([far.towers, tokensOf(far)]).toEqual([[false, true, true, false, true, true], {}]);
});

test('[MM-16.5] the wall across is broken from the inside', () => {
  const s = table({
    players: 2,
    hands: [['knight/red']],
    fallenWalls: [1],
    fallenTowers: [1, 4],
    tokens: { t1: '[?] @K1', t2: 'Orc 2/2 @S4' },
  });
  play(s, '0 hit knight/red t1', 'dice boulder');
  expect([s.walls[3], tokensOf(s)]).toEqual(['fallen', { t2: 'Orc 2/2 @S4' }]);
});

test('[MM-16.7] crushed hidden tokens are shown and do nothing; starting tokens come out of their own list', () => {
  const s = table({
    players: 2,
    hands: [['archer/red']],
    unseenStart: { goblin: 1 },
    tokens: { t1: '[?] @A1', t2: '[?] @K1', t3: '[?] @S1 start' },
  });
  play(s, '0 hit archer/red t1', 'dice boulder');
  expect(s.stack.at(-1)).toMatchObject({ rule: 'boulder', at: 'uncover' });
  play(s, 'dice trollMage goblin');
  expect(s.monsterDiscard).toEqual([
    { kind: 'boulder', isStart: false },
    { kind: 'trollMage', isStart: false },
    { kind: 'goblin', isStart: true },
  ]);
});

test('[MM-16.8] nobody scores what it destroys', () => {
  const s = table({ players: 2, mode: 'standard', hands: [['archer/red']], tokens: { t1: '[?] @A1', t2: 'Troll 1/3 @A1' } });
  play(s, '0 hit archer/red t1', 'dice boulder');
  expect(s.trophies).toEqual([[], []]);
});

test('[MM-16.10] [MM-16.11] [MM-1.5] the last tower broken by a boulder loses the game at once', () => {
  const s = table({
    players: 2,
    hands: [['archer/red']],
    fallenWalls: [1],
    fallenTowers: [2, 3, 4, 5, 6],
    tokens: { t1: '[?] @A1', t2: '[?] @F3' },
  });
  const events = play(s, '0 hit archer/red t1', 'dice boulder');
  expect([s.outcome, s.stack, events.at(-1)]).toEqual(['lost', [], { type: 'gameOver', outcome: 'lost' }]);
});
