import { expect, test } from 'vitest';
import { goalsOf } from '../queries/goals.ts';
import { table } from '../testing/table.ts';
import { goalOutcome, goalText } from '../text/goals.ts';
import { chanceAt, hitChances, waterFor } from './chances.ts';
import { cityOf } from '../city/cities.ts';
import { fireWorth } from './worth.ts';

test('[FD-28.3] as many dice as the fire needs, all of them when three are left', () => {
  const s = table({
    spaces: { E1: { active: 2 }, E7: { active: 2, smoke: 1 } },
    vehicles: { 'ENG-1': { at: 'E4', water: 12 }, 'ENG-2': { at: 'E5', water: 3 } },
  });
  const { indexOf } = cityOf(s);
  expect([chanceAt(s, indexOf['E1']!), chanceAt(s, indexOf['E7']!)]).toEqual([4 / 6, 2 / 6]);
  expect([waterFor(s, 0, indexOf['E1']!), waterFor(s, 0, indexOf['E7']!), waterFor(s, 1, indexOf['E7']!)]).toEqual([3, 6, 3]);
});

test('[FD-28.18] the chances of so many dice add up', () => {
  const s = table({ spaces: { E1: { active: 2 } } });
  const chances = hitChances(s, cityOf(s).indexOf['E1']!, 3);
  expect(chances.map((chance) => Math.round(chance * 27))).toEqual([1, 6, 20]);
});

test('[FD-28.26] [FD-17.7] a goal out of reach says so', () => {
  const [evac] = goalsOf(table());
  expect(goalText(evac!)).toBe('Bring 2 civilians to the gathering point: 0 so far (out of reach).');
});

test('[FD-26.5] bigger fires, people and guarded places are worth more', () => {
  const s = table({
    scenario: 'SC-5',
    spaces: { H1: { active: 1 }, H7: { active: 1 }, E1: { active: 3 }, D5: { active: 1, inj: 1 } },
  });
  const worth = fireWorth(s);
  const of = (id: string) => worth[cityOf(s).indexOf[id]!]!;
  expect(of('H1')).toBeGreaterThan(of('H7'));
  expect(of('E1')).toBeGreaterThan(of('H1'));
  expect(of('D5')).toBeGreaterThan(30);
});

test('[FD-28.23] the end says what was achieved, and what was missing', () => {
  const [evac, burning] = goalsOf(table({ spaces: { E1: { active: 1 } } }));
  expect(goalOutcome(evac!)).toBe('0 civilians brought to the gathering point. 2 were needed.');
  expect(goalOutcome(burning!)).toBe('1 area still on fire. None was allowed.');
  expect(goalOutcome({ ...evac!, now: 2, isMet: true })).toBe('2 civilians brought to the gathering point.');
  expect(goalOutcome({ ...burning!, now: 0, isMet: true })).toBe('Nothing burns any more.');
});
