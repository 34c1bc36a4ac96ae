import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { at, play, refused, table, types, vehicle } from '../testing/table.ts';

test('[FD-11.13] [FD-11.14] [FD-11.15] [FD-21.13] rolling: A before B, a showing symbol is given up', () => {
  const s = table({ crews: [{ dice: ['gear', 'idle'] }] });
  play(s, '0 roll A,B', 'dice 1 4');
  expect(s.crews[0]!.dice).toEqual(['vehicle', 'firefighter']);
  play(s, '0 roll B', 'dice 5');
  expect(s.crews[0]!.dice).toEqual(['vehicle', 'water']);
  expect(refused(s, '0 moveVehicle B ENG-1 S1 C4')).toBe('R_DIE');
  expect(refused(s, '1 moveVehicle A ENG-2 S1 C4')).toBe('R_DIE_IDLE');
});

test('[FD-11.16] a symbol is used once', () => {
  const s = table({ crews: [{ dice: ['vehicle', 'idle'] }] });
  play(s, '0 moveVehicle A ENG-1 S1 C4');
  expect(refused(s, '0 moveVehicle A ENG-1 C4 S1')).toBe('R_DIE_IDLE');
});

test("[FD-11.17] the pace of rolling is the table's", () => {
  expect(game.pace).toEqual({ roll: 800 });
  const s = table();
  play(s, '0 roll A', 'dice 1', '0 roll A', 'dice 1');
});

test('[FD-11.5] [FD-11.6] [FD-2.11] all seats act at once, on whatever stands there', () => {
  const s = table({ spaces: { E4: { ff: 2 } }, crews: [{ dice: ['firefighter', 'idle'] }, { dice: ['firefighter', 'idle'] }] });
  play(s, '1 moveFirefighter A E4 E5 no no', '0 moveFirefighter A E4 E1 no no');
  expect([at(s, 'E5'), at(s, 'E1')]).toEqual([{ ff: 1 }, { ff: 1 }]);
});

test('[FD-11.18] [FD-11.19] [FD-12.6] [FD-12.7] [FD-12.20] slots lock dice until they are taken back', () => {
  const s = table({ crews: [{ dice: ['water', 'water'] }, { dice: ['gear', 'gear'] }] });
  play(s, '0 place A engine E1 3', '1 place A axe - 0');
  expect(s.crews[0]!.aims.engine).toEqual({ space: 'E1', water: 3 });
  expect(refused(s, '0 place B engine - 0')).toBe('R_SLOT_FULL');
  expect(refused(s, '1 place B axe - 0')).toBe('R_SLOT_FULL');
  expect(refused(s, '0 roll A')).toBe('R_DIE_LOCKED');
  expect(refused(s, '0 addReserve A S1')).toBe('R_DIE_LOCKED');
  expect(refused(s, '0 retract B')).toBe('R_SLOT_EMPTY');
  expect(refused(s, '0 intent axe E1 0')).toBe('R_SLOT_EMPTY');
  play(s, '0 intent engine E7 2', '0 retract A');
  expect([s.crews[0]!.dice, s.crews[0]!.aims.engine]).toEqual([['idle', 'water'], null]);
  const gone = table({ vehicles: { 'ENG-1': { at: null, status: 'removed' } }, crews: [{ dice: ['water', 'idle'] }] });
  expect(refused(gone, '0 place A engine - 0')).toBe('R_VEH_GONE');
});

test("[FD-2.10] [FD-12.2] common vehicles are everybody's; debris holds vehicles", () => {
  const s = table({ spaces: { C8: { debris: 1 } }, crews: [{ dice: ['vehicle', 'vehicle'] }, { dice: ['vehicle', 'idle'] }] });
  play(s, '0 moveVehicle A CARRIER HOS C8', '1 moveVehicle A TRUCK S1 C4');
  expect(refused(s, '0 moveVehicle B CARRIER C8 HOS')).toBe('R_DEBRIS');
  expect(refused(s, '0 moveVehicle B ENG-1 C4 C2')).toBe('R_STALE');
  expect(refused(s, '0 moveVehicle B ENG-3 S1 C4')).toBe('R_UNKNOWN');
  expect(
    refused(
      table({ vehicles: { TRUCK: { at: null, status: 'removed' } }, crews: [{ dice: ['vehicle', 'idle'] }] }),
      '0 moveVehicle A TRUCK S1 C4',
    ),
  ).toBe('R_VEH_GONE');
});

