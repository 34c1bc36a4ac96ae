import { setImmediate as whenQuiet } from 'node:timers/promises';
import type { Time } from '@nightfall/table';

type Task = { readonly at: number; readonly act: () => void };

/** A clock that stands still until it is moved, and then does what is due, one task after another. */
export class HandClock implements Time {
  readonly #tasks = new Set<Task>();
  #now = 0;

  now(): number {
    return this.#now;
  }
  later(after: number, act: () => void): () => void {
    const task = { at: this.#now + after, act };
    if (after < Infinity) this.#tasks.add(task);
    return () => void this.#tasks.delete(task);
  }
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    while (await this.next(end));
    this.#now = Math.max(this.#now, end);
  }
  /** Goes on to the next task, and waits for what follows from it; false if there is none until then. */
  async next(end = Infinity): Promise<boolean> {
    await whenQuiet();
    const [task] = [...this.#tasks].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    if (!task) return false;
    this.#tasks.delete(task);
    this.#now = Math.max(this.#now, task.at);
    task.act();
    await whenQuiet();
    return true;
  }
}
