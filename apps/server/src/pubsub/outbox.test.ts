import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOutbox } from './outbox.ts';
import type { Item } from './pubsub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = (n: number): Item => ({ k: 'lines', m: 'abc', n });
const awaited: Item = { k: 'lines', m: 'abc', n: 9, rows: [{ seq: 8, at: 0, wall: 0, client: null, data: '{}' }] };
function newPosts() {
  const posted: (readonly Item[])[] = [];
  return { posted, ...newOutbox(async (items) => void posted.push(items)) };
}

test('lines of tables with nobody at other nodes are gathered; what people wait for goes at once, and takes them along', async () => {
  const { posted, publish } = newPosts();
  publish(quiet(1));
  publish(quiet(2));
  await vi.advanceTimersByTimeAsync(40);
  expect(posted).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(posted).toEqual([[quiet(1), quiet(2)]]);
  publish(quiet(3));
  publish(awaited);
  await vi.advanceTimersByTimeAsync(0);
  expect(posted.slice(1)).toEqual([[quiet(3), awaited]]);
  await vi.advanceTimersByTimeAsync(100);
  expect(posted).toHaveLength(2);
});

test('a node that stops posts what it has gathered', async () => {
  const { posted, publish, flush } = newPosts();
  publish(quiet(1));
  const flushed = flush();
  await vi.advanceTimersByTimeAsync(0);
  await flushed;
  expect(posted).toEqual([[quiet(1)]]);
});
