import type { Seat } from '@nightfall/kernel';

/** By default a bot acts about as often as a person. */
const USUAL: readonly [number, number] = [900, 2200];

type Hands = {
  /** Lets the bot in this seat think and act, once. */
  readonly act: (seat: Seat) => Promise<void>;
  readonly paceOf: (seat: Seat) => readonly [least: number, most: number] | undefined;
};

/** Bots while a clock runs: each in its own time, whatever the others do. */
export class PacedBots {
  readonly #hands: Hands;
  readonly #waiting = new Map<Seat, ReturnType<typeof setTimeout>>();
  #stretch: string | undefined;

  constructor(hands: Hands) {
    this.#hands = hands;
  }
  /** These bots may act while this clock runs; those already waiting for their time keep waiting. */
  tend(stretch: string, seats: readonly Seat[]): void {
    if (stretch !== this.#stretch) this.stop();
    this.#stretch = stretch;
    for (const seat of seats) if (!this.#waiting.has(seat)) this.#wait(seat);
  }
  stop(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#stretch = undefined;
  }
  #wait(seat: Seat): void {
    const [least, most] = this.#hands.paceOf(seat) ?? USUAL;
    const due = async () => {
      await this.#hands.act(seat);
      // After a pause that came while it thought, it waits already.
      if (this.#waiting.get(seat) === timer) this.#wait(seat);
    };
    const timer = setTimeout(() => void due(), least + Math.random() * (most - least));
    this.#waiting.set(seat, timer);
  }
}
