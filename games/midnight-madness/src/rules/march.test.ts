import { expect, test } from 'vitest';
import { play, refused, table, tokensOf } from '../testing/table.ts';

test('[MM-4.8] [MM-12.1] [MM-12.5] [MM-12.7] every token takes one step inward, hidden ones stay hidden', () => {
  const s = table({
    players: 2,
    fallenTowers: [6, 1],
    tokens: { t1: '[?] @F1', t2: '[?] @A2', t3: '[?] @K3', t4: 'Orc 2/2 @C6' },
  });
  play(s, '0 end');
  expect(tokensOf(s)).toEqual({ t1: '[?] @A1', t2: '[?] @K2', t3: '[?] @S3', t4: 'Orc 2/2 @C1' });
});

test('[MM-4.5] [MM-15.2] a colour covers all five rings of its two arcs', () => {
  const tokens = { t1: '[?] @A1', t2: 'Orc 2/2 @F3', t3: 'Orc 2/2 @K4', t4: 'Orc 2/2 @C3', t5: 'Orc 2/2 @K5' };
  const s = table({ players: 2, hands: [['archer/red']], fallenTowers: [3, 4], tokens });
  play(s, '0 hit archer/red t1', 'dice moveGreen');
  expect(tokensOf(s)).toEqual({ t2: 'Orc 2/2 @A3', t3: 'Orc 2/2 @S4', t4: 'Orc 2/2 @C4', t5: 'Orc 2/2 @K5' });
});

test('[MM-12.2] [MM-12.3] the set is fixed when the movement begins', () => {
  const s = table({
    players: 2,
    hands: [['hero/red']],
    tokens: { t1: '[?] @K2', t2: '[?] @S1', t3: '[?] @F6', t4: 'Orc 2/2 @A2' },
  });
  play(s, '0 hit hero/red t1', 'dice moveRed');
  // The red movement flips t2 first: everything turns clockwise, t3 comes into red and t4 leaves it.
  play(s, 'dice clockwise');
  expect(tokensOf(s)).toEqual({ t3: '[?] @F1', t4: 'Orc 2/2 @K3' });
});

test('[MM-4.9] [MM-12.8] [MM-12.15] a tarred creature at the wall takes no part in the strike', () => {
  const s = table({ players: 2, tokens: { t1: 'Goblin 1/1 @S3 tarred', t2: 'Troll 3/3 @S3' } });
  play(s, '0 end');
  expect([tokensOf(s), s.walls[2]]).toEqual([{ t1: 'Goblin 1/1 @S3 tarred', t2: 'Troll 2/3 @S3' }, 'fallen']);
});

test('[MM-12.12] equal creatures are not asked about: the lowest number takes it', () => {
  const s = table({ players: 2, tokens: { t3: 'Orc 2/2 @S3', t5: 'Orc 2/2 @S3' } });
  play(s, '0 end');
  expect(tokensOf(s)).toEqual({ t3: 'Orc 1/2 @S3', t5: 'Orc 2/2 @S3' });
});

test('[MM-12.12] creatures of one kind with different hit points are asked about', () => {
  const s = table({ players: 2, tokens: { t3: 'Orc 2/2 @S3', t5: 'Orc 1/2 @S3' } });
  play(s, '0 end');
  expect(refused(s, '0 damage t5')).toBeUndefined();
});

test('[MM-12.16] walls by rising arc, then towers, all in one moment', () => {
  const tokens = { t1: 'Orc 2/2 @S5', t2: 'Orc 2/2 @S2', t3: 'Orc 2/2 @S1', t4: 'Orc 2/2 @C3' };
  const s = table({ players: 2, fallenWalls: [1], fallenTowers: [3], tokens });
  const events = play(s, '0 end');
  expect(
    events.flatMap((event) =>
      event.type === 'wallStruck' || event.type === 'towerStruck' ? [`${event.type} ${event.arc}`] : [],
    ),
  ).toEqual(['wallStruck 2', 'wallStruck 5', 'towerStruck 1', 'towerStruck 4']);
});

