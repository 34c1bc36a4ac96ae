import { expect, test } from 'vitest';
import { isGuarded, isTown, kindOf, neighbours } from '../content/map.ts';
import { matches } from '../content/terrain.ts';
import { table } from '../testing/table.ts';
import { chanceOf, matchChances } from './chances.ts';
import { attackPhases, type Duel, duelOf, outlookOf } from './combat-table.ts';
import { escapeChances, infiltrationChances, phaseOdds, threatChance } from './preview.ts';
import { helpChance, heroReach, marchTo, patrolReach, reachableWith, stridesTo, wingedStrides } from './reach.ts';

test('[RM-4.2] the table of two ten-sided dice, counted out', () => {
  const counted = Array.from({ length: 23 }, (_, least) => {
    let ways = 0;
    for (let a = 1; a <= 10; a++) for (let b = 1; b <= 10; b++) if (a + b >= least) ways += 1;
    return ways;
  });
  expect(counted.map((_, least) => chanceOf(least))).toEqual(counted);
});

test('[RM-4.4] chances of movement dice add up to one', () => {
  expect(matchChances(1, 4)).toEqual([2 / 6, 4 / 6]);
  expect(matchChances(5, 3).reduce((a, b) => a + b)).toBeCloseTo(1);
  expect([helpChance('E12'), helpChance('D12'), helpChance('E11'), helpChance('J9')]).toEqual([4 / 6, 2 / 6, 1, 0]);
});

const even: Duel = {
  heroLife: 1,
  challengeLife: 1,
  attacks: 1,
  hit: [0.5, 0, 0],
  guard: [0.5, 1, 1],
  deals: [1, 1, 1],
  takes: [1, 0, 0],
  isHardened: false,
  regrows: false,
};
test('the combat table: one blow decides, a race of blows, and a Challenge that cannot be hit', () => {
  expect(outlookOf(even)).toEqual({ win: 0.5, lose: 0.5 });
  const race = outlookOf({ ...even, takes: [0, 0, 0] });
  expect(race.win).toBeGreaterThan(0.999);
  // First to two: 3/4 of the games that the Hero wins the first, 1/4 of the others.
  expect(outlookOf({ ...even, heroLife: 2, challengeLife: 2 }).win).toBeCloseTo(0.5);
  expect(outlookOf({ ...even, heroLife: 2 }).win).toBeCloseTo(0.75);
  expect(outlookOf({ ...even, hit: [0, 0, 0], guard: [1, 1, 1] })).toEqual({ win: 0, lose: 0 });
});

test('the combat table against fights that were fought', () => {
  const duel: Duel = { ...even, heroLife: 4, challengeLife: 3, hit: [0.3, 0.6, 0.2], guard: [0.7, 0.4, 0.9], takes: [1, 2, 1] };
  let [wins, seed] = [0, 7];
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const plan = attackPhases(duel);
  for (let game = 0; game < 20_000; game++) {
    let [a, b] = [duel.heroLife, duel.challengeLife];
    for (let phase = 0; a > 0 && b > 0; phase = (phase + 1) % 3) {
      if (chance() < (plan[phase] ? duel.hit : duel.guard)[phase]!) b -= plan[phase] ? 1 : 0;
      else a -= duel.takes[phase]!;
    }
    wins += b <= 0 ? 1 : 0;
  }
  expect(Math.abs(wins / 20_000 - outlookOf(duel).win)).toBeLessThan(0.015);
});

const combatAgainst = (card: string) =>
  table({
    heroes: [{ card: 'H5', space: 'F4', items: ['M01'] }, {}],
    combat: { kind: 'adventure', card, space: 'F4', round: 1, fighters: [{ seat: 1 }] },
    stack: [
      { rule: 'round', at: 'heroes', seat: 1 },
      { rule: 'hero', at: 'market', seat: 1 },
      { rule: 'combat', at: 'act' },
    ],
  });
test('[RM-21.14] [RM-21.22] what an attack, a defence and an escape may bring', () => {
  const s = combatAgainst('Y02'); // R 16/3, M 14/1, G 13/0
  expect(phaseOdds(s, 1, 0)).toEqual({ attack: chanceOf(16 - 5 - 2 - 2), defend: chanceOf(11), damage: 3 });
  expect(phaseOdds(s, 1, 2)).toEqual({ attack: chanceOf(11), defend: 100, damage: 0 });
  expect(escapeChances(s, 1)).toEqual([chanceOf(11), chanceOf(13), chanceOf(11)]);
  const duel = duelOf(s, s.combat!, s.combat!.fighters[0]!);
  expect([duel.attacks, duel.deals, duel.takes]).toEqual([1, [2, 1, 1], [3, 1, 0]]);
  expect(attackPhases(duel)).toEqual([true, false, false]);
});

