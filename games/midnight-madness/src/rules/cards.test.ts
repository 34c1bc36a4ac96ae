import { legal } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { play, refused, table, tokensOf } from '../testing/table.ts';

const orc = { t1: 'Orc 2/2 @A1' };

test('[MM-9.3] a play without target or effect is refused', () => {
  const s = table({
    players: 2,
    hands: [['tar', 'driveBack', 'missing', 'scavenge']],
    supply: 0,
    discard: [],
    tokens: { t2: 'Orc 2/2 @F1' },
  });
  expect(refused(s, '0 tar t1')).toBe('NO_SUCH_TOKEN');
  expect(refused(s, '0 driveBack t2')).toBe('ALREADY_IN_FOREST');
  expect(refused(s, '0 missing')).toBe('SUPPLY_EMPTY');
  expect(refused(s, '0 scavenge tar')).toBe('DISCARD_EMPTY');
  expect(refused(s, '0 draw2')).toBe('CARD_NOT_IN_HAND');
});

test('[MM-9.5] [MM-9.6] hidden and open tokens of one space are named one by one', () => {
  const s = table({ players: 2, hands: [['archer/red']], tokens: { t1: 'Orc 2/2 @A1', t2: '[?] @A1', t3: 'Orc 1/2 @A1' } });
  expect(legal(game.book, s, 0).flatMap((move) => ('token' in move ? [move.token] : []))).toEqual([1, 2, 3]);
  play(s, '0 hit archer/red t3');
  expect(tokensOf(s)).toEqual({ t1: 'Orc 2/2 @A1', t2: '[?] @A1' });
});

test('[MM-9.7] [MM-9.8] [MM-17.2] only Tar reaches the Forest; the castle takes Barbarian, Tar and Drive Him Back', () => {
  const hands = [['hero/red', 'barbarian', 'tar', 'driveBack']];
  const s = table({ players: 2, hands, fallenTowers: [1], tokens: { t1: '[?] @F1', t2: 'Orc 2/2 @C1' } });
  expect(refused(s, '0 barbarian t1')).toBe('FOREST_OUT_OF_REACH');
  expect(refused(s, '0 hit hero/red t1')).toBe('FOREST_OUT_OF_REACH');
  expect(refused(s, '0 hit hero/red t2')).toBe('CASTLE_OUT_OF_REACH');
  expect(refused(s, '0 tar t1')).toBeUndefined();
  expect(refused(s, '0 barbarian t2')).toBeUndefined();
  expect(refused(s, '0 driveBack t2')).toBeUndefined();
  play(s, '0 tar t2');
  expect(refused(s, '0 driveBack t2')).toBe('STUCK_IN_TAR');
});

test('[MM-9.9] after a play the waiting tokens arrive before the next one', () => {
  const s = table({ players: 2, hands: [['archer/red', 'archer/red']], tokens: { t1: '[?] @A1' } });
  play(s, '0 hit archer/red t1', 'dice draw4');
  expect(refused(s, '0 end')).toBe('CHANCE_FIRST');
  play(s, 'dice 1 2 3 4');
  expect([s.tokens.length, s.phase, s.queue]).toEqual([4, 'play', 0]);
});

test('[MM-10.2] an Any-Colour card hits in every colour', () => {
  const s = table({ players: 2, hands: [['knight/any', 'knight/red']], tokens: { t1: 'Orc 2/2 @K5' } });
  expect(refused(s, '0 hit knight/red t1')).toBe('WRONG_COLOUR');
  play(s, '0 hit knight/any t1');
  expect(tokensOf(s)).toEqual({ t1: 'Orc 1/2 @K5' });
});

test('[MM-10.3] a Hero hits in three rings of its colour', () => {
  const s = table({
    players: 2,
    hands: [['hero/green']],
    tokens: { t1: 'Orc 2/2 @A3', t2: 'Orc 2/2 @K4', t3: 'Orc 2/2 @S3', t4: 'Orc 2/2 @S5' },
  });
  expect(['t1', 't2', 't3', 't4'].map((id) => refused(s, `0 hit hero/green ${id}`))).toEqual([
    undefined,
    undefined,
    undefined,
    'WRONG_COLOUR',
  ]);
});

test('[MM-10.6] [MM-10.20] Nice Shot goes with a hit card only', () => {
  const s = table({ players: 2, hands: [['niceShot', 'barbarian', 'tar', 'archer/red']], tokens: orc });
  expect(refused(s, '0 hit niceShot t1')).toBe('NICE_SHOT_ALONE');
  expect(refused(s, '0 hit barbarian t1 nice')).toBe('NICE_SHOT_ALONE');
  expect(refused(s, '0 hit barbarian t1')).toBe('WRONG_CARD');
  expect(refused(s, '0 hit tar t1')).toBe('WRONG_CARD');
  expect(refused(s, '0 hit archer/red t1 nice')).toBeUndefined();
});

test('[MM-10.9] [MM-10.10] [MM-18.5] Brick and Mortar rebuild one fallen wall, whatever stands around', () => {
  const hands = [['brick', 'mortar', 'brick']];
  const s = table({ players: 2, hands, fallenWalls: [2], fallenTowers: [2], tokens: { t1: 'Orc 2/2 @C2', t2: 'Orc 2/2 @S2' } });
  expect(refused(s, '0 build brick brick 2')).toBe('NEEDS_BRICK_AND_MORTAR');
  expect(refused(s, '0 build - mortar 2')).toBe('NEEDS_BRICK_AND_MORTAR');
  expect(refused(s, '0 build brick mortar 1')).toBe('WALL_STANDING');
  expect(refused(s, '0 build tar mortar 2')).toBe('CARD_NOT_IN_HAND');
  play(s, '0 build brick mortar 2');
  expect([s.walls[1], s.discard, s.hands[0]]).toEqual(['standing', ['brick', 'mortar'], ['brick']]);
});

