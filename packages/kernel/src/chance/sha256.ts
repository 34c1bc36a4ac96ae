/** SHA-256 (FIPS 180-4), so that a seed can be promised before the game and shown after it, in Node and browser alike. */
export function sha256(text: string): string {
  const h = new Uint32Array(START);
  const words = padded(utf8(text));
  for (let at = 0; at < words.length; at += 16) compress(h, words.subarray(at, at + 16));
  return [...h].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const primes = (count: number) => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fraction = (x: number) => ((x - Math.floor(x)) * 4294967296) >>> 0;
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const K = new Uint32Array(primes(64).map((p) => fraction(Math.cbrt(p))));

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
