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
export const playback = <T extends Types>(session: Session<T>, pace: Pace<T>): Playback<T> => new Player(session, pace);

type Timer = ReturnType<typeof setTimeout>;

class Player<T extends Types> implements Playback<T> {
  readonly #session: Session<T>;
  readonly #pace: Pace<T>;
  readonly #flashes = flashing<T>(() => this.#show({ ...this.#scene, flashes: this.#flashes.now() }));
  readonly #listeners = new Set<() => void>();
  #scene: Scene<T>;
  #since: Since<T>;
  #queue: Moment<T>[] = [];
  /** The next event of the first moment in the queue. */
  #index = 0;
  #timer: Timer | undefined;
  #isHurried = false;
  /** What arrived since the last frame; undefined while no frame is requested. */
  #gathered: Moment<T>[] | undefined;
  #unlisten: (() => void) | undefined;

  constructor(session: Session<T>, pace: Pace<T>) {
    this.#session = session;
    this.#pace = pace;
    this.#scene = this.#quiet(session.now());
    this.#since = sinceNow(this.#scene.moment);
  }

  now = (): Scene<T> => this.#scene;
  since = (): Since<T> => this.#since;

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    if (!this.#unlisten) this.#begin();
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) this.#leaveOff();
    };
  };
  #begin(): void {
    const now = this.#session.now();
    // Nobody saw what happened between the first view and now, so it is shown without animation.
    if (this.#queue.length === 0 && now !== this.#scene.moment) this.#scene = this.#quiet(now);
    this.#unlisten = this.#session.listen((moment) => this.#hear(moment));
    // Playback resumes where it stopped when the last watcher left.
    if (this.#timer === undefined && !this.#scene.held) this.#step();
  }
  #leaveOff(): void {
    this.#stopTimer();
    this.#unlisten?.();
    this.#unlisten = undefined;
  }

  skip = (): void => {
    if (!this.#pace.holds?.()) this.finish();
    else if (this.#scene.held) this.goOn();
    else this.#isHurried = true;
  };
  goOn = (): void => {
    if (this.#scene.held) this.#step();
  };
  finish = (): void => {
    this.#stopTimer();
    this.#isHurried = false;
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#index = 0;
    if (last) this.#arrive(last);
  };
  again = (): void => {
    const { moments, base } = this.#since;
    if (this.#scene.playing || moments.length === 0) return;
    this.#queue = [...moments];
    this.#index = 0;
    this.#show({ ...this.#quiet(base), playing: true });
    this.#step();
  };

  #hear(moment: Moment<T>): void {
    if (isLive(moment)) return this.#gather(moment);
    this.#drawGathered();
    this.#since = goneOn(this.#since, this.#queue.at(-1) ?? this.#scene.moment, moment);
    this.#queue.push(moment);
    const isStill = this.#pace.speed() === 0 && !this.#pace.holds?.();
    if (moment.jump || isStill) this.finish();
    else if (this.#timer === undefined && !this.#scene.held) this.#step();
  }

  /** To the next event that takes time, or to the end of the queue. */
  #step(): void {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next) return void (this.#isHurried = false);
    const event = next.events[this.#index];
    if (event === undefined) {
      this.#queue.shift();
      this.#index = 0;
      this.#arrive(next);
      return this.#step();
    }
    this.#index += 1;
    const time = this.#timeOf(event);
    if (time === 0) return this.#step();
    this.#play(event, time);
  }
  #timeOf(event: T['event']): number {
    const at = this.#scene.moment;
    if (!this.#isHurried) return lasting(this.#pace, event, this.#queue, this.#index, at);
    return Math.min(QUICK, this.#pace.duration(event) + (this.#pace.least?.(event, at) ?? 0));
  }
  #play(event: T['event'], time: number): void {
    this.#show({ ...this.#scene, event, playing: true, held: false });
    this.#pace.began?.(event);
    // On a busy device the picture comes late: the time counts from when it was drawn.
    let drawn = Date.now();
    this.#pace.nextFrame?.(() => (drawn = Date.now()));
    const due = (): void => {
      const left = drawn + time - Date.now();
      if (left > LATE) this.#timer = setTimeout(due, left);
      else if (this.#pace.holds?.()?.(event, following(this.#queue, this.#index))) this.#hold();
      else this.#step();
    };
    this.#timer = setTimeout(due, time);
  }
  #hold(): void {
    this.#timer = undefined;
    this.#isHurried = false;
    this.#show({ ...this.#scene, held: true });
  }
  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #gather(moment: Moment<T>): void {
    // A clock has started: whatever was still playing ends here.
    this.finish();
    if (this.#gathered) return void this.#gathered.push(moment);
    this.#gathered = [moment];
    if (this.#pace.nextFrame) this.#pace.nextFrame(() => this.#drawGathered());
    else this.#drawGathered();
  }
  #drawGathered(): void {
    const fresh = this.#gathered ?? [];
    this.#gathered = undefined;
    const last = fresh.at(-1);
    if (!last) return;
    const events = fresh.flatMap((moment) => moment.events).filter((event) => this.#pace.duration(event) > 0);
    this.#flashes.add(events);
    this.#show(this.#quiet(last));
    const loudest = events.at(-1);
    if (loudest !== undefined) this.#pace.began?.(loudest);
    this.#pace.arrived?.(last);
  }

  #arrive(moment: Moment<T>): void {
    this.#show({ ...this.#quiet(moment), playing: this.#queue.length > 0 });
    this.#pace.arrived?.(moment);
  }
  #quiet(moment: Moment<T>): Scene<T> {
    return { moment, event: undefined, playing: false, held: false, flashes: this.#flashes.now() };
  }
  #show(next: Scene<T>): void {
    this.#scene = next;
    for (const tell of this.#listeners) tell();
  }
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
