import { afterEach, expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

afterEach(() => void vi.useRealTimers());

test('a part is loaded once; one that did not load is loaded anew when it is asked for again', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<(name: string) => Promise<string>>(async (name) => `the ${name}`)
    .mockRejectedValueOnce(new Error('no line'));
  const part = loadOnce(load);
  const failed = part('board');
  await expect(failed).rejects.toThrow('no line');
  expect(part('board')).toBe(failed);
  vi.runAllTimers();
  expect(await part('board')).toBe('the board');
  expect(part('board')).toBe(part('board'));
  expect(load).toHaveBeenCalledTimes(2);
});
