/** A public stream of numbers that follows from a text alone (SN-16.3). */
export type Stream = {
  /** A whole number from 0 to 2^32 − 1. */
  u32(): number;
  /** A whole number from 0 to n − 1. */
  int(n: number): number;
};

function utf8Of(point: number): number[] {
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), 0x80 | (point & 63)];
  if (point < 0x10000) return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
}

/** 32-bit FNV-1a over the UTF-8 bytes of a text. Rules have no TextEncoder, so the bytes are made here. */
export function fnv1a(text: string): number {
  let h = 2166136261;
  for (const letter of text) for (const byte of utf8Of(letter.codePointAt(0)!)) h = Math.imul(h ^ byte, 16777619);
  return h >>> 0;
}

const STEP = 0x6d2b79f5;

/** mulberry32 from a 32-bit seed. Its state is a counter, so skipping numbers is one multiplication. */
export function mulberry32(seed: number, skip = 0): Stream {
  let a = (seed + Math.imul(STEP, skip)) | 0;
  const u32 = () => {
    a = (a + STEP) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { u32, int: (n) => Math.floor((u32() * n) / 4294967296) };
}

/** The stream of a text, from its number `skip` on. */
export const stream = (text: string, skip = 0): Stream => mulberry32(fnv1a(text), skip);
