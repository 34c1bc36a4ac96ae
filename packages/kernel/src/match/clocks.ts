import type { Waiting } from '../play.ts';

/** A clock that runs: its name, the moment of match time at which it began, how long it lasts. */
export type RunningClock = { readonly id: string; readonly since: number; readonly lasts: number };

/** One stretch of time. It belongs to its name and to the input that started it. */
export type Stretch = {
  readonly id: string;
  readonly since: number;
  /** How many inputs there were when it began. */
  readonly from: number;
  /** How many there were after its bell; null until it has rung. */
  readonly rang: number | null;
};

/** The stretches of time of a match so far. Time that has passed is never given back, whatever is taken back. */
export class Clocks {
  #stretches: Stretch[];
  #running: RunningClock | undefined;

  constructor(stretches: readonly Stretch[] = [], running?: RunningClock) {
    this.#stretches = [...stretches];
    this.#running = running;
  }
  get stretches(): readonly Stretch[] {
    return this.#stretches;
  }
  get running(): RunningClock | undefined {
    return this.#running;
  }

  /** What the game asks after `inputs` inputs, at this moment. Dice rolled in between do not stop a clock. */
  look(asked: Waiting, inputs: number, now: number): void {
    if (asked.for === 'dice') return;
    const clock = asked.for === 'seats' ? asked.clock : undefined;
    this.#running = clock && { id: clock.id, since: this.#stretch(clock.id, inputs, now).since, lasts: clock.lasts };
  }
  #stretch(id: string, from: number, since: number): Stretch {
    const known = this.#stretches.findLast((one) => one.id === id && one.rang === null);
    if (known) return known;
    const begun: Stretch = { id, since, from, rang: null };
    this.#stretches.push(begun);
    return begun;
  }

  /** The bell of the running clock was the last of `inputs` inputs. */
  ring(inputs: number): void {
    const id = this.#running?.id;
    const at = this.#stretches.findLastIndex((one) => one.id === id && one.rang === null);
    if (at >= 0) this.#stretches[at] = { ...this.#stretches[at]!, rang: inputs };
    this.#running = undefined;
  }
  /** Only the first `inputs` inputs remain: clocks started later are forgotten, and so are later bells. */
  back(inputs: number): void {
    this.#stretches = this.#stretches
      .filter(({ from }) => from <= inputs)
      .map((one) => (one.rang !== null && one.rang > inputs ? { ...one, rang: null } : one));
    if (!this.#stretches.some(({ id }) => id === this.#running?.id)) this.#running = undefined;
  }
}
