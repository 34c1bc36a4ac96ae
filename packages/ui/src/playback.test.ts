import { expect, test, vi } from 'vitest';
import { playback } from './playback.ts';
import type { Moment, Session } from './session.ts';

const moment = (seq: number, types: readonly string[], jump = false) =>
  ({ seq, jump, events: types.map((type) => ({ type })) }) as unknown as Moment;

type Holds = (event: { type: string }, next: { type: string } | undefined) => boolean;
function stage(speed = 1, holds?: Holds) {
  let tell: (moment: Moment) => void = () => {};
  const session = { now: () => moment(0, []), listen: (heard: typeof tell) => ((tell = heard), () => {}) } as unknown as Session;
  const duration = ({ type }: { type: string }) => (type === 'silent' ? 0 : 200);
  const player = playback(session, { duration, speed: () => speed, holds: () => holds });
  const seen: string[] = [];
  player.subscribe(() => {
    const { event, moment: at, held } = player.now();
    seen.push(held ? 'held' : event ? `${event.type}@${at.seq}` : `at ${at.seq}`);
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

const atSteps: Holds = (_event, next) => next === undefined || next.type === 'step';

test.each([1, 0])('step by step it waits after each step, with motion and without (speed %i)', (speed) => {
  vi.useFakeTimers();
  const { seen, tell, player } = stage(speed, atSteps);
  tell(moment(1, ['a']));
  tell(moment(2, ['step', 'b']));
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['a@0', 'held']);
  player.goOn();
  vi.advanceTimersByTime(5000);
  expect(seen.slice(2)).toEqual(['at 1', 'step@1', 'b@1', 'held']);
  expect(player.now().playing).toBe(true);
  player.goOn();
  expect(seen.at(-1)).toBe('at 2');
  vi.useRealTimers();
});

test('step by step a skip goes only to where it waits next, and the rest may be passed over', () => {
  vi.useFakeTimers();
  const { seen, tell, player } = stage(1, atSteps);
  tell(moment(1, ['a', 'b', 'step', 'c', 'step', 'd']));
  player.skip();
  vi.advanceTimersByTime(300);
  expect(seen).toEqual(['a@0', 'b@0', 'held']);
  player.skip();
  expect(seen.at(-1)).toBe('step@0');
  vi.advanceTimersByTime(5000);
  expect(seen.at(-1)).toBe('held');
  player.finish();
  expect(seen.at(-1)).toBe('at 1');
  vi.useRealTimers();
});
