import { expect, test, vi } from 'vitest';
import { playback } from './playback.ts';
import type { Moment, Session } from './session.ts';

const moment = (seq: number, types: readonly string[], jump = false) =>
  ({ seq, jump, events: types.map((type) => ({ type })) }) as unknown as Moment;

function stage(speed = 1) {
  let tell: (moment: Moment) => void = () => {};
  const session = { now: () => moment(0, []), listen: (heard: typeof tell) => ((tell = heard), () => {}) } as unknown as Session;
  const player = playback(session, { duration: ({ type }) => (type === 'silent' ? 0 : 200), speed: () => speed });
  const seen: string[] = [];
  player.subscribe(() => {
    const { event, moment: at } = player.now();
    seen.push(event ? `${event.type}@${at.seq}` : `at ${at.seq}`);
  });
  return { player, seen, tell: (one: Moment) => tell(one) };
}

test('events are shown one after another over the moment before them, then the new moment', () => {
  vi.useFakeTimers();
  const { seen, tell, player } = stage();
  tell(moment(1, ['a', 'silent', 'b']));
  expect(player.now().playing).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['a@0', 'b@0', 'at 1']);
  expect(player.now().playing).toBe(false);
  vi.useRealTimers();
});

test('a skip goes to the end of all that waits', () => {
  vi.useFakeTimers();
  const { seen, tell, player } = stage();
  tell(moment(1, ['a', 'b']));
  tell(moment(2, ['c']));
  player.skip();
  expect(seen).toEqual(['a@0', 'at 2']);
  vi.useRealTimers();
});

test('a jump cuts what was being played, and without motion everything is a cut', () => {
  vi.useFakeTimers();
  const first = stage();
  first.tell(moment(3, ['a']));
  first.tell(moment(1, [], true));
  expect(first.seen).toEqual(['a@0', 'at 1']);
  const still = stage(0);
  still.tell(moment(1, ['a', 'b']));
  expect(still.seen).toEqual(['at 1']);
  vi.useRealTimers();
});

test('the more wait, the faster they pass', () => {
  vi.useFakeTimers();
  const { tell, player } = stage();
  tell(
    moment(
      1,
      Array.from({ length: 41 }, () => 'a'),
    ),
  );
  vi.advanceTimersByTime(41 * 200 * 0.6);
  expect(player.now().playing).toBe(false);
  vi.useRealTimers();
});

test('what came before anybody watched is shown at once', () => {
  let now = moment(0, []);
  const session = { now: () => now, listen: () => () => {} } as unknown as Session;
  const player = playback(session, { duration: () => 200, speed: () => 1 });
  now = moment(4, ['a']);
  player.subscribe(() => {});
  expect(player.now().moment.seq).toBe(4);
});
