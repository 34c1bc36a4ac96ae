import { expect, test, vi } from 'vitest';
import { playback } from './playback.ts';
import type { Moment, Session } from './session.ts';

const moment = (seq: number, types: readonly string[], jump = false) =>
  ({
    seq,
    jump,
    hands: [],
    waiting: { for: 'seats', seats: [0, 1] },
    events: types.map((type) => ({ type })),
  }) as unknown as Moment;

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

/** A moment while a clock runs. */
const timed = (seq: number, types: readonly string[]) =>
  ({ ...moment(seq, types), clock: { id: 'act', lasts: 60_000, left: 30_000, at: 0, stands: false } }) as Moment;

test('[10.2] while a clock runs moments arrive at once, and their events flash for a second', () => {
  vi.useFakeTimers();
  const { seen, tell, player } = stage();
  tell(timed(1, ['a', 'silent']));
  tell(timed(2, ['b']));
  expect(seen).toEqual(['at 1', 'at 2']);
  expect(player.now()).toMatchObject({ playing: false, event: undefined });
  expect(player.now().flashes.map(({ event }) => event.type)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(player.now().flashes).toEqual([]);
  vi.useRealTimers();
});

test('[10.2] what comes between two frames is drawn once', () => {
  let frame: () => void = () => {};
  let tell: (moment: Moment) => void = () => {};
  const session = { now: () => moment(0, []), listen: (heard: typeof tell) => ((tell = heard), () => {}) } as unknown as Session;
  const player = playback(session, { duration: () => 200, speed: () => 1, nextFrame: (act) => (frame = act) });
  let drawn = 0;
  player.subscribe(() => (drawn += 1));
  for (let seq = 1; seq <= 12; seq++) tell(timed(seq, ['a']));
  expect(drawn).toBe(0);
  frame();
  expect([drawn, player.now().moment.seq, player.now().flashes.length]).toEqual([1, 12, 12]);
});

test('[10.2] a review ends when a clock starts, held or not; after the bell events are played in turn again', () => {
  vi.useFakeTimers();
  const { tell, player } = stage(1, () => true);
  tell(moment(1, ['a', 'b', 'c']));
  vi.advanceTimersByTime(300);
  expect(player.now().held).toBe(true);
  tell(timed(2, []));
  expect(player.now()).toMatchObject({ held: false, playing: false, moment: { seq: 2 } });
  tell(moment(3, ['dawn']));
  expect(player.now()).toMatchObject({ playing: true, event: { type: 'dawn' }, moment: { seq: 2 } });
  vi.useRealTimers();
});

test('what must be read is held, however much waits behind it', () => {
  vi.useFakeTimers();
  let tell: (moment: Moment) => void = () => {};
  const session = { now: () => moment(0, []), listen: (heard: typeof tell) => ((tell = heard), () => {}) } as unknown as Session;
  const least = ({ type }: { type: string }) => (type === 'card' ? 1000 : 0);
  const player = playback(session, { duration: () => 200, least, speed: () => 1 });
  player.subscribe(() => {});
  tell(moment(1, ['card', ...Array.from({ length: 60 }, () => 'step')]));
  vi.advanceTimersByTime(950);
  expect(player.now().event?.type).toBe('card');
  vi.advanceTimersByTime(60);
  expect(player.now().event?.type).toBe('step');
  vi.useRealTimers();
});

test.each([
  [1, 1000],
  [4, 250],
  [25, 40],
])('the speed divides every pause, at %i times the usual one to %i ms', (speed, lasts) => {
  vi.useFakeTimers();
  let tell: (moment: Moment) => void = () => {};
  const session = { now: () => moment(0, []), listen: (heard: typeof tell) => ((tell = heard), () => {}) } as unknown as Session;
  const player = playback(session, { duration: () => 1000, speed: () => speed });
  player.subscribe(() => {});
  tell(moment(1, ['card']));
  vi.advanceTimersByTime(lasts - 1);
  expect(player.now().playing).toBe(true);
  vi.advanceTimersByTime(31);
  expect(player.now().playing).toBe(false);
  vi.useRealTimers();
});

test('what happened since the last decision is known, and can be watched again', () => {
  vi.useFakeTimers();
  const { seen, tell, player } = stage();
  const mine = { ...moment(1, ['a']), hands: [0] } as Moment;
  tell(mine);
  vi.advanceTimersByTime(1000);
  tell(moment(2, ['b']));
  tell({ ...moment(3, ['c']), hands: [0] } as Moment);
  vi.advanceTimersByTime(1000);
  expect(player.since().base.seq).toBe(1);
  expect(player.since().moments.map(({ seq }) => seq)).toEqual([2, 3]);
  seen.length = 0;
  player.again();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['at 1', 'b@1', 'at 2', 'c@2', 'at 3']);
  expect(player.now().playing).toBe(false);
  vi.useRealTimers();
});

test('a decision that only moves on to somebody else ends what is told, too', () => {
  const { tell, player } = stage();
  tell({ ...moment(1, ['a']), hands: [0], waiting: { for: 'seats', seats: [0] } } as unknown as Moment);
  tell({ ...moment(2, []), events: [{ type: 'turnBegan', seat: 1 }] } as unknown as Moment);
  tell({ ...moment(3, ['c']), hands: [0] } as Moment);
  expect(player.since().base.seq).toBe(1);
  expect(player.since().moments.map(({ seq }) => seq)).toEqual([2, 3]);
});

test('where several are asked at once, what others do meanwhile does not end what is told', () => {
  const asked = (seq: number, seat: number) =>
    ({ ...moment(seq, []), hands: [0], events: [{ type: 'ready', seat }] }) as unknown as Moment;
  const { tell, player } = stage();
  tell({ ...moment(1, ['a']), hands: [0] } as Moment);
  tell({ ...moment(2, ['b']), hands: [0] } as Moment);
  tell(asked(3, 1));
  expect(player.since().moments.map(({ seq }) => seq)).toEqual([2, 3]);
  tell(asked(4, 0));
  expect(player.since().moments.map(({ seq }) => seq)).toEqual([4]);
});