test('[FD-12.4] [FD-12.5] a Water symbol raises a Reserve', () => {
  const s = table({ crews: [{ dice: ['water', 'idle'] }] });
  expect(refused(s, '0 addReserve A S2')).toBe('R_UNKNOWN');
  play(s, '0 addReserve A S1');
  expect(s.reserves).toEqual([1]);
  expect(refused(table({ supply: { water: 0 }, crews: [{ dice: ['water', 'idle'] }] }), '0 addReserve A S1')).toBe('R_NO_SUPPLY');
});

test('[FD-12.8] [FD-12.10] [FD-22.1] what extinguishing needs, in its order', () => {
  const base = {
    spaces: { E1: { active: 2 } },
    vehicles: { 'ENG-1': { at: 'E4', water: 2 } },
    crews: [{ dice: ['onEngine', 'idle'] }],
  };
  expect(refused(table(base), '1 extinguish E1 1')).toBe('R_SLOT_EMPTY');
  expect(refused(table(base), '0 extinguish E7 1')).toBe('R_NO_FIRE');
  expect(refused(table(base), '0 extinguish E1 3')).toBe('R_WATER_N');
  expect(refused(table(base), '0 extinguish E1 0')).toBe('R_WATER_N');
  expect(refused(table(base), '0 extinguish E1 1')).toBe('R_NO_FF');
  expect(refused(table({ ...base, spaces: { E1: { active: 2, ff: 1 } } }), '0 extinguish E1 1')).toBe('R_NO_HOSE');
  expect(
    refused(
      table({ ...base, spaces: { E1: { active: 2, ff: 1, hose: 1 } }, vehicles: { 'ENG-1': { at: 'C2' } } }),
      '0 extinguish E1 1',
    ),
  ).toBe('R_NO_LINE');
});

test('[FD-12.12] two engines use the same hose team', () => {
  const s = table({
    spaces: { E1: { active: 3, ff: 1, hose: 1 } },
    vehicles: { 'ENG-1': { at: 'E4' }, 'ENG-2': { at: 'E2' } },
    crews: [{ dice: ['water', 'idle'] }, { dice: ['water', 'idle'] }],
  });
  play(s, '0 quickExtinguish A E1 1', 'dice 6', '1 quickExtinguish A E1 2', 'dice 6 6');
  expect(at(s, 'E1')).toEqual({ ff: 1, hose: 1 });
});

test('[FD-12.19] [FD-6.9] one symbol moves one token; who is aboard is not on the space', () => {
  const s = table({
    spaces: { E3: { ff: 1, civ: 1 } },
    vehicles: { 'ENG-1': { at: 'E4', ff: 2 } },
    crews: [{ dice: ['firefighter', 'firefighter'] }],
  });
  expect(refused(s, '0 moveFirefighter A E4 E1 no no')).toBe('R_STALE');
  play(s, '0 movePerson A civ E3 E2');
  expect([at(s, 'E3'), at(s, 'E2')]).toEqual([{ ff: 1 }, { civ: 1 }]);
});

test('[FD-12.25] [FD-12.24] both dice on Gear shut the power off at once', () => {
  const s = table({
    scenario: 'SC-3',
    spaces: { E1: { power: true, ff: 1 } },
    crews: [{ dice: ['gear', 'gear'] }, { dice: ['gear', 'water'] }],
  });
  expect(refused(s, '1 quickShutoff E1')).toBe('R_DIE');
  expect(refused(s, '0 quickShutoff E3')).toBe('R_NO_POWER');
  play(s, '0 quickShutoff E1');
  expect([at(s, 'E1'), s.crews[0]!.dice]).toEqual([{ ff: 1 }, ['idle', 'idle']]);
});

