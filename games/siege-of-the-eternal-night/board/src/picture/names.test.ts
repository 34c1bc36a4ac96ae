import { expect, test } from 'vitest';
import { lefts, tops } from './names.tsx';

test('[SN-2.1] names stand at the first square of each column and row', () => {
  const sheet = { width: 3, height: 2, letters: ['-', 'e', '-', 'e', 'e', '-'] } as const;
  expect(tops(sheet)).toEqual([1, 0, -1]);
  expect(lefts(sheet)).toEqual([1, 0]);
});
