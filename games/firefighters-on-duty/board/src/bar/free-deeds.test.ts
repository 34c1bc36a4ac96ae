import type { FdMove } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { freeDeeds, inAmount } from './free-deeds.ts';

const reserve = (die: 'A' | 'B', station: string) => ({ type: 'addReserve', seat: 0, die, station }) as unknown as FdMove;
const water = (n: number) => ({ type: 'loadWater', seat: 0, vehicle: 'engine1', n }) as unknown as FdMove;

test('two equal dice make one button for each Station', () => {
  const deeds = freeDeeds([reserve('A', 's1'), reserve('A', 's2'), reserve('B', 's1'), reserve('B', 's2')], null);
  expect(deeds).toEqual([reserve('A', 's1'), reserve('A', 's2')]);
});
test('a vehicle is filled as far as it goes', () => expect(freeDeeds([water(1), water(3), water(2)], null)).toEqual([water(3)]));

test('[FD-13.7] any amount up to what goes can be asked for', () => {
  const legal = [1, 2, 3, 4, 5, 6, 7, 8].map(water);
  expect(inAmount(water(8), legal, null)).toEqual(water(8));
  expect(inAmount(water(8), legal, 3)).toEqual(water(3));
  expect(inAmount(water(2), legal.slice(0, 2), 3)).toEqual(water(2));
});
test('what takes something off again comes last', () => {
  const off = { type: 'unload', seat: 0, vehicle: 'engine1', kind: 'axe' } as unknown as FdMove;
  expect(freeDeeds([off, water(4)], null)).toEqual([water(4), off]);
});

test('what takes back what was just done comes last of all', () => {
  const off = (kind: string) => ({ type: 'unload', seat: 0, vehicle: 'engine1', kind }) as unknown as FdMove;
  const aboard = { type: 'loadKit', seat: 0, vehicle: 'engine1' } as unknown as FdMove;
  expect(freeDeeds([aboard, off('hose')], null)).toEqual([aboard, off('hose')]);
  expect(freeDeeds([aboard, off('hose')], null, off('ff'))).toEqual([off('hose'), aboard]);
});

test('crew and hose come off before water is given away; at a station they stay aboard', () => {
  const off = { type: 'unload', seat: 0, vehicle: 'engine1', kind: 'ff' } as unknown as FdMove;
  const away = { type: 'unloadWater', seat: 0, vehicle: 'engine1', n: 3 } as unknown as FdMove;
  expect(freeDeeds([away, off], 'engine1')).toEqual([off, away]);
  expect(freeDeeds([off, away], 'engine1', null, new Set(['engine1']))).toEqual([away, off]);
});
