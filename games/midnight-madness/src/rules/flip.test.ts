import { expect, test } from 'vitest';
import { play, refused, table, tokensOf } from '../testing/table.ts';

test('[MM-11.1] [MM-11.3] [MM-11.11] [MM-5.12] revealed in the Swordsman ring, a creature lies there unhurt', () => {
  const s = table({ players: 2, phase: 'reveal', tokens: { t1: '[?] @S1', t2: '[?] @K1' } });
  const events = play(s, 'dice orc');
  expect(tokensOf(s)).toEqual({ t1: 'Orc 2/2 @S1', t2: '[?] @K1' });
  expect(events.map(({ type }) => type)).toEqual(['flipped', 'phase', 'drawsQueued']);
});

test('[MM-11.2] [MM-11.4] [MM-14.7] a boss uses its ability once, on the flip', () => {
  const s = table({ players: 2, hands: [['archer/red', 'archer/red']], tokens: { t1: '[?] @A1', t2: 'Troll 1/3 @K1' } });
  const first = play(s, '0 hit archer/red t1', 'dice healer');
  expect(first.map(({ type }) => type)).toEqual(['cardPlayed', 'flipped', 'abilityUsed', 'healed', 'damaged']);
  const second = play(s, '0 hit archer/red t1');
  expect(second.map(({ type }) => type)).toEqual(['cardPlayed', 'damaged', 'slain']);
});

test('[MM-11.5] [MM-5.14] [MM-15.1] a trap leaves the board, and is worth nothing', () => {
  const s = table({ players: 2, mode: 'standard', hands: [['archer/red']], tokens: { t1: '[?] @A1', t2: '[?] @F1' } });
  play(s, '0 hit archer/red t1', 'dice plagueKnights');
  expect(tokensOf(s)).toEqual({ t2: '[?] @F1' });
  expect([s.monsterDiscard, s.trophies]).toEqual([[{ kind: 'plagueKnights', isStart: false }], [[], []]]);
});

test('[MM-11.7] [MM-17.6] tar: a creature stays tarred, a trap gives the tar back', () => {
  const position = { players: 2, hands: [['archer/red']], tokens: { t1: '[?] @A1 tarred', t2: '[?] @F1' } };
  const creature = table(position);
  play(creature, '0 hit archer/red t1', 'dice troll');
  expect([tokensOf(creature), creature.tarred]).toEqual([{ t1: 'Troll 2/3 @A1 tarred', t2: '[?] @F1' }, 1]);
  const trap = table(position);
  const events = play(trap, '0 hit archer/red t1', 'dice moveRed');
  expect([tokensOf(trap), trap.tarred]).toEqual([{ t2: '[?] @A1' }, 0]);
  expect(events.map(({ type }) => type)).toContain('tarRemoved');
});

test('[MM-11.8] [MM-13.3] tar, driving back, rotations and boulders flip nothing', () => {
  const s = table({
    players: 2,
    hands: [['tar', 'driveBack', 'archer/red']],
    tokens: { t1: '[?] @A1', t2: '[?] @S2', t3: '[?] @K2' },
  });
  play(s, '0 driveBack t3', '0 tar t2', '0 hit archer/red t1', 'dice clockwise');
  expect(tokensOf(s)).toEqual({ t2: '[?] @S2 tarred', t3: '[?] @F3' });
});

test('[MM-11.9] [MM-7.5] before a movement the hidden tokens at the walls are flipped, two or more by choice', () => {
  const s = table({ players: 2, tokens: { t1: '[?] @S1', t2: '[?] @S4', t3: '[?] @K1' } });
  play(s, '0 end');
  expect(refused(s, '0 flip t3')).toBe('BAD_CHOICE');
  play(s, '0 flip t2', 'dice goblin');
  expect(s.tokens.map(({ ring }) => ring)).toEqual([3, 3, 2]);
  play(s, 'dice goblin');
  expect([tokensOf(s), s.walls[0], s.walls[3]]).toEqual([{ t3: '[?] @S1' }, 'fallen', 'fallen']);
});

test('[MM-11.10] [MM-17.3] [MM-17.4] a tarred hidden token is not flipped before the wall, but in the Reveal phase', () => {
  const s = table({ players: 2, tokens: { t1: '[?] @S1 tarred' } });
  play(s, '0 end');
  expect([s.phase, tokensOf(s)]).toEqual(['reveal', { t1: '[?] @S1 tarred' }]);
  play(s, 'dice orc');
  expect([s.phase, tokensOf(s), s.walls[0]]).toEqual(['draw', { t1: 'Orc 2/2 @S1 tarred' }, 'standing']);
});

