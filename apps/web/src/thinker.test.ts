import { afterEach, expect, test, vi } from 'vitest';
import type { Asked } from './asking.ts';
import { workerThinker, type Question } from './thinker.ts';

/** A worker whose script does not load, as often as told; then one that answers. */
function stubWorkers(broken: number) {
  let left = broken;
  class Stub extends EventTarget {
    readonly #isBroken = left-- > 0;
    postMessage({ id }: Asked<Question>): void {
      const news = this.#isBroken ? new Event('error') : new MessageEvent('message', { data: { id, value: [] } });
      queueMicrotask(() => this.dispatchEvent(news));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Stub);
}
afterEach(() => void vi.unstubAllGlobals());

test('a thinker whose script does not load says so, and the next question begins anew', async () => {
  stubWorkers(1);
  const thinker = workerThinker();
  const ask = () => thinker.bot({ game: 'watch', level: 'random', view: {} as never, seat: 0, seed: 1 });
  await expect(ask()).rejects.toThrow('did not load');
  expect(await ask()).toEqual([]);
});
