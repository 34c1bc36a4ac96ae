/** SHA-256 (FIPS 180-4), so that a seed can be promised before the game and shown after it, both in Node and in the browser. */
export function sha256(text: string): string {
  const h = new Uint32Array(START);
  const words = padded(utf8(text));
  for (let at = 0; at < words.length; at += 16) compress(h, words.subarray(at, at + 16));
  return [...h].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The first 32 bits of the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
// oxfmt-ignore
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
// oxfmt-ignore
const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) bytes.push(...encode(char.codePointAt(0)!));
  return bytes;
}
const tail = (code: number, shift: number) => 0x80 | ((code >> shift) & 63);
function encode(code: number): number[] {
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), tail(code, 0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(code, 6), tail(code, 0)];
  return [0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0)];
}

function padded(bytes: number[]): Uint32Array {
  const words = new Uint32Array(16 * Math.ceil((bytes.length + 9) / 64));
  [...bytes, 0x80].forEach((byte, i) => {
    words[i >> 2] = words[i >> 2]! | (byte << (24 - 8 * (i & 3)));
  });
  words[words.length - 2] = Math.floor(bytes.length / 536870912);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

const rotr = (x: number, n: number) => (x >>> n) | (x << (32 - n));
const W = new Uint32Array(64);
function schedule(block: Uint32Array): void {
  W.set(block);
  for (let i = 16; i < 64; i++) {
    const a = W[i - 15]!;
    const b = W[i - 2]!;
    W[i] = W[i - 16]! + (rotr(a, 7) ^ rotr(a, 18) ^ (a >>> 3)) + W[i - 7]! + (rotr(b, 17) ^ rotr(b, 19) ^ (b >>> 10));
  }
}

function compress(h: Uint32Array, block: Uint32Array): void {
  schedule(block);
  let [a, b, c, d, e, f, g, last] = h as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = (last + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [last, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, last].forEach((x, i) => {
    h[i] = h[i]! + x;
  });
}
