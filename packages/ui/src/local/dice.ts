import { personsOf, sha256, type Head, type Match } from '@nightfall/kernel';
import type { Rig } from '../board.ts';

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('');

/** The head of a new match whose dice are promised before the first input. */
export const promised = (head: Omit<Head, 'promise'>, seed: string): Head => ({ ...head, promise: sha256(seed) });

type Prepared = {
  readonly script?: readonly (readonly number[])[];
  readonly rig?: Rig | undefined;
  /** Faces that somebody has chosen for the roll that is asked for now. */
  readonly chosen?: ((match: Match) => readonly number[] | undefined) | undefined;
};

/** The dice that a guided game has prepared, or a developer chosen. They come first, where they fit; a redo gets the same dice as before. */
export function preparedDice({ script = [], rig, chosen }: Prepared) {
  const left = [...script];
  let isChosen = false;
  const byHand = (match: Match) => {
    const own = chosen?.(match);
    isChosen ||= own !== undefined;
    return own;
  };
  const next = (match: Match, sides: readonly number[]) =>
    left.length > 0 ? left.shift() : (byHand(match) ?? rig?.(match.view(personsOf(match)[0] ?? null), sides));
  const faces = (match: Match): readonly number[] | undefined => {
    const asked = match.waiting;
    if (asked.for !== 'dice' || !match.isThrow) return undefined;
    const found = next(match, asked.sides);
    const fits = found?.length === asked.sides.length && found.every((face, i) => face >= 1 && face <= asked.sides[i]!);
    return fits ? found : undefined;
  };
  return { faces, left: () => [...left], isChosen: () => isChosen };
}
