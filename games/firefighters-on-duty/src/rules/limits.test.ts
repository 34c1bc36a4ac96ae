import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { result } from '../result.ts';
import { at, play, refused, table, vehicle } from '../testing/table.ts';

test('[FD-4.15] [FD-6.8] [FD-6.14] people and equipment of every kind crowd on one road, beside an engine too', () => {
  const crowd = { ff: 7, civ: 6, inj: 5, hose: 7, axe: 3 };
  const s = table({
    spaces: { E4: crowd, E5: { ff: 1, civ: 1, hose: 1, axe: 1 } },
    vehicles: { 'ENG-1': { at: 'E4', water: 12 } },
    crews: [{ dice: ['firefighter', 'firefighter'] }],
  });
  play(s, '0 movePerson A civ E5 E4', '0 moveFirefighter B E5 E4 yes yes');
  expect(at(s, 'E4')).toEqual({ ff: 8, civ: 7, inj: 5, hose: 8, axe: 4 });
  expect(game.invariants!(s)).toEqual([]);
});

test('[FD-6.6] an area holds any number of fires', () => {
  const s = table({ scenario: 'SC-5', spaces: { D1: { active: 2, gas: true, explosive: true } } });
  play(s, 'bell');
  expect(at(s, 'D1')).toEqual({ active: 2, inactive: 4 });
});

test('[FD-6.21] one die is one water, and driving and passing on spill none', () => {
  const s = table({
    vehicles: { 'ENG-1': { at: 'C6', water: 7 }, TRUCK: { at: 'C2', water: 3 } },
    crews: [{ dice: ['vehicle', 'idle'] }],
  });
  play(s, '0 transferWater ENG-1 TRUCK 2', '0 moveVehicle A ENG-1 C6 E4');
  expect([vehicle(s, 'ENG-1'), vehicle(s, 'TRUCK')]).toMatchObject([{ at: 'E4', water: 5 }, { water: 5 }]);
});

test('[FD-6.33] no command takes explosives or gas away', () => {
  const s = table({
    spaces: { E1: { active: 1, ff: 1, hose: 1, axe: 1, gas: true, explosive: true } },
    vehicles: { 'ENG-1': { at: 'E4', water: 12 } },
    crews: [{ dice: ['water', 'idle'] }, { dice: ['gear', 'gear'] }],
  });
  expect([refused(s, '1 quickShutoff E1'), refused(s, '1 quickAxe A E1')]).toEqual(['R_NO_POWER', 'R_NO_DEBRIS']);
  play(s, '0 quickExtinguish A E1 1', 'dice 6');
  expect(at(s, 'E1')).toMatchObject({ gas: true, explosive: true });
});

test('[FD-2.15] a seat that says nothing hinders nobody', () => {
  const s = table({ spaces: { E4: { ff: 1, hose: 1 } }, crews: [{ dice: ['firefighter', 'vehicle'] }] });
  play(s, '0 moveFirefighter A E4 E1 yes no', '0 moveVehicle B CARRIER HOS C8', '0 loadKit ENG-1', '0 roll A', 'dice 1');
  expect(s.crews[1]!.dice).toEqual(['idle', 'idle']);
});

test('[FD-27.5] a defeat names its causes, every missed goal by itself; a victory names none', () => {
  const end = { space: -1, failed: [] };
  const lost = table({ phase: 'over', result: { ...end, won: false, reason: 'objective', failed: [0, 1] } });
  expect(result(lost)!.causes).toEqual(['too few civilians brought to safety', 'too many areas on fire']);
  expect(result(table({ phase: 'over', result: { ...end, won: false, reason: 'casualty', space: 3 } }))!.causes).toEqual([
    'a casualty',
  ]);
  expect(result(table({ phase: 'over', result: { ...end, won: true, reason: 'goals' } }))!.causes).toEqual([]);
});
