/** A source of chance. Rules never have one: they ask, and the answer is an input. */
export interface Random {
  /** A whole number from 0 to 2^32 − 1. */
  u32(): number;
  /** A whole number from 0 to n − 1. */
  int(n: number): number;
}

/** A quick repeatable stream for tests, bots and simulation; never for the dice of a real match. */
export function quickRandom(seed: number): Random {
  let a = seed | 0;
  const u32 = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { u32, int: (n) => Math.floor((u32() * n) / 4294967296) };
}

/** 32-bit FNV-1a over the UTF-16 code units of a text: a seed for `quickRandom`. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Faces for the dice asked for. */
export const throwDice = (sides: readonly number[], random: Random): number[] => sides.map((n) => 1 + random.int(n));
