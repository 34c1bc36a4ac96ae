import type { FdMove } from '@nightfall/firefighters-on-duty';
import { newMemory } from '@nightfall/ui';
import { expect, test } from 'vitest';
import { keepLast } from './hand.ts';

test('a roll does not make one forget what was done before it', () => {
  const kept: unknown[] = [];
  const memory = { ...newMemory(), set: (_of: unknown, value: unknown) => void kept.push(value) };
  const off: FdMove = { type: 'unload', seat: 0, vehicle: 'ENG-1', kind: 'hose' };
  keepLast({ memory }, off);
  keepLast({ memory }, { type: 'roll', seat: 0, dice: ['A'] });
  expect(kept).toEqual([off]);
});
