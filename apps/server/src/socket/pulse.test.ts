import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Connection } from './connection.ts';
import { openSet, startPulse } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sockets that note when they are tried; the first does not answer. */
function hall(count: number) {
  const { open, add } = openSet();
  const pings: number[] = [];
  const gone: number[] = [];
  for (let i = 0; i < count; i++) {
    const ping = () => {
      pings.push(Date.now());
      if (i > 0) socket.emit('pong');
    };
    const socket = Object.assign(new EventEmitter(), { ping, terminate: () => gone.push(Date.now()) });
    add(socket as unknown as WebSocket, {} as Connection);
  }
  return { open, pings, gone };
}

const together = (pings: readonly number[]) =>
  Math.max(...[...new Set(pings)].map((moment) => pings.filter((at) => at === moment).length));

test('[10.4] at a running clock each connection is tried once a pulse, and never all at once', () => {
  const { open, pings } = hall(200);
  const pulse = startPulse(open, 1000, () => true);
  vi.advanceTimersByTime(1000);
  pulse.stop();
  expect(pings.length).toBe(200);
  expect(together(pings)).toBe(20);
});

test('[10.4] without a clock the tries are spread over the two seconds that they may take', () => {
  const { open, pings } = hall(200);
  const pulse = startPulse(open, 1000, () => false);
  vi.advanceTimersByTime(2000);
  pulse.stop();
  expect(pings.length).toBe(200);
  expect(together(pings)).toBe(10);
});

test('[10.4] whoever does not answer twice is cut off at the third try; without a clock, too, within five seconds', () => {
  const from = Date.now();
  const { open, gone } = hall(20);
  const timed = startPulse(open, 1000, () => true);
  vi.advanceTimersByTime(3000);
  timed.stop();
  expect(gone.map((at) => at - from)).toEqual([2100]);
  const calm = hall(20);
  const untimed = startPulse(calm.open, 1000, () => false);
  vi.advanceTimersByTime(5000);
  untimed.stop();
  expect(calm.gone.length).toBeGreaterThan(0);
});

test('a connection that speaks for itself is not tried besides', () => {
  const { open, pings } = hall(2);
  const pulse = startPulse(open, 1000, () => false);
  for (let i = 0; i < 10; i++) {
    for (const socket of open.keys()) socket.emit('message');
    vi.advanceTimersByTime(1000);
  }
  pulse.stop();
  expect(pings).toEqual([]);
});
