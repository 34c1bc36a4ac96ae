import type { Types } from '@nightfall/kernel';
import type { Flash } from './board.ts';
import { flashing } from './flashing.ts';
import type { Moment, Session } from './session.ts';
import { goneOn, sinceNow, type Since } from './since.ts';

/** What the table shows now: while events are played, still the moment before them. */
type Scene<T extends Types> = {
  readonly moment: Moment<T>;
  readonly event: T['event'] | undefined;
  readonly playing: boolean;
  /** A step is over and the next one waits for the player. */
  readonly held: boolean;
  /** While a clock runs: recent events. */
  readonly flashes: readonly Flash<T>[];
};
export interface Playback<T extends Types> {
  now(): Scene<T>;
  /** Events play while someone watches. */
  subscribe(changed: () => void): () => void;
  /** Skips to the end of everything that waits, or to the next stop. */
  skip(): void;
  /** From this stop to the next step. */
  goOn(): void;
  /** To the end of everything that waits, past every step. */
  finish(): void;
  /** What has happened since the last decision at this screen. */
  since(): Since<T>;
  /** Plays that once more. */
  again(): void;
}
export type Pace<T extends Types> = {
  /** Milliseconds for an event at normal speed; 0 skips it. */
  readonly duration: (event: T['event']) => number;
  /** How long an event that must be read stays at normal speed, however many are waiting. */
  readonly least?: (event: T['event'], at: Moment<T>) => number;
  /** Read for every event: 0 means no animation. */
  readonly speed: () => number;
  /** Does the player go on by hand after this event? `next` is undefined when nothing else waits. Left out or undefined: never. */
  readonly holds?: () => ((event: T['event'], next: T['event'] | undefined) => boolean) | undefined;
  readonly began?: (event: T['event']) => void;
  readonly arrived?: (moment: Moment<T>) => void;
  /** Runs it on the next frame; by default at once. */
  readonly nextFrame?: (act: () => void) => void;
};

/** Does a clock run against the players? Then nothing plays in turn: the table shows the current state. */
const isLive = <T extends Types>({ clock, jump }: Moment<T>): boolean => clock !== undefined && !clock.stands && !jump;

/** Plays events one after another, faster when many wait. */
export function playback<T extends Types>(session: Session<T>, pace: Pace<T>): Playback<T> {
  const quiet = (moment: Moment<T>): Scene<T> => ({
    moment,
    event: undefined,
    playing: false,
    held: false,
    flashes: flashes.now(),
  });
  const flashes = flashing<T>(() => show({ ...scene, flashes: flashes.now() }));
  let scene = quiet(session.now());
  let queue: Moment<T>[] = [];
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;
  let since = sinceNow(scene.moment);
  const listeners = new Set<() => void>();

  const show = (next: Scene<T>) => {
    scene = next;
    for (const tell of listeners) tell();
  };
  const arrive = (moment: Moment<T>, more: boolean) => {
    show({ ...quiet(moment), playing: more });
    pace.arrived?.(moment);
  };
  const finish = () => {
    clearTimeout(timer);
    timer = undefined;
    isHurried = false;
    const last = queue.at(-1);
    queue = [];
    index = 0;
    if (last) arrive(last, false);
  };
  const step = (): void => {
    timer = undefined;
    const next = queue[0];
    if (!next) return void (isHurried = false);
    const event = next.events[index];
    if (event === undefined) {
      queue.shift();
      index = 0;
      arrive(next, queue.length > 0);
      return step();
    }
    index += 1;
    const time = isHurried
      ? Math.min(QUICK, pace.duration(event) + (pace.least?.(event, scene.moment) ?? 0))
      : lasting(pace, event, queue, index, scene.moment);
    if (time === 0) return step();
    show({ ...scene, event, playing: true, held: false });
    pace.began?.(event);
    // On a busy device the picture comes late: the time counts from when it was drawn.
    let drawn = Date.now();
    pace.nextFrame?.(() => (drawn = Date.now()));
    const due = (): void => {
      const left = drawn + time - Date.now();
      if (left > LATE) timer = setTimeout(due, left);
      else if (pace.holds?.()?.(event, following(queue, index))) hold();
      else step();
    };
    timer = setTimeout(due, time);
  };
  const hold = () => {
    timer = undefined;
    isHurried = false;
    show({ ...scene, held: true });
  };
  const goOn = () => {
    if (scene.held) step();
  };
  /** What arrived since the last frame; undefined while no frame is requested. */
  let gathered: Moment<T>[] | undefined;
  const drawGathered = () => {
    const fresh = gathered ?? [];
    gathered = undefined;
    const last = fresh.at(-1);
    if (!last) return;
    const events = fresh.flatMap((moment) => moment.events).filter((event) => pace.duration(event) > 0);
    flashes.add(events);
    show(quiet(last));
    const loudest = events.at(-1);
    if (loudest !== undefined) pace.began?.(loudest);
    pace.arrived?.(last);
  };
  const gather = (moment: Moment<T>) => {
    // A clock has started: whatever was still playing ends here.
    finish();
    if (gathered) return void gathered.push(moment);
    gathered = [moment];
    if (pace.nextFrame) pace.nextFrame(drawGathered);
    else drawGathered();
  };
  const hear = (moment: Moment<T>) => {
    if (isLive(moment)) return gather(moment);
    drawGathered();
    since = goneOn(since, queue.at(-1) ?? scene.moment, moment);
    queue.push(moment);
    if (moment.jump || (pace.speed() === 0 && !pace.holds?.())) finish();
    else if (timer === undefined && !scene.held) step();
  };
  let unlisten: (() => void) | undefined;
  return {
    now: () => scene,
    subscribe: (changed) => {
      listeners.add(changed);
      if (!unlisten) {
        // Nobody saw what happened between the first view and now, so it is shown without animation.
        if (queue.length === 0 && session.now() !== scene.moment) scene = quiet(session.now());
        unlisten = session.listen(hear);
        // Playback resumes where it stopped when the last watcher left.
        if (timer === undefined && !scene.held) step();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
        unlisten?.();
        unlisten = undefined;
      };
    },
    skip: () => {
      if (!pace.holds?.()) finish();
      else if (scene.held) goOn();
      else isHurried = true;
    },
    goOn,
    finish,
    since: () => since,
    again: () => {
      if (scene.playing || since.moments.length === 0) return;
      queue = [...since.moments];
      index = 0;
      show({ ...quiet(since.base), playing: true });
      step();
    },
  };
}

/** A frame may be this late. */
const LATE = 30;
/** Minimum time for anything that is shown, at up to four times the usual speed. */
const QUICK = 40;
const quickest = (speed: number): number => Math.min(QUICK, (4 * QUICK) / speed);

/** The event that comes after the one being shown, in this moment or a later one. */
const following = <T extends Types>(queue: readonly Moment<T>[], index: number): T['event'] | undefined =>
  queue[0]?.events[index] ?? queue.slice(1).flatMap((moment) => moment.events)[0];

/** How long an event is shown: the more are waiting, the shorter. */
function lasting<T extends Types>(
  pace: Pace<T>,
  event: T['event'],
  queue: readonly Moment<T>[],
  index: number,
  at: Moment<T>,
): number {
  const usual = pace.duration(event);
  const least = pace.least?.(event, at) ?? 0;
  if (usual === 0 && least === 0) return 0;
  const speed = pace.speed();
  if (speed === 0) return QUICK;
  const waiting = queue.reduce((sum, moment) => sum + moment.events.length, -index);
  return Math.max(quickest(speed), least / speed, usual / speed / (1 + Math.max(0, waiting) / 10));
}
