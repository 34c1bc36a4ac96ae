import type { Game } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, ToClient } from '../index.ts';
import { Mirror } from './mirror.ts';

beforeEach(() => void vi.useFakeTimers({ now: 5_000_000 }));
afterEach(() => void vi.useRealTimers());

const game = watch as unknown as Game;
const PAUSE: Line = { type: 'pause', at: 1000, seat: 1, why: 'wish' };
const RESUME: Line = { type: 'resume', at: 1000, seat: 0 };

/** A table that is opened at match time `now`, with these lines in its log. */
function opened(now: number, ...l: Line[]): Mirror {
  const mirror = new Mirror(game);
  const head = { game: 'watch', version: 1, promise: null, names: ['Ana', 'Bo'], holders: ['person', 'person'] };
  const paused = l.at(-1)?.type === 'pause';
  mirror.hear({
    t: 'table',
    m: 'm',
    head: { ...head, setup: { players: 2, options: {} } },
    sync: 'inputs',
    you: [0],
    host: true,
    seats: [],
    n: l.length,
    now,
    paused,
    result: null,
    seed: null,
    next: null,
  } as ToClient);
  mirror.hear({ t: 'in', m: 'm', n: l.length, l });
  return mirror;
}

test('a newcomer after a pause has the time of the table, not that of the pause', () => {
  const mirror = opened(61_000, PAUSE, RESUME);
  vi.advanceTimersByTime(500);
  expect(mirror.time()).toBe(61_500);
});

test('in a pause time stands, and it is known who wished it; then it goes on', () => {
  const mirror = opened(900);
  mirror.hear({ t: 'in', m: 'm', n: 1, l: [PAUSE] });
  vi.advanceTimersByTime(9000);
  expect(mirror.time()).toBe(1000);
  expect(mirror.pause).toEqual(PAUSE);
  mirror.hear({ t: 'in', m: 'm', n: 2, l: [RESUME] });
  vi.advanceTimersByTime(300);
  expect(mirror.time()).toBe(1300);
});

test('a table that stands when it is opened keeps standing', () => {
  const mirror = opened(1000, PAUSE);
  vi.advanceTimersByTime(9000);
  expect(mirror.time()).toBe(1000);
  expect(mirror.standing.paused).toBe(true);
});
