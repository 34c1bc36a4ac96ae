import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

function* counting(to: number): Generator<number, string> {
  for (let i = 1; i <= to; i++) yield i;
  return 'done';
}

test('a search in slices comes to its end, and stops where nobody waits for it', async () => {
  expect(await inSlices(counting(100), () => true)).toBe('done');
  let last = 0;
  function* endless(): Generator<number, string> {
    for (;;) yield (last += 1);
  }
  expect(await inSlices(endless(), () => false)).toBeUndefined();
  expect(last).toBeGreaterThan(0);
});
