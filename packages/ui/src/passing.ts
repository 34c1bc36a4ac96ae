import { goesRound, isOnePerson, isShared, personsOf, type Match, type Seat, type Types } from '@nightfall/kernel';

/** Who looks at a screen that several people share, and who holds it. */
export class Passing<T extends Types> {
  readonly #match: () => Match<T>;
  #eyes: Seat | null | undefined;
  /** Who holds the device, until it is passed on. */
  holder: Seat | null = null;
  /** The number of inputs when someone last chose the seat to look from. */
  #chosenAt: number | undefined;
  /** Who the device goes to; nothing secret is shown until then. */
  cover: Seat | undefined;

  constructor(match: () => Match<T>) {
    this.#match = match;
  }
  /** Whose view is shown. */
  get eyes(): Seat | null {
    return this.cover === undefined ? (this.#eyes ?? null) : null;
  }
  /** Looks from the same seat, another of the same person, or one that is asked. A seat chosen on purpose stays until something happens. */
  look(hands: readonly Seat[]): void {
    if (this.#eyes === undefined) this.#eyes = this.holder = firstEyes(this.#match());
    if (this.#chosenAt !== this.#match().inputs.length) this.turnTo(this.#next(hands));
  }
  #next(hands: readonly Seat[]): Seat | null {
    const before = this.#eyes ?? null;
    if (hands.length === 0 || (before !== null && hands.includes(before))) return before;
    return hands.find((seat) => isOnePerson(this.#match(), before, seat)) ?? hands[0]!;
  }
  turnTo(seat: Seat | null): void {
    this.#eyes = seat;
    this.cover = goesRound(this.#match(), this.holder, seat) ? seat! : undefined;
    if (this.cover === undefined) this.holder = seat;
  }
  choose(seat: Seat): void {
    this.turnTo(seat);
    this.#chosenAt = this.#match().inputs.length;
  }
  /** The person the device was passed to is ready. */
  uncover(): void {
    this.cover = undefined;
    this.holder = this.#eyes ?? null;
  }
}

/** Whose view opens the match: nobody's, if several people share the device. */
const firstEyes = <T extends Types>(match: Match<T>): Seat | null => (isShared(match) ? null : (personsOf(match)[0] ?? null));
