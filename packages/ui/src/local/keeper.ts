/** Saves at most once a second, and at once when the page goes away. */
const SECOND = 1000;

export class Keeper {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #savedAt = -Infinity;

  constructor(save: () => void) {
    this.#save = save;
  }
  /** Something worth saving has changed. */
  ask(): void {
    this.#timer ??= setTimeout(() => this.#now(), Math.max(0, this.#savedAt + SECOND - Date.now()));
  }
  /** Saves what waits to be saved. */
  flush(): void {
    if (this.#timer !== undefined) this.#now();
  }
  /** Drops pending saves: another tab saves this match now. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
  #now(): void {
    this.drop();
    this.#savedAt = Date.now();
    this.#save();
  }
}