test('[FD-2.14] [FD-7.12] a seat without an engine still uses its dice and cards', () => {
  const s = table({
    spaces: { E7: { debris: 1, ff: 1, axe: 1 } },
    vehicles: { 'ENG-1': { at: null, status: 'removed' } },
    crews: [{ dice: ['gear', 'vehicle'] }],
  });
  play(s, '0 quickAxe A E7', 'dice 4', '0 moveVehicle B TRUCK S1 C4');
  expect(at(s, 'E7')).toEqual({ ff: 1, axe: 1 });
  expect(refused(s, '0 loadKit ENG-1')).toBe('R_VEH_GONE');
});

test('[FD-13.3] [FD-13.5] [FD-6.22] [FD-6.24] water between station and vehicle', () => {
  const s = table({ reserves: [3], vehicles: { 'ENG-1': { at: 'S1', water: 10 } } });
  expect(refused(s, '0 loadWater ENG-1 station 4')).toBe('R_EMPTY');
  expect(refused(s, '0 loadWater ENG-1 hydrant 1')).toBe('R_NOT_SOURCE');
  expect(refused(s, '0 loadWater CARRIER station 1')).toBe('R_VEH_CANT');
  expect(refused(s, '1 loadWater ENG-1 station 1')).toBe('R_NOT_YOURS');
  play(s, '0 loadWater ENG-1 station 2', '0 unloadWater ENG-1 S1 5', '1 loadWater TRUCK station 6');
  expect([s.reserves, vehicle(s, 'ENG-1'), vehicle(s, 'TRUCK')]).toEqual([[0], { at: 'S1', water: 7 }, { at: 'S1', water: 6 }]);
  expect(refused(s, '0 unloadWater ENG-1 S1 8')).toBe('R_EMPTY');
  expect(refused(s, '0 unloadWater ENG-1 C6 1')).toBe('R_NOT_SOURCE');
});

test('[FD-13.6] [FD-13.7] [FD-13.8] the Truck passes water to the engine of whoever sends it', () => {
  const s = table({
    vehicles: { TRUCK: { at: 'S1', water: 8 }, 'ENG-1': { at: 'C4', water: 2 }, 'ENG-2': { at: 'S1', water: 12 } },
  });
  play(s, '0 transferWater TRUCK ENG-1 5', '1 transferWater ENG-2 TRUCK 2');
  expect([vehicle(s, 'TRUCK'), vehicle(s, 'ENG-1')]).toEqual([
    { at: 'S1', water: 5 },
    { at: 'C4', water: 7 },
  ]);
  expect(refused(s, '1 transferWater TRUCK ENG-1 1')).toBe('R_NOT_YOURS');
  expect(refused(s, '0 transferWater TRUCK ENG-1 9')).toBe('R_EMPTY');
  expect(refused(s, '1 transferWater TRUCK ENG-2 5')).toBe('R_FULL');
  expect(refused(s, '0 transferWater CARRIER ENG-1 1')).toBe('R_VEH_CANT');
  expect(refused(s, '0 transferWater TRUCK TRUCK 1')).toBe('R_NOT_YOURS');
  expect(refused(table({ vehicles: { TRUCK: { at: 'E2', water: 4 } } }), '0 transferWater TRUCK ENG-1 1')).toBe('R_NOT_ADJ');
});

