import type { FdMove } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { undoes } from './undoes.ts';

const seat = 0;
const kit: FdMove = { type: 'loadKit', seat, vehicle: 'ENG-1' };
const off: FdMove = { type: 'unload', seat, vehicle: 'ENG-1', kind: 'axe' };
const drive = (from: string, to: string): FdMove => ({ type: 'moveVehicle', seat, die: 'A', vehicle: 'ENG-1', from, to });

test('what takes back the last act is recognised, and nothing else', () => {
  expect(undoes(off, kit)).toBe(true);
  expect(undoes(kit, off)).toBe(true);
  expect(undoes(drive('C6', 'E4'), drive('E4', 'C6'))).toBe(true);
  expect(undoes(drive('C6', 'E4'), drive('C4', 'C6'))).toBe(false);
  expect(undoes(off, drive('C6', 'E4'))).toBe(false);
});
