import type { FdMove } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { NOTHING } from './hand.ts';
import { litPieces, litPlaces, meantAt, meantBy, touchAt, type Known } from './meaning.ts';

const three: Known = { waterFor: () => 3, isArea: (id) => id === 'E1' || id === 'E3' };
const drive = (to: string, die: 'A' | 'B' = 'A'): FdMove => ({
  type: 'moveVehicle',
  seat: 0,
  die,
  vehicle: 'ENG-1',
  from: 'C4',
  to,
});
const walk = (from: string, to: string, hose: boolean): FdMove => ({
  type: 'moveFirefighter',
  seat: 0,
  die: 'B',
  from,
  to,
  hose,
  axe: false,
});
const spray = (space: string, water: number): FdMove => ({ type: 'quickExtinguish', seat: 0, die: 'A', space, water });

test('[FD-28.2] a touch on a place drives the engine there', () => {
  expect(meantAt('C6', [drive('C6'), drive('C8')], NOTHING, three)).toEqual(drive('C6'));
  expect(meantAt('E1', [drive('C6')], NOTHING, three)).toBeUndefined();
});

test('[FD-28.2] a touch on a road drives the own engine; a vehicle that all crews share is taken up first, and goes with the second touch', () => {
  const carrier: FdMove = { type: 'moveVehicle', seat: 0, die: 'A', vehicle: 'CARRIER', from: 'C8', to: 'C6' };
  expect(touchAt('C6', [carrier, drive('C6')], NOTHING, three)).toEqual({ do: drive('C6') });
  expect(touchAt('C6', [carrier], NOTHING, three)).toEqual({ pick: 'CARRIER' });
  expect(meantBy('C6-hose', [carrier], NOTHING, three)).toEqual({ pick: 'CARRIER' });
  expect(touchAt('C6', [carrier, drive('C6')], { ...NOTHING, piece: 'CARRIER' }, three)).toEqual({ do: carrier });
});

test('[FD-28.3] a touch on a fire sprays it with the water that it asks for, or with what the player has set', () => {
  const legal = [1, 2, 3, 4, 5].map((n) => spray('E1', n));
  expect(meantBy('E1-fire', legal, NOTHING, three)).toEqual({ do: spray('E1', 3) });
  expect(meantBy('E1-fire', legal, { ...NOTHING, water: 5 }, three)).toEqual({ do: spray('E1', 5) });
});

test('[FD-28.4] a firefighter is picked up by a touch and walks, hose in hand, to the place touched next', () => {
  const legal = [walk('E4', 'E1', false), walk('E4', 'E1', true), drive('E1')];
  expect(meantBy('E4-ff', legal, NOTHING, three)).toEqual({ pick: 'E4-ff' });
  const held = { ...NOTHING, piece: 'E4-ff' };
  expect(meantAt('E1', legal, held, three)).toEqual(walk('E4', 'E1', true));
  expect(meantAt('E1', legal, { ...held, hose: false }, three)).toEqual(walk('E4', 'E1', false));
});

test('a fire comes before a drive where both are open at one place', () => {
  expect(meantAt('E5', [drive('E5'), spray('E5', 1)], NOTHING, three)).toEqual(spray('E5', 1));
});

test('[FD-28.2] with a die picked only what it can do is lit', () => {
  const legal = [drive('C6', 'A'), walk('E4', 'E1', true)];
  expect([...litPlaces(legal, NOTHING)]).toEqual(['C6', 'E1']);
  expect([...litPlaces(legal, { ...NOTHING, die: 'A' })]).toEqual(['C6']);
  expect([...litPieces(legal, { ...NOTHING, die: 'B' })]).toEqual(['E4-ff']);
});

test('a person beside the carrier is picked up at once', () => {
  const load: FdMove = { type: 'load', seat: 0, vehicle: 'CARRIER', kind: 'civ', from: 'E2' };
  expect(meantBy('E2-civ', [load], NOTHING, three)).toEqual({ do: load });
});

test('[FD-28.4] a touch on a hose takes up the firefighter beside it', () => {
  expect(meantBy('E4-hose', [walk('E4', 'E1', true)], NOTHING, three)).toEqual({ pick: 'E4-ff' });
  expect(meantBy('E5-hose', [walk('E4', 'E1', true)], NOTHING, three)).toBeUndefined();
});

const lead = (from: string, to: string): FdMove => ({ type: 'movePerson', seat: 0, die: 'B', kind: 'civ', from, to });
test('[FD-12.17] where somebody stands beside the firefighter in a building, they are led out; nobody is led in unasked', () => {
  const legal = [walk('E3', 'E2', false), lead('E3', 'E2'), walk('E2', 'E1', false), lead('E2', 'E1')];
  expect(meantAt('E2', legal, NOTHING, three)).toEqual(lead('E3', 'E2'));
  expect(meantAt('E2', legal, { ...NOTHING, piece: 'E3-ff' }, three)).toEqual(lead('E3', 'E2'));
  expect(meantAt('E2', legal, { ...NOTHING, piece: 'E3-ff', leads: false }, three)).toEqual(walk('E3', 'E2', false));
  expect(meantAt('E2', legal, { ...NOTHING, leads: false }, three)).toEqual(walk('E3', 'E2', false));
  expect(meantAt('E1', legal, NOTHING, three)).toEqual(walk('E2', 'E1', false));
  expect(meantAt('E1', legal, { ...NOTHING, piece: 'E2-civ' }, three)).toEqual(lead('E2', 'E1'));
});
