import { expect, test } from 'vitest';
import { tell } from './tell.ts';

test('[SN-11.3] the last enemy has a moment, whatever struck it; those before have none', () => {
  expect(tell({ type: 'marked', turn: 8, cell: 'd4', left: 0 })).toMatchObject({ kind: 'moment', tone: 'good', marks: ['d4'] });
  const drew = { type: 'drew', turn: 8, kind: 'troop', die: 'A', cells: ['d4', 'd5'], felled: 2 } as const;
  expect(tell({ ...drew, left: 0 })).toMatchObject({ title: 'The last enemy falls', marks: ['d4', 'd5'] });
  expect(tell({ ...drew, left: 1 })).toBeUndefined();
});
