import type { Types } from '@nightfall/kernel';
import type { Moment, Session } from './session.ts';

/** What the table shows now: while events are played, still the moment before them. */
type Scene<T extends Types> = {
  readonly moment: Moment<T>;
  readonly event: T['event'] | undefined;
  readonly playing: boolean;
  /** A step is over and the next one waits for the player. */
  readonly held: boolean;
};
export interface Playback<T extends Types> {
  now(): Scene<T>;
  /** Events are played while somebody watches. */
  subscribe(changed: () => void): () => void;
  /** To the end of everything that waits, or to where it is held next. */
  skip(): void;
  /** From where it is held to the next step. */
  goOn(): void;
  /** To the end of everything that waits, past every step. */
  finish(): void;
}
export type Pace<T extends Types> = {
  /** Milliseconds for an event at usual speed; 0 passes it over. */
  readonly duration: (event: T['event']) => number;
  /** Read anew for every event: 0 means cuts. */
  readonly speed: () => number;
  /** Does the player go on by hand after this event? `next` is undefined when nothing else waits. Left out or undefined: never. */
  readonly holds?: () => ((event: T['event'], next: T['event'] | undefined) => boolean) | undefined;
  readonly began?: (event: T['event']) => void;
  readonly arrived?: (moment: Moment<T>) => void;
};

/** Plays events one after another, faster when many wait. */
export function playback<T extends Types>(session: Session<T>, pace: Pace<T>): Playback<T> {
  let scene: Scene<T> = { moment: session.now(), event: undefined, playing: false, held: false };
  let queue: Moment<T>[] = [];
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;
  const listeners = new Set<() => void>();

  const show = (next: Scene<T>) => {
    scene = next;
    for (const tell of listeners) tell();
  };
  const arrive = (moment: Moment<T>, more: boolean) => {
    show({ moment, event: undefined, playing: more, held: false });
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
    const time = isHurried ? Math.min(QUICK, pace.duration(event)) : lasting(pace, event, queue, index);
    if (time === 0) return step();
    show({ moment: scene.moment, event, playing: true, held: false });
    pace.began?.(event);
    timer = setTimeout(() => (pace.holds?.()?.(event, following(queue, index)) ? hold() : step()), time);
  };
  const hold = () => {
    timer = undefined;
    isHurried = false;
    show({ ...scene, held: true });
  };
  const goOn = () => {
    if (scene.held) step();
  };
  const hear = (moment: Moment<T>) => {
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
        // What came between the first look and now was heard by nobody: it is shown, not played.
        if (queue.length === 0 && session.now() !== scene.moment)
          scene = { moment: session.now(), event: undefined, playing: false, held: false };
        unlisten = session.listen(hear);
        // What waited when the last watcher left goes on.
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
  };
}

/** Nothing that is shown at all is shown for less. */
const QUICK = 40;

/** The event that comes after the one being shown, in this moment or a later one. */
const following = <T extends Types>(queue: readonly Moment<T>[], index: number): T['event'] | undefined =>
  queue[0]?.events[index] ?? queue.slice(1).flatMap((moment) => moment.events)[0];

/** How long an event is shown: less, the more of them wait behind it. */
function lasting<T extends Types>(pace: Pace<T>, event: T['event'], queue: readonly Moment<T>[], index: number): number {
  const usual = pace.duration(event);
  if (usual === 0) return 0;
  if (pace.speed() === 0) return QUICK;
  const waiting = queue.reduce((sum, moment) => sum + moment.events.length, -index);
  return Math.max(QUICK, usual / pace.speed() / (1 + Math.max(0, waiting) / 10));
}