test('[MM-11.10] the player picks in the Reveal phase too, and the game settles in between', () => {
  const s = table({ players: 2, phase: 'reveal', tokens: { t1: '[?] @S1', t2: '[?] @S2' } });
  expect(refused(s, '0 end')).toBe('CHOICE_PENDING');
  play(s, '0 flip t2', 'dice draw3', 'dice 1 1 1');
  expect([s.phase, s.tokens.length]).toEqual(['reveal', 4]);
  play(s, 'dice goblin');
  expect(s.phase).toBe('draw');
});

test('[MM-11.12] [MM-11.13] pushed to the wall while cards are played a token stays hidden; then it is flipped before it can enter', () => {
  const s = table({
    players: 2,
    hands: [['archer/red', 'swordsman/red']],
    fallenWalls: [1],
    tokens: { t1: '[?] @A2', t2: '[?] @K1' },
  });
  play(s, '0 hit archer/red t1', 'dice moveRed');
  expect(tokensOf(s)).toEqual({ t2: '[?] @S1' });
  expect(refused(s, '0 hit swordsman/red t2')).toBeUndefined();
  play(s, '0 end', 'dice orc');
  expect([tokensOf(s), s.towers[0]]).toEqual([{ t2: 'Orc 1/2 @C1' }, false]);
});

test('[MM-5.13] a creature driven back stays open', () => {
  const s = table({ players: 2, hands: [['driveBack']], tokens: { t1: 'Orc 1/2 @K1' } });
  play(s, '0 driveBack t1', '0 end');
  expect(tokensOf(s)).toEqual({ t1: 'Orc 1/2 @A1' });
});

test('[MM-14.1] [MM-14.2] [MM-14.3] plain creatures do nothing; the Healer heals to full at most; the King calls three', () => {
  const s = table({
    players: 2,
    hands: [['hero/red', 'hero/blue']],
    tokens: { t1: '[?] @A1', t2: 'Orc 2/2 @A3', t3: 'Troll 1/3 @A5', t4: '[?] @A6' },
  });
  play(s, '0 hit hero/red t1', 'dice healer');
  expect(tokensOf(s)).toEqual({ t1: 'Healer 1/2 @A1', t2: 'Orc 2/2 @A3', t3: 'Troll 2/3 @A5', t4: '[?] @A6' });
  play(s, '0 hit hero/blue t4', 'dice goblinKing', 'dice 2 2 2');
  expect(s.tokens.filter(({ ring, arc }) => ring === 0 && arc === 2)).toHaveLength(3);
});

test('[MM-15.6] [MM-15.7] a plague takes its cards from all hands, and nobody draws', () => {
  const hands = [
    ['archer/red', 'swordsman/red', 'swordsman/any', 'hero/red'],
    ['swordsman/blue', 'barbarian'],
  ];
  const s = table({ players: 2, hands, tokens: { t1: '[?] @A1', t2: '[?] @F1' } });
  play(s, '0 hit archer/red t1', 'dice plagueSwordsmen');
  expect([s.hands, s.phase]).toEqual([[['hero/red'], ['barbarian']], 'play']);
});

test('[MM-15.8] [MM-15.9] everybody discards, the current player first; one card goes unasked, none is passed over', () => {
  const hands = [['tar', 'brick'], ['archer/green', 'mortar', 'missing'], ['hero/red'], []];
  const s = table({ players: 4, seat: 1, hands, tokens: { t1: '[?] @A3', t2: '[?] @F1' } });
  play(s, '1 hit archer/green t1', 'dice discardOne', '1 discard mortar');
  expect(s.hands).toEqual([['tar', 'brick'], ['missing'], [], []]);
  play(s, '0 discard brick');
  expect([s.hands, s.discard, s.phase]).toEqual([
    [['tar'], ['missing'], [], []],
    ['archer/green', 'mortar', 'hero/red', 'brick'],
    'play',
  ]);
});

test('[MM-15.10] [MM-19.3] two effects add to one queue', () => {
  const s = table({ players: 2, phase: 'move', tokens: { t1: '[?] @S1', t2: '[?] @S2' } });
  play(s, '0 flip t1', 'dice draw3');
  expect([s.queue, s.tokens.length]).toEqual([3, 1]);
  play(s, 'dice draw4');
  expect(s.queue).toBe(7);
  play(s, 'dice 1 1 1 2 2 2 3');
  expect([s.tokens.map(({ ring }) => ring), s.phase]).toEqual([[0, 0, 0, 0, 0, 0, 0], 'draw']);
});

test('[MM-5.15] [MM-16.1] hidden tokens march, are tarred, driven back and crushed like any monster', () => {
  const s = table({ players: 2, hands: [['archer/red']], tokens: { t1: '[?] @A1', t2: '[?] @K1', t3: '[?] @F1' } });
  play(s, '0 hit archer/red t1', 'dice boulder', 'dice draw4');
  expect([tokensOf(s), s.queue]).toEqual([{ t3: '[?] @F1' }, 0]);
});
