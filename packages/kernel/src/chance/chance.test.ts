import { createHash } from 'node:crypto';
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

test('ChaCha20 gives the key stream of RFC 8439, appendix A.1, vector 1', () => {
  const zero = chacha20('0'.repeat(64));
  const words = Array.from({ length: 4 }, () => zero.u32().toString(16).padStart(8, '0'));
  expect(words).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
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
