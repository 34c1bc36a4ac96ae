import type { Random } from './random.ts';
import { sha256 } from './sha256.ts';

/** Numbers that are thrown away at the start, until every bit of the seed has reached every bit of the state. */
const WARM_UP = 12;

/**
 * The stream of a text with 128 bits of state (sfc32), for series of millions of games. `quickRandom` has 32: among a million
 * of its games some hundred would be the same.
 */
export function wideRandom(text: string): Random {
  const seed = sha256(text);
  const word = (i: number) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) | 0;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3)];
  const u32 = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < WARM_UP; i++) u32();
  return { u32, int: (n) => Math.floor((u32() * n) / 4294967296) };
}
