import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connect.ts';
import type { Wire } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wire to a server that answers every beat, as long as it is not dead. */
function line() {
  const it = {
    opened: 0,
    beats: 0,
    isDead: false,
    say: (_message: object): void => undefined,
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
          if (text.includes('"beat"')) it.beats += 1;
          if (!it.isDead && text.includes('"beat"')) queueMicrotask(() => wire.onmessage?.({ data: '{"t":"beat","time":0}' }));
        },
      };
      it.say = (message) => it.isDead || wire.onmessage?.({ data: JSON.stringify(message) });
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

test('[10.4] a line that carries news is not tried besides; one that falls silent is given up within five seconds, clock or not', async () => {
  const it = line();
  const client = connect({ urls: ['ws://x'], open: it.open });
  client.join('m', { have: () => 0, hear: () => undefined });
  await vi.advanceTimersByTimeAsync(2000);
  const before = it.beats;
  expect(before).toBeGreaterThan(0);
  for (let i = 0; i < 50; i++) {
    it.say({ t: 'in', m: 'm', n: i, l: [] });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(it.beats).toBe(before);
  it.isDead = true;
  await vi.advanceTimersByTimeAsync(4900);
  expect(it.opened).toBeGreaterThan(1);
  client.close();
});
