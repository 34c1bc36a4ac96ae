import type { Asker } from '@nightfall/table';

/** Requests waiting for a thread. Tables that people are watching come first; among equals, the owner with the fewest bots at work. */
export class Queue<T extends { readonly asker: Asker }> {
  readonly #waiting: T[] = [];

  get length(): number {
    return this.#waiting.length;
  }
  push(task: T): void {
    this.#waiting.push(task);
  }
  /** Takes the next one out. `working` are the tasks that have a thread now. */
  next(working: readonly T[]): T | undefined {
    const busy = new Map<string, number>();
    for (const { asker } of working) busy.set(asker.owner, (busy.get(asker.owner) ?? 0) + 1);
    const rank = ({ asker }: T) => (asker.isWatched() ? 0 : 1e6) + (busy.get(asker.owner) ?? 0);
    let best = 0;
    for (let i = 1; i < this.#waiting.length; i++) if (rank(this.#waiting[i]!) < rank(this.#waiting[best]!)) best = i;
    const [task] = this.#waiting.splice(best, 1);
    // An owner who has just been served goes behind the others of the same rank.
    if (task) this.#behind(task.asker.owner);
    return task;
  }
  #behind(owner: string): void {
    const own = this.#waiting.filter(({ asker }) => asker.owner === owner);
    const others = this.#waiting.filter(({ asker }) => asker.owner !== owner);
    this.#waiting.splice(0, this.#waiting.length, ...others, ...own);
  }
  clear(): T[] {
    return this.#waiting.splice(0);
  }
}
