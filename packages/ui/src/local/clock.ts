import type { Match, TimeLeft, Types } from '@nightfall/kernel';
import { Stopwatch, type Clock } from '../clock.ts';

/** After a pause everyone gets this long to look. */
export const COUNTDOWN_MS = 3000;

/** The time of a match in this browser, and the bell of the clock that runs against its players. */
export class LocalClock<T extends Types> {
  readonly #match: Match<T>;
  readonly #watch: Stopwatch;
  #bell: ReturnType<typeof setTimeout> | undefined;
  #countdown: ReturnType<typeof setTimeout> | undefined;
  /** When the clock resumes, in this device's time. */
  #resumes: number | undefined;

  constructor(match: Match<T>) {
    this.#match = match;
    this.#watch = new Stopwatch(match.now);
  }
  get stands(): boolean {
    return this.#watch.stands;
  }
  get resumes(): number | undefined {
    return this.#resumes;
  }
  /** Never earlier than the last entry. */
  now(): number {
    return Math.max(this.#match.now, this.#watch.now());
  }
  stop(): void {
    this.hush();
    clearTimeout(this.#countdown);
    this.#resumes = undefined;
    this.#watch.stop();
  }
  /** Resumes: against a clock after a countdown, otherwise at once. */
  goOn(went: () => void): void {
    if (!this.stands || this.#resumes !== undefined) return;
    const go = () => {
      this.#resumes = undefined;
      this.#watch.goOn();
      went();
    };
    if (!this.#match.clock) return go();
    this.#resumes = Date.now() + COUNTDOWN_MS;
    this.#countdown = setTimeout(go, COUNTDOWN_MS);
  }
  /** If a clock runs, its bell rings at the end. */
  ringAtEnd(ring: () => void): void {
    const left = this.left();
    if (left) this.#bell = setTimeout(ring, Math.max(0, left.left));
  }
  hush(): void {
    clearTimeout(this.#bell);
  }
  /** Has the clock run down, although its bell has not rung yet? */
  get isDue(): boolean {
    const { deadline } = this.#match;
    return deadline !== undefined && !this.stands && this.now() >= deadline;
  }
  /** The running clock as a screen shows it. */
  shown(): { clock?: Clock; resumes?: number } {
    const running = this.left();
    if (!running) return {};
    const clock = { ...running, at: Date.now(), stands: this.stands };
    return this.#resumes === undefined ? { clock } : { clock, resumes: this.#resumes };
  }
  left(): TimeLeft | undefined {
    const { clock, deadline } = this.#match;
    return clock && { id: clock.id, lasts: clock.lasts, left: deadline! - this.now() };
  }
}
