import { expect, test } from 'vitest';
import { chanceOf } from '../knowledge/chances.ts';
import { causedTestChance, offeredTestChance } from '../knowledge/preview.ts';
import { heroOf } from '../state.ts';
import { at, play, refusalOf, refused, table } from '../testing/table.ts';

test('[RM-11.1] [RM-2.5] [RM-12.1] a round: the Night King, then the Heroes by their seats', () => {
  const s = table({ players: 3, turn: 0, at: 'income' });
  play(s, '0 endSpending', '1 endMovement', '1 skipMarket', '2 endMovement', '2 skipMarket');
  expect([s.round, at(s)]).toEqual([2, 'threat roll']);
});

test('[RM-12.2] [RM-12.3] [RM-23.1] every stronghold with a mirror and a Hero is assaulted once, in the order he likes', () => {
  const s = table({
    turn: 0,
    mirrors: { J9: 1, E2: 3, M4: 2, R5: 2, R10: 1, G12: 1, O12: 1 },
    mirrorsTaken: [1],
    heroes: [
      { space: 'J9', wounds: 5 },
      { card: 'H8', space: 'E2', wounds: 5 },
      { card: 'H7', space: 'F7' },
    ],
  });
  expect([refused(s, '0 assault F7'), refused(s, '0 assault M4')]).toEqual(['NO_ASSAULT', 'NO_ASSAULT']);
  play(s, '0 assault E2', 'dice R02', 'dice 6', 'dice 6', 'dice 6', '2 escape 2 ()', 'dice 10 10', '0 declineThreat');
  expect([at(s), refused(s, '0 assault E2')]).toEqual(['night mirrors', 'NO_ASSAULT']);
  play(s, '0 assault J9', 'dice R07', 'dice 6', 'dice 6', 'dice 6', '1 escape 1 ()', 'dice 10 10', '0 declineThreat');
  expect([at(s), heroOf(s, 1).space, heroOf(s, 2).space]).toEqual(['threat roll', 'J9', 'E2']);
});

test('[RM-12.5] [RM-14.1] [RM-14.13] [RM-14.17] patrols act once each, by number, and only now', () => {
  const s = table({
    players: 3,
    turn: 0,
    at: 'muster',
    patrols: [
      { number: 4, space: 'J9' },
      { number: 2, space: 'E2' },
    ],
  });
  expect(s.stack.at(-1)).toMatchObject({ rule: 'patrol', patrol: 2 });
  play(s, '0 patrolStay');
  expect(s.stack.at(-1)).toMatchObject({ rule: 'patrol', patrol: 4 });
  play(s, '0 patrolStep J8');
  expect([at(s), refused(s, '0 patrolStay')]).toEqual(['night spend', 'WRONG_STEP']);
});

test('[RM-13.7] [RM-13.13] [RM-13.14] a success empties the pool and fills starbursts under Heroes too', () => {
  const s = table({
    heroes: [{ space: 'L3' }, {}],
    jewelsGone: ['L3'],
    threat: { level: 1, pool: 9 },
    turn: 0,
    at: 'threat',
  });
  expect(s.threat.pool).toBe(10);
  play(s, 'dice 10 10');
  expect([s.threat.level, s.threat.pool, s.jewels.every(Boolean)]).toEqual([2, 0, true]);
});

const caught = {
  threat: { level: 2, pool: 4 },
  king: { tile: 'sunulael', powerLevel: 3 },
  heroes: [
    { card: 'H5', space: 'P9', items: ['M16'] },
    { card: 'H6', space: 'P9', items: ['M20'] },
  ],
};
test('[RM-13.2] [RM-13.3] [RM-8.3] Offered Blood adds its level to every test that a Hero causes, without a move', () => {
  const s = table(caught);
  expect(causedTestChance(s)).toBe(chanceOf(9)); // 16 less a pool of 4 and the level
  play(s, '1 infiltrate P8 sneak ()', 'dice 1 1');
  expect([offeredTestChance(s, 0), offeredTestChance(s, 1)]).toEqual([chanceOf(9), chanceOf(8)]);
  expect(refusalOf(s, '0 usePower ()')).toMatchObject({ code: 'WRONG_MOMENT', text: /always on/ });
  play(s, '0 threatTest 0', 'dice 4 5');
  expect(s.threat.level).toBe(3);
  play(s, '2 infiltrate P8 sneak ()', 'dice 1 1', '0 threatTest 0', 'dice 6 7');
  expect(s.threat.level).toBe(4);
});
test('[RM-32.6] [RM-8.3] when the clock rings, Offered Blood counts as well', () => {
  const s = table({ ...caught, options: { live: true } });
  play(s, '1 infiltrate P8 sneak ()', 'dice 1 1', 'bell', 'dice 4 5');
  expect(s.threat.level).toBe(3);
});
test('[RM-38.5] as printed, Offered Blood is used by a move, once from his turn to the next', () => {
  const s = table({ ...caught, options: { printed: true } });
  expect(causedTestChance(s)).toBe(chanceOf(9));
  play(s, '1 infiltrate P8 sneak ()', 'dice 1 1');
  expect(offeredTestChance(s, 0)).toBe(chanceOf(12));
  play(s, '0 usePower ()');
  expect([offeredTestChance(s, 0), refused(s, '0 usePower ()')]).toEqual([chanceOf(9), 'POWER_SPENT']);
  play(s, '0 threatTest 0', 'dice 1 1', '2 infiltrate P8 sneak ()', 'dice 1 1');
  expect([refused(s, '0 usePower ()'), causedTestChance(s)]).toEqual(['POWER_SPENT', chanceOf(12)]);
  play(s, '0 declineThreat', 'dice 1 1');
  expect(s.king.powerUses).toBe(0); // his next turn has begun
});
test('[RM-38.5] as printed, Dread Wings serve all patrols of a Patrol step together', () => {
  const patrols = [
    { number: 1, space: 'C8' },
    { number: 2, space: 'C9' },
  ];
  const king = { tile: 'zardrix', powerUses: 1 };
  const s = table({ players: 3, turn: 0, at: 'muster', options: { printed: true }, king, patrols });
  play(s, '0 patrolRoll', 'dice 1 1 1 1 1', '0 patrolMove 1 B8 yes', '0 patrolStop', '0 patrolRoll', 'dice 1 1 1 1 1');
  expect(refused(s, '0 patrolMove 1 B9 yes')).toBe('POWER_SPENT');
});
test('[RM-13.2] a power has its own moment', () => {
  const other = table({ ...caught, king: { tile: 'zardrix' } });
  play(other, '1 infiltrate P8 sneak ()', 'dice 1 1');
  expect(refused(other, '0 usePower ()')).toBe('WRONG_MOMENT');
});

