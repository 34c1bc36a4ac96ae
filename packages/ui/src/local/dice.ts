import { sha256, type Head, type Match, type Seat, type Types } from '@nightfall/kernel';
import type { Rig } from '../board.ts';

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('');

/** The head of a new match whose dice are promised before the first input. */
export const promised = (head: Omit<Head, 'promise'>, seed: string): Head => ({ ...head, promise: sha256(seed) });

export type DiceFrom<T extends Types> = {
  readonly match: Match<T>;
  readonly seed: string | null;
  /** Faces that a guided game prepared. */
  readonly script?: readonly (readonly number[])[];
  /** Dice of a guided game that follow what the player does. */
  readonly rig?: Rig<T> | undefined;
};

/** The dice of a match in this browser: those of the match, and before them what a guided game prepared. */
export class LocalDice<T extends Types> {
  readonly #match: Match<T>;
  readonly #script: (readonly number[])[];
  readonly #rig: Rig<T> | undefined;

  constructor({ match, script = [], rig }: DiceFrom<T>) {
    this.#match = match;
    this.#script = [...script];
    this.#rig = rig;
  }
  /** Prepared faces that have not been rolled yet. */
  get script(): readonly (readonly number[])[] {
    return [...this.#script];
  }
  /** Prepared faces come first, where they fit; a redo gets the same dice as before. */
  faces(sides: readonly number[], eyes: Seat | null): readonly number[] {
    const faces = this.#match.isThrow ? this.#prepared(sides, eyes) : undefined;
    const fits = faces?.length === sides.length && faces.every((face, i) => face >= 1 && face <= sides[i]!);
    return fits ? faces : this.#match.faces();
  }
  #prepared(sides: readonly number[], eyes: Seat | null): readonly number[] | undefined {
    return this.#script.length > 0 ? this.#script.shift() : this.#rig?.(this.#match.view(eyes), sides);
  }
}
