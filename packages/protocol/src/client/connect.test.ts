import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connect.ts';
import type { Wire } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wire to a server that answers every beat, as long as it is not dead. */
function line(): { open: () => Wire; opened: number; isDead: boolean } {
  const it = {
    opened: 0,
    isDead: false,
    open: (): Wire => {
      it.opened += 1;
      const wire: Wire = {
        binaryType: '',
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        close: () => undefined,
        send: (text) => {
          if (!it.isDead && text.includes('"beat"')) queueMicrotask(() => wire.onmessage?.({ data: '{"t":"beat","time":0}' }));
        },
      };
      queueMicrotask(() => wire.onopen?.());
      return wire;
    },
  };
  return it;
}

test('[D-host] a tab in the background, whose timers come once a minute, keeps a healthy connection', async () => {
  const it = line();
  const client = connect({ urls: ['ws://x'], open: it.open });
  await vi.advanceTimersByTimeAsync(5000);
  for (let minute = 0; minute < 10; minute++) {
    vi.setSystemTime(Date.now() + 59_000);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([client.status.is, it.opened]).toEqual(['open', 1]);
  client.close();
});
test('[D-host] a line that is dead is noticed, also after a sleep', async () => {
  const it = line();
  const client = connect({ urls: ['ws://x'], open: it.open });
  await vi.advanceTimersByTimeAsync(5000);
  it.isDead = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(it.opened).toBeGreaterThan(1);
  it.isDead = false;
  await vi.advanceTimersByTimeAsync(60_000);
  const before = it.opened;
  it.isDead = true;
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(8000);
  expect(it.opened).toBeGreaterThan(before);
  client.close();
});
