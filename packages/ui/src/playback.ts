import type { Types } from '@nightfall/kernel';
import type { Moment, Session } from './session.ts';

/** What the table shows now: while events are played, still the moment before them. */
type Scene<T extends Types> = {
  readonly moment: Moment<T>;
  readonly event: T['event'] | undefined;
  readonly playing: boolean;
};
export interface Playback<T extends Types> {
  now(): Scene<T>;
  /** Events are played while somebody watches. */
  subscribe(changed: () => void): () => void;
  /** To the end of everything that waits. */
  skip(): void;
}
export type Pace<T extends Types> = {
  /** Milliseconds for an event at usual speed; 0 passes it over. */
  readonly duration: (event: T['event']) => number;
  /** Read anew for every event: 0 means cuts. */
  readonly speed: () => number;
  readonly began?: (event: T['event']) => void;
  readonly arrived?: (moment: Moment<T>) => void;
};

/** Plays events one after another, faster when many wait. */
export function playback<T extends Types>(session: Session<T>, pace: Pace<T>): Playback<T> {
  let scene: Scene<T> = { moment: session.now(), event: undefined, playing: false };
  let queue: Moment<T>[] = [];
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Scene<T>) => {
    scene = next;
    for (const tell of listeners) tell();
  };
  const arrive = (moment: Moment<T>, more: boolean) => {
    show({ moment, event: undefined, playing: more });
    pace.arrived?.(moment);
  };
  const finish = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = queue.at(-1);
    queue = [];
    index = 0;
    if (last) arrive(last, false);
  };
  const step = (): void => {
    timer = undefined;
    const next = queue[0];
    if (!next) return;
    const event = next.events[index];
    if (event === undefined) {
      queue.shift();
      index = 0;
      arrive(next, queue.length > 0);
      return step();
    }
    index += 1;
    const time = lasting(pace, event, queue, index);
    if (time === 0) return step();
    show({ moment: scene.moment, event, playing: true });
    pace.began?.(event);
    timer = setTimeout(step, time);
  };
  const hear = (moment: Moment<T>) => {
    queue.push(moment);
    if (moment.jump || pace.speed() === 0) finish();
    else if (timer === undefined) step();
  };
  let unlisten: (() => void) | undefined;
  return {
    now: () => scene,
    subscribe: (changed) => {
      listeners.add(changed);
      if (!unlisten) {
        // What came between the first look and now was heard by nobody: it is shown, not played.
        if (queue.length === 0 && session.now() !== scene.moment)
          scene = { moment: session.now(), event: undefined, playing: false };
        unlisten = session.listen(hear);
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
    skip: finish,
  };
}

/** How long an event is shown: less, the more of them wait behind it. */
function lasting<T extends Types>(pace: Pace<T>, event: T['event'], queue: readonly Moment<T>[], index: number): number {
  const usual = pace.duration(event);
  if (usual === 0) return 0;
  const waiting = queue.reduce((sum, moment) => sum + moment.events.length, -index);
  return Math.max(40, usual / pace.speed() / (1 + Math.max(0, waiting) / 10));
}