test('[RM-18.2] [RM-13.1] the chances of slipping in and of a threat test', () => {
  const s = table({ heroes: [{ card: 'H5', space: 'P9', items: ['M16'] }, {}], threat: { pool: 4 } });
  expect(infiltrationChances(s, 1)).toEqual({ sneak: chanceOf(13), climb: chanceOf(20), diplomacy: chanceOf(19) });
  expect([threatChance(s), threatChance(s, 2)]).toEqual([chanceOf(12), chanceOf(10)]);
});

test('[RM-14.7] how far a patrol comes: one die by its symbols, never into a town, always where it stands', () => {
  const one = patrolReach('P9', 1);
  expect([one.get('P9'), one.get('P8'), one.get('O9')]).toEqual([1, undefined, expect.closeTo(4 / 6)]);
  expect(patrolReach('E9', 5).get('C9')).toBeGreaterThan(0.3); // two forests
  expect(patrolReach('K9', 1).get('J9')).toBeCloseTo(1); // any die enters a stronghold
});
test('[RM-8.3] on wings a patrol reaches each space as often as some choice of winged dice brings it there', () => {
  const [bare, one, two] = [0, 1, 2].map((wings) => patrolReach('E9', 5, wings));
  for (const [space, chance] of bare!) expect(one!.get(space)).toBeGreaterThanOrEqual(chance);
  for (const space of neighbours('E9').filter((id) => !isTown(id))) expect(one!.get(space)).toBeCloseTo(1);
  expect(bare!.get('C9')).toBeLessThan(one!.get('C9')!);
  expect(two!.get('C9')).toBeCloseTo(1);
});

test('[RM-17.1] how far a Hero comes: a die a space, and guarded places stop him', () => {
  const reach = heroReach('E11', 5, isGuarded);
  expect([reach.get('E12'), reach.get('E11'), reach.get('G12')]).toEqual([1, 0, 3]);
  expect(Math.max(...reach.values())).toBe(5);
});

test('[RM-14.7] the strides of a patrol spend dice that match, and lead where they should', () => {
  const faces = [4, 4, 2, 5, 6];
  for (const to of reachableWith('E9', faces)) {
    const strides = stridesTo('E9', faces, to);
    expect(strides.at(-1)?.space ?? 'E9').toBe(to);
    expect(new Set(strides.map(({ die }) => die)).size).toBe(strides.length);
    for (const { die, space } of strides)
      expect(kindOf(space) === 'stronghold' || matches(faces[die - 1]!, kindOf(space))).toBe(true);
  }
  expect(reachableWith('E9', [0, 0])).toEqual(['E9']);
});

test('[RM-14.7] [RM-8.3] the way of a patrol is as short as its dice allow, and never goes to and fro', () => {
  const faces = [4, 4, 2, 5, 6];
  for (const to of reachableWith('E9', faces)) {
    const way = marchTo('E9', faces, to)!;
    expect(way.length).toBeLessThanOrEqual(stridesTo('E9', faces, to).length);
    expect(new Set(way.map(({ space }) => space)).size).toBe(way.length);
    expect(way.at(-1)?.space ?? 'E9').toBe(to);
    for (const { die, space } of way)
      expect(kindOf(space) === 'stronghold' || matches(faces[die - 1]!, kindOf(space))).toBe(true);
  }
  expect(marchTo('E9', [6, 6, 6, 6, 6], 'C9', 1)).toBeUndefined();
  expect(marchTo('E9', [6, 6, 6, 6, 6], 'C9', 2)).toHaveLength(2);
});

test('[RM-8.3] wings carry a patrol straight where its dice do not lead, and no further than they last', () => {
  const faces = [6, 6, 6, 6, 6]; // water and mountains only
  expect(reachableWith('E9', faces)).not.toContain('C9');
  expect(wingedStrides('E9', faces, 'C9', 1)).toBeUndefined();
  const strides = wingedStrides('E9', faces, 'C9', 2)!;
  expect(strides.map(({ space, asAny }) => [space, asAny])).toEqual([
    ['D9', true],
    ['C9', true],
  ]);
  expect(new Set(strides.map(({ die }) => die)).size).toBe(2);
});
