import { chacha20, unbiased } from '../chance/chacha20.ts';
import type { Random } from '../chance/random.ts';

const BLOCK = 16;

/** The stream of a match's dice, which knows how much of it has been used and can continue from there. */
export type Stream = Random & {
  readonly drawn: number;
  /** The same stream from here on: drawing from it does not affect this one. */
  fork(): Stream;
  /** The same stream from its first die. */
  again(): Stream;
};

/** Nothing is computed before the first die, so a fork that rolls nothing costs nothing. */
export function openStream(seed: string, drawn = 0): Stream {
  let source: Random | undefined;
  let count = drawn;
  const u32 = () => {
    source ??= chachaFrom(seed, drawn);
    count += 1;
    return source.u32();
  };
  return {
    u32,
    int: (n) => unbiased(n, u32),
    fork: () => openStream(seed, count),
    again: () => openStream(seed),
    get drawn() {
      return count;
    },
  };
}
function chachaFrom(seed: string, drawn: number): Random {
  const source = chacha20(seed, Math.floor(drawn / BLOCK));
  for (let i = 0; i < drawn % BLOCK; i++) source.u32();
  return source;
}
