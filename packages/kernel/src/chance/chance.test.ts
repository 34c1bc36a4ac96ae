import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chacha20 } from './chacha20.ts';
import { quickRandom, throwDice } from './random.ts';
import { sha256 } from './sha256.ts';

test('SHA-256 agrees with another implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

/** RFC 8439, appendix A.1: key, counter and the key stream of one block, all with the nonce 0. */
const VECTORS: readonly [key: string, counter: number, stream: string][] = [
  [
    '0'.repeat(64),
    0,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
  [
    `${'0'.repeat(63)}1`,
    1,
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  ],
  [
    `00ff${'0'.repeat(60)}`,
    2,
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  ],
];
const bytesOf = (word: number): string => Buffer.from(Uint32Array.of(word).buffer).toString('hex');
test.each(VECTORS)('ChaCha20 gives the key stream of its standard: key %s, block %i', (key, counter, stream) => {
  const random = chacha20(key, counter);
  expect(Array.from({ length: 16 }, () => bytesOf(random.u32())).join('')).toBe(stream);
});
test('ChaCha20 agrees with another implementation for any key', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
      const random = chacha20(Buffer.from(key).toString('hex'));
      const ours = Array.from({ length: 32 }, () => bytesOf(random.u32())).join('');
      expect(ours).toBe(createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(128)).toString('hex'));
    }),
    { numRuns: 20 },
  );
});

test('the faces of a ChaCha20 die are evenly spread', () => {
  const random = chacha20('ab'.repeat(32));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[throwDice([6], random)[0]! - 1]!++;
  const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5); // 99.9 % of honest dice with five degrees of freedom
});

test('the quick stream repeats itself from its seed', () => {
  const [a, b] = [quickRandom(1), quickRandom(1)];
  expect([a.u32(), a.u32(), a.u32()]).toEqual([2693262067, 11749833, 2265367787]);
  expect(b.int(6)).toBe(3);
});

test('a seed that is none is refused', () => {
  expect(() => chacha20('xyz')).toThrow('64 hexadecimal digits');
});