test('[MM-10.11] [MM-18.4] two Fortify tokens, one a wall, on standing walls', () => {
  const s = table({ players: 2, hands: [['fortify']], fallenWalls: [6], fortified: [2] });
  expect(refused(s, '0 fortify 2')).toBe('ALREADY_FORTIFIED');
  expect(refused(s, '0 fortify 6')).toBe('WALL_MISSING');
  play(s, '0 fortify 1');
  expect(s.walls).toEqual(['fortified', 'fortified', 'standing', 'standing', 'standing', 'fallen']);
  const none = table({ players: 2, hands: [['fortify']], fortified: [2, 3] });
  expect(refused(none, '0 fortify 1')).toBe('NO_FORTIFY_TOKEN');
});

test('[MM-10.12] [MM-17.1] one Tar token; it flips nothing', () => {
  const s = table({ players: 2, hands: [['tar', 'scavenge']], tokens: { t1: '[?] @F3', t2: '[?] @A3' } });
  play(s, '0 tar t1', '0 scavenge tar');
  expect(tokensOf(s)).toEqual({ t1: '[?] @F3 tarred', t2: '[?] @A3' });
  expect(refused(s, '0 tar t2')).toBe('TAR_IN_USE');
});

test('[MM-10.13] [MM-10.14] Drive Him Back goes straight to the Forest and leaves the walls alone', () => {
  const s = table({ players: 2, hands: [['driveBack']], fallenTowers: [4], fortified: [4], tokens: { t1: 'Troll 1/3 @C4' } });
  play(s, '0 driveBack t1');
  expect([tokensOf(s), s.walls[3]]).toEqual([{ t1: 'Troll 1/3 @F4' }, 'fortified']);
});

test('[MM-10.15] [MM-19.6] Missing stops the arrivals of its turn, and only once', () => {
  const s = table({
    players: 2,
    hands: [
      ['missing', 'scavenge'],
      ['tar', 'brick', 'mortar', 'draw2', 'hero/red', 'hero/blue'],
    ],
    tokens: orc,
  });
  play(s, '0 missing', '0 scavenge missing');
  expect(refused(s, '0 missing')).toBe('MISSING_ALREADY');
  play(s, '0 end');
  expect([s.current, s.tokens.length, s.isMissing]).toEqual([1, 1, false]);
  play(s, '1 end', '1 end', '1 end', 'dice 1 1');
  expect(s.tokens).toHaveLength(3);
});

test('[MM-10.16] [MM-10.17] Scavenge takes from the pile, not itself', () => {
  const s = table({ players: 2, hands: [['scavenge']], discard: ['brick', 'tar'] });
  expect(refused(s, '0 scavenge scavenge')).toBe('NOT_IN_DISCARD');
  expect(refused(s, '0 scavenge mortar')).toBe('NOT_IN_DISCARD');
  play(s, '0 scavenge brick');
  expect([s.hands[0], s.discard]).toEqual([['brick'], ['tar', 'scavenge']]);
});

test('[MM-10.18] Draw 2 Cards may overfill the hand', () => {
  const s = table({ players: 2, hands: [['draw2', 'tar', 'brick', 'mortar', 'missing', 'hero/red']] });
  play(s, '0 draw2', 'dice hero/blue hero/green');
  expect(s.hands[0]).toHaveLength(7);
});

test('[MM-10.8] a target that is gone costs the card all the same', () => {
  const s = table({ players: 2, hands: [['swordsman/red']], supply: 42, tokens: { t1: '[?] @S1' } });
  play(s, '0 hit swordsman/red t1', 'dice trollMage');
  expect(tokensOf(s)).toEqual({ t1: 'Troll Mage 1/3 @S1' });
  expect(s.walls[0]).toBe('fallen');
});

test('[MM-10.8] (c) the last hit point goes to the wall, and the card hits nobody', () => {
  const s = table({
    players: 2,
    hands: [['swordsman/red']],
    fallenWalls: [1],
    fallenTowers: [1, 2, 3],
    tokens: { t1: '[?] @S1', t2: 'Orc 1/2 @C1' },
  });
  const events = play(s, '0 hit swordsman/red t1', 'dice orcWarlord');
  expect(tokensOf(s)).toEqual({ t1: 'Orc Warlord 2/3 @C1', t2: 'Orc 1/2 @C2' });
  expect(events.at(-1)).toMatchObject({ type: 'damaged', token: 1, by: 'card' });
});

test('[MM-20.2] [MM-20.3] [MM-20.4] [MM-20.5] slaying takes all, and the slayer keeps the token in standard only', () => {
  const position = { players: 2, seat: 1, hands: [[], ['barbarian']], tokens: { t1: 'Troll 1/3 @S1', t2: 'Orc 2/2 @F1' } };
  const standard = table({ ...position, mode: 'standard' });
  play(standard, '1 barbarian t1');
  expect([standard.trophies, standard.monsterDiscard]).toEqual([[[], [{ kind: 'troll', isStart: false }]], []]);
  const coop = table({ ...position, mode: 'coop' });
  play(coop, '1 barbarian t1');
  expect([coop.trophies, coop.monsterDiscard]).toEqual([[[], []], [{ kind: 'troll', isStart: false }]]);
});
