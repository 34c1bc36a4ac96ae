/** What a sequential test says so far: the difference is there, it is not, or more games are needed. */
export type Finding = 'better' | 'not better' | 'open';
export type Question = {
  /** The least difference that matters, and the one that does not. */
  readonly better: number;
  readonly even: number;
  /** How often a wrong answer may come, of either kind. */
  readonly error: number;
};
/** Fewer games say nothing about how much results vary. */
const LEAST = 10;

/**
 * A test that may be looked at after every pair of games, and ends as soon as it knows enough (the sequential probability ratio
 * test, with the variance of the differences seen so far). Looking at a fixed number of games again and again finds what is not there.
 */
export class SequentialTest {
  readonly #asked: Question;
  #count = 0;
  #sum = 0;
  #squares = 0;
  #finding: Finding = 'open';

  constructor(asked: Question) {
    this.#asked = asked;
  }
  /** By how much the first did better in one more pair of games. */
  add(difference: number): Finding {
    this.#count += 1;
    this.#sum += difference;
    this.#squares += difference ** 2;
    if (this.#finding === 'open') this.#finding = this.#decide();
    return this.#finding;
  }
  get pairs(): number {
    return this.#count;
  }
  /** How much likelier the results are if the difference is there, as a logarithm. */
  get support(): number {
    const { better, even } = this.#asked;
    const mean = this.#sum / this.#count;
    const variance = Math.max(1e-9, this.#squares / this.#count - mean ** 2);
    return (this.#count * (better - even) * (2 * mean - better - even)) / (2 * variance);
  }
  #decide(): Finding {
    const bound = Math.log((1 - this.#asked.error) / this.#asked.error);
    if (this.#count < LEAST || Math.abs(this.support) < bound) return 'open';
    return this.support > 0 ? 'better' : 'not better';
  }
}
