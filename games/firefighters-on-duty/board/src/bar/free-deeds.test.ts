import type { FdMove } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { freeDeeds } from './free-deeds.ts';

const reserve = (die: 'A' | 'B', station: string) => ({ type: 'addReserve', seat: 0, die, station }) as unknown as FdMove;
const water = (n: number) => ({ type: 'loadWater', seat: 0, vehicle: 'engine1', n }) as unknown as FdMove;

test('two equal dice make one button for each Station', () => {
  const deeds = freeDeeds([reserve('A', 's1'), reserve('A', 's2'), reserve('B', 's1'), reserve('B', 's2')], null);
  expect(deeds).toEqual([reserve('A', 's1'), reserve('A', 's2')]);
});
test('a vehicle is filled as far as it goes', () => expect(freeDeeds([water(1), water(3), water(2)], null)).toEqual([water(3)]));
