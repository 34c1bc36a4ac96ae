import { type Game, type Input, type Refusal, type Types, type Waiting, apply, canonical, waitingFor } from '@nightfall/kernel';

type Guess<T extends Types> = { readonly id: number; readonly input: Input<T> };
/** What a guess shows; or why it cannot be. `isShown`: false if the input is only sent. */
export type Guessed<T extends Types> = {
  readonly events: readonly T['event'][];
  readonly isShown: boolean;
  readonly no: Refusal | undefined;
};
const ONLY_SENT = { events: [], isShown: false, no: undefined } as const;

/** Inputs of ours that are shown before the server has answered, and the state that they lead to. */
export class Guesses<T extends Types> {
  readonly #game: Game<T>;
  #standing: readonly Guess<T>[] = [];
  /** Own inputs whose dice are on their way while a clock runs. */
  readonly #rolling = new Set<number>();
  /** The state ahead of the match; undefined where nothing is guessed. */
  ahead: T['state'] | undefined;

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /**
   * Shows an input at once. Nobody knows what comes after dice: what follows them is only sent. While a clock runs (`isTimed`) an
   * input that rolls is only sent too, so that the board stays open until its dice are here.
   */
  add(id: number, input: Input<T>, state: T['state'], isTimed: boolean): Guessed<T> {
    const { book, clone } = this.#game;
    const ahead = clone(this.ahead ?? state);
    if (rolls(waitingFor(book, ahead))) return ONLY_SENT;
    const events: T['event'][] = [];
    const no = apply(book, ahead, input, (event) => events.push(event));
    if (no) return this.#rolling.size > 0 ? ONLY_SENT : { events: [], isShown: false, no };
    if (isTimed && rolls(waitingFor(book, ahead))) {
      this.#rolling.add(id);
      return ONLY_SENT;
    }
    this.ahead = ahead;
    this.#standing = [...this.#standing, { id, input }];
    return { events, isShown: true, no: undefined };
  }

  /** Is this line from the server the guess on show? Then it is no longer a guess. */
  confirm(input: Input<T>): number | undefined {
    const [first] = this.#standing;
    if (!first || canonical(first.input) !== canonical(input)) return undefined;
    this.#standing = this.#standing.slice(1);
    return first.id;
  }
  /** The server has answered this one: if it is still here, it was wrong. True if there was one. */
  drop(id: number): boolean {
    this.#rolling.delete(id);
    const left = this.#standing.filter((guess) => guess.id !== id);
    const isDropped = left.length < this.#standing.length;
    this.#standing = left;
    return isDropped;
  }
  /** The match has moved on: guesses again from its new state. Returns those that no longer fit. */
  again(state: T['state']): readonly number[] {
    this.ahead = undefined;
    const [fit, dropped]: [Guess<T>[], number[]] = [[], []];
    for (const guess of this.#standing) {
      const ahead: T['state'] = this.ahead ?? this.#game.clone(state);
      if (apply(this.#game.book, ahead, guess.input)) dropped.push(guess.id);
      else {
        this.ahead = ahead;
        fit.push(guess);
      }
    }
    this.#standing = fit;
    return dropped;
  }
}

const rolls = (asked: Waiting): boolean => asked.for === 'dice' && !asked.typed;