test('[RM-8.3] [RM-14.7] Dread Wings: as many dice of each patrol as the power has levels', () => {
  const patrols = [
    { number: 1, space: 'C8' },
    { number: 2, space: 'C9' },
  ];
  const s = table({ players: 3, turn: 0, at: 'muster', king: { tile: 'zardrix', powerUses: 1 }, patrols });
  play(s, '0 patrolRoll', 'dice 1 1 1 1 1');
  expect(refused(s, '0 patrolMove 1 B8 no')).toBe('NO_MATCH');
  play(s, '0 patrolMove 1 B8 yes');
  expect([refused(s, '0 patrolMove 2 A8 yes'), s.king.powerUses]).toEqual(['POWER_SPENT', 1]);
  play(s, '0 patrolStop', '0 patrolRoll', 'dice 1 1 1 1 1', '0 patrolMove 1 B9 yes');
  expect(s.patrols[1]!.space).toBe('B9');
  const plain = table({ players: 3, turn: 0, at: 'muster', patrols: [{ number: 1, space: 'F9' }] });
  play(plain, '0 patrolRoll', 'dice 1 1 1 1 1', '0 patrolMove 1 G9 yes');
  expect(plain.king.powerUses).toBe(0); // the die matches by itself
});

test('[RM-14.7] any die enters a stronghold', () => {
  const s = table({ players: 3, turn: 0, at: 'muster', patrols: [{ number: 1, space: 'K9' }] });
  play(s, '0 patrolRoll', 'dice 6 6 6 6 6', '0 patrolMove 1 J9 no');
  expect([s.patrols[0]!.space, refused(s, '0 patrolMove 5 J5 no')]).toEqual(['J9', 'NOT_ADJACENT']);
});

test('[RM-14.14] three wound counters heal a wound, at any time of the step outside combat', () => {
  const patrols = [
    { number: 1, space: 'E9', wounds: 1 },
    { number: 2, space: 'J9' },
  ];
  const s = table({ turn: 0, at: 'muster', king: { wound: 5 }, heroes: [{ space: 'E9' }, {}], patrols });
  expect([refused(s, '0 healPatrol 2'), refused(s, '0 healPatrol 3')]).toEqual(['NOT_WOUNDED', 'UNKNOWN_TARGET']);
  play(s, '0 patrolStay', '0 healPatrol 1');
  expect([s.patrols[0]!.wounds, s.king.wound, refused(s, '0 healPatrol 1')]).toEqual([0, 2, 'NOT_ENOUGH']);
  play(s, '0 patrolSpare');
  expect(s.stack.at(-1)).toMatchObject({ rule: 'patrol', patrol: 2 });
});

test('[RM-14.12] nobody is attacked who is not there', () => {
  const s = table({ turn: 0, at: 'muster', heroes: [{ space: 'E9' }, {}], patrols: [{ number: 1, space: 'E9' }] });
  play(s, '0 patrolStay');
  expect([refused(s, '0 patrolAttack 2'), refused(s, '0 patrolRoll')]).toEqual(['NO_HERO', 'ALREADY_CHOSEN']);
});

test('[RM-14.2] [RM-14.3] [RM-15.9] [RM-15.10] [RM-15.3] new patrols: the lowest free number, six at most, also beside Heroes', () => {
  const patrols = [1, 3, 4, 5, 6].map((number) => ({ number, space: 'M4' }));
  const s = table({ turn: 0, at: 'income', king: { gold: 12, exhaustion: 9 }, heroes: [{ space: 'J9' }, {}], patrols });
  play(s, '0 spawnPatrol J9');
  expect([s.patrols.map(({ number }) => number), refused(s, '0 spawnPatrol J9')]).toEqual([[1, 2, 3, 4, 5, 6], 'NO_COUNTER']);
  play(s, '0 buyCounter exhaustion');
  expect([s.king.exhaustion, s.king.gold]).toEqual([10, 1]);
  expect(at(s)).toBe('night spend'); // it does not act now
});

test('[RM-15.7] [RM-15.8] the shadow power has a height, and only strongholds raise patrols', () => {
  const s = table({ players: 3, turn: 0, at: 'income', king: { gold: 20, powerLevel: 3 } });
  play(s, '0 improvePower');
  expect([refused(s, '0 improvePower'), refused(s, '0 spawnPatrol I2')]).toEqual(['AT_MAXIMUM', 'NOT_A_STRONGHOLD']);
});