test('[MM-4.10] [MM-12.14] [MM-18.6] arriving where no tower stands does nothing', () => {
  const s = table({ players: 2, fallenWalls: [2], fallenTowers: [2], tokens: { t1: 'Goblin 1/1 @S2' } });
  play(s, '0 end');
  expect(tokensOf(s)).toEqual({ t1: 'Goblin 1/1 @C2' });
});

test('[MM-12.17] [MM-20.6] nobody scores what a wall or a tower kills', () => {
  const s = table({ players: 2, mode: 'standard', fallenWalls: [2], tokens: { t1: 'Goblin 1/1 @S2', t2: 'Goblin 1/1 @S5' } });
  const events = play(s, '0 end');
  expect(s.trophies).toEqual([[], []]);
  expect(events.flatMap((event) => (event.type === 'destroyed' ? [event.by] : []))).toEqual(['wall', 'tower']);
});

test('[MM-4.11] [MM-13.1] rotation takes all rings along and asks no wall', () => {
  const s = table({
    players: 2,
    hands: [['hero/red']],
    tokens: { t1: '[?] @K1', t2: '[?] @F6', t3: 'Orc 2/2 @S6', t4: '[?] @A3' },
  });
  play(s, '0 hit hero/red t1', 'dice clockwise');
  expect([tokensOf(s), s.walls.includes('fallen')]).toEqual([{ t2: '[?] @F1', t3: 'Orc 2/2 @S1', t4: '[?] @A4' }, false]);
});

test('[MM-13.4] [MM-15.3] [MM-15.4] several creatures turned into one tower are one group', () => {
  const s = table({
    players: 2,
    hands: [['hero/red']],
    fallenTowers: [2, 3],
    tokens: { t1: '[?] @K1', t2: 'Orc 2/2 @C2', t3: 'Troll 3/3 @C2' },
  });
  play(s, '0 hit hero/red t1', 'dice counterClockwise', '0 damage t3');
  expect([tokensOf(s), s.towers[0]]).toEqual([{ t2: 'Orc 2/2 @C1', t3: 'Troll 2/3 @C1' }, false]);
});

test('[MM-7.6] [MM-12.6] a movement inside a movement is complete before the outer one steps', () => {
  const s = table({ players: 2, tokens: { t1: '[?] @S1', t2: 'Orc 2/2 @F4' } });
  const events = play(s, '0 end', 'dice trollMage');
  expect(tokensOf(s)).toEqual({ t1: 'Troll Mage 1/3 @C1', t2: 'Orc 2/2 @K4' });
  expect(events.filter(({ type }) => type === 'stepped')).toHaveLength(2);
  expect([s.walls[0], s.towers[0]]).toEqual(['fallen', false]);
});

test('[MM-14.4] [MM-14.5] [MM-14.6] a tarred Mage moves the others', () => {
  const s = table({ players: 2, hands: [['archer/red']], tokens: { t1: '[?] @A1 tarred', t2: '[?] @F4' } });
  play(s, '0 hit archer/red t1', 'dice trollMage');
  expect(tokensOf(s)).toEqual({ t1: 'Troll Mage 2/3 @A1 tarred', t2: '[?] @A4' });
});

test('[MM-12.18] a trap flipped at the wall does not strike; its companions do', () => {
  const s = table({ players: 2, tokens: { t1: '[?] @S1', t2: 'Orc 2/2 @S1', t3: '[?] @S2' } });
  play(s, '0 end', '0 flip t1', 'dice plagueArchers', 'dice plagueKnights');
  expect([tokensOf(s), s.walls[0], s.walls[1]]).toEqual([{ t2: 'Orc 1/2 @S1' }, 'fallen', 'standing']);
});

test('[MM-18.1] [MM-18.2] a struck wall can be rebuilt, a tower never', () => {
  const s = table({
    players: 2,
    hands: [
      ['brick', 'mortar'],
      ['tar', 'missing', 'draw2', 'scavenge', 'hero/red', 'hero/blue'],
    ],
    supply: 0,
    tokens: { t1: 'Troll 3/3 @S1' },
  });
  play(s, '0 end');
  expect(s.walls[0]).toBe('fallen');
  play(s, '1 end', '1 offer 0 tar brick', '0 accept', '1 end');
  expect([s.towers[0], tokensOf(s)]).toEqual([false, { t1: 'Troll 1/3 @C1' }]);
});