test('[FD-13.13] [FD-13.10] [FD-13.12] standing consent lets water flow at once; a newer offer replaces an older one', () => {
  const near = { vehicles: { 'ENG-1': { at: 'C6', water: 2 }, 'ENG-2': { at: 'E4', water: 9 } } };
  const s = table(near);
  play(s, '1 offerWater ENG-2 ENG-1 3');
  expect(vehicle(s, 'ENG-1')).toEqual({ at: 'C6', water: 5 });
  play(s, '0 offerWater ENG-2 ENG-1 1', '0 offerWater ENG-2 ENG-1 2');
  expect(s.offers.map(({ id, n }) => [id, n])).toEqual([[3, 2]]);
  expect([refused(s, '0 acceptWater 3'), refused(s, '1 acceptWater 2')]).toEqual(['R_NOT_YOURS', 'R_NO_OFFER']);
  play(s, '1 declineWater 3', '1 consent yes yes', '0 offerWater ENG-2 ENG-1 4');
  expect(vehicle(s, 'ENG-2')).toEqual({ at: 'E4', water: 2 });
  expect(refused(table({ players: 3, ...near }), '2 offerWater ENG-2 ENG-1 1')).toBe('R_NOT_YOURS');
  expect(refused(s, '0 offerWater TRUCK ENG-1 1')).toBe('R_VEH_CANT');
  play(s, '0 consent no no', '1 offerWater ENG-2 ENG-1 1');
  expect(types(play(s, 'bell')).filter((type) => type === 'offerEnded')).toHaveLength(1);
});

test('[FD-13.16] [FD-13.20] [FD-2.12] loading needs nobody there and minds no debris; only the owner takes people off', () => {
  const s = table({ spaces: { C4: { hose: 1, debris: 1 } }, vehicles: { 'ENG-1': { at: 'C4', ff: 1 } } });
  play(s, '0 load ENG-1 hose C4');
  expect(refused(s, '1 unload ENG-1 ff')).toBe('R_NOT_YOURS');
  play(s, '0 unload ENG-1 ff');
  expect(at(s, 'C4')).toEqual({ ff: 1, debris: 1 });
  expect(refused(s, '0 load ENG-1 hose C4')).toBe('R_STALE');
  expect(refused(s, '0 load ENG-1 ff S1')).toBe('R_NOT_HERE');
  expect(refused(s, '0 unload ENG-1 axe')).toBe('R_NOT_HERE');
  expect(refused(s, '0 loadKit TRUCK')).toBe('R_VEH_CANT');
  expect(refused(table({ vehicles: { 'ENG-1': { at: 'C2' } } }), '0 loadKit ENG-1')).toBe('R_NOT_HERE');
});

test('[FD-13.18] civilians at the Hospital and the injured on a road just get off', () => {
  const s = table({ vehicles: { CARRIER: { at: 'HOS', civ: 1, inj: 1 } }, crews: [{ dice: ['vehicle', 'idle'] }] });
  play(s, '0 unload CARRIER civ', '0 moveVehicle A CARRIER HOS C8', '1 unload CARRIER inj');
  expect([at(s, 'HOS'), at(s, 'C8'), s.evacuated, s.delivered]).toEqual([{ civ: 1 }, { inj: 1 }, 0, 0]);
});

test('[FD-22.2] [FD-22.3] [FD-3.3] [FD-21.11] refusals have a code, a clause and names; what is no command is refused in form', () => {
  const s = table({ vehicles: { CARRIER: { at: 'C8' }, 'ENG-1': { at: 'C4' } }, crews: [{ dice: ['vehicle', 'idle'] }] });
  const no = game.book.rules.shift.sentences['act']!;
  expect(no.by).toBe('players');
  for (const data of [
    null,
    { type: 'fly', seat: 0 },
    { type: 'roll', seat: 0, dice: [] },
    { type: 'roll', seat: 0, dice: ['A', 'A'] },
    { type: 'loadWater', seat: 0, vehicle: 'TRUCK', source: 'station', n: 0 },
  ])
    expect(game.readMove(data)).toMatchObject({ code: 'R_FORM', rule: 'FD-22.3' });
  expect(game.readMove({ type: 'roll', seat: 0, dice: ['B', 'A'] })).toEqual({ type: 'roll', seat: 0, dice: ['A', 'B'] });
  expect(refused(s, '0 moveVehicle A ENG-1 C4 A1')).toBe('R_UNKNOWN');
});
