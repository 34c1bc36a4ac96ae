/** A source of chance. Rules never have one: they ask, and the answer is an input. */
export interface Random {
  /** A whole number from 0 to 2^32 − 1. */
  u32(): number;
  /** A whole number from 0 to n − 1. */
  int(n: number): number;
}

const STEP = 0x6d2b79f5;

/**
 * A quick repeatable stream for tests, bots, simulation and dice that follow from a public seed; never for the secret dice
 * of a match. It is mulberry32: its state is a counter, so skipping numbers is one multiplication.
 */
export function quickRandom(seed: number, skip = 0): Random {
  let a = (seed + Math.imul(STEP, skip)) | 0;
  const u32 = () => {
    a = (a + STEP) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { u32, int: (n) => Math.floor((u32() * n) / 4294967296) };
}

/** The UTF-8 bytes of a code point. Rules have no TextEncoder. */
function utf8Of(point: number): number[] {
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), 0x80 | (point & 63)];
  if (point < 0x10000) return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
}

/** 32-bit FNV-1a over the UTF-8 bytes of a text: a seed for `quickRandom`. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i)!;
    // Nearly all letters are one byte.
    if (point < 0x80) h = Math.imul(h ^ point, 16777619);
    else for (const byte of utf8Of(point)) h = Math.imul(h ^ byte, 16777619);
    if (point > 0xffff) i += 1;
  }
  return h >>> 0;
}

/** Faces for the dice asked for. */
export const throwDice = (sides: readonly number[], random: Random): number[] => sides.map((n) => 1 + random.int(n));
