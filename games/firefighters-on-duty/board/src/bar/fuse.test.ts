import { expect, test } from 'vitest';
import { countIn } from './fuse.tsx';

test('the count-in stands over the table while it runs, not over one that was paused', () => {
  expect(countIn({ stands: false }, 3)).toBe(3);
  expect(countIn({ stands: false }, 0)).toBe(1);
  expect(countIn({ stands: true }, 3)).toBeUndefined();
});
