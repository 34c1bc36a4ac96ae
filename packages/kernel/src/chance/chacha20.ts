import type { Random } from './random.ts';

/** ChaCha20 (RFC 8439) as a stream of unbiased numbers from a seed of 32 bytes, written as 64 hexadecimal digits. */
export function chacha20(seed: string, counter = 0): Random {
  const input = initial(seed, counter);
  const block = new Uint32Array(16);
  let used = 16;
  const u32 = () => {
    if (used === 16) {
      scramble(input, block);
      input[12] = (input[12]! + 1) >>> 0;
      used = 0;
    }
    return block[used++]!;
  };
  return { u32, int: (n) => unbiased(n, u32) };
}

/** Rejects the few numbers at the top that would favour low faces. */
export function unbiased(n: number, u32: () => number): number {
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    const x = u32();
    if (x < limit) return x % n;
  }
}

function initial(seed: string, counter: number): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 hexadecimal digits');
  const state = new Uint32Array(16);
  state.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) state[4 + i] = littleEndian(seed.slice(8 * i, 8 * i + 8));
  state[12] = counter;
  return state;
}

const littleEndian = (hex: string) =>
  [0, 2, 4, 6].reduce((word, at) => word | (parseInt(hex.slice(at, at + 2), 16) << (4 * at)), 0) >>> 0;

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = rotl(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = rotl(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = rotl(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = rotl(x[b]! ^ x[c]!, 7);
}
const rotl = (x: number, n: number) => (x << n) | (x >>> (32 - n));

function scramble(input: Uint32Array, x: Uint32Array): void {
  x.set(input);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < 16; i++) x[i] = x[i]! + input[i]!;
}
