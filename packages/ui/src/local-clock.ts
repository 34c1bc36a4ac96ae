import type { Match, Types } from '@nightfall/kernel';
import { Stopwatch, type Clock } from './clock.ts';

/** The time of a match in this browser, and the bell of the clock that runs against its players. */
export class LocalClock<T extends Types> {
  readonly #match: Match<T>;
  readonly #watch: Stopwatch;
  #bell: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match<T>) {
    this.#match = match;
    this.#watch = new Stopwatch(match.now);
  }
  get stands(): boolean {
    return this.#watch.stands;
  }
  /** Never before what is written already. */
  now(): number {
    return Math.max(this.#match.now, this.#watch.now());
  }
  stop(): void {
    this.hush();
    this.#watch.stop();
  }
  goOn(): void {
    this.#watch.goOn();
  }
  /** If a clock runs, its bell rings at the end. */
  ringAtEnd(ring: () => void): void {
    const running = this.#running();
    if (running) this.#bell = setTimeout(ring, Math.max(0, running.left));
  }
  hush(): void {
    clearTimeout(this.#bell);
  }
  /** What a screen shows of the clock that runs. */
  shown(): { clock?: Clock } {
    const running = this.#running();
    return running ? { clock: { ...running, at: Date.now(), stands: this.stands } } : {};
  }
  #running(): Pick<Clock, 'id' | 'lasts' | 'left'> | undefined {
    const { waiting, clock } = this.#match;
    if (waiting.for !== 'seats' || !waiting.clock || !clock) return undefined;
    const { lasts } = waiting.clock;
    return { id: clock.id, lasts, left: clock.since + lasts - this.now() };
  }
}
