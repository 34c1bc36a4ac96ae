import { expect, test } from 'vitest';
import { quickRandom, seedOf } from './random.ts';

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

test('the stream of a text is FNV-1a into mulberry32', () => {
  expect(seedOf('worked-example|dice')).toBe(654976905);
  expect(seedOf('daily-2026-01-01|dice')).toBe(1706776490);
  expect(take(4, quickRandom(654976905).u32)).toEqual([2003255317, 2794947660, 1438382975, 2323905970]);
  expect(take(4, quickRandom(seedOf('x|dice')).u32)).toEqual([4181799806, 4216528180, 1015924460, 1170580498]);
});

test('the hash is taken over UTF-8 bytes', () => {
  const bytes = { é: [0xc3, 0xa9], '☾': [0xe2, 0x98, 0xbe], '😀': [0xf0, 0x9f, 0x98, 0x80] };
  expect(seedOf('')).toBe(2166136261);
  for (const [text, utf8] of Object.entries(bytes))
    expect(seedOf(text)).toBe(utf8.reduce((h, byte) => Math.imul(h ^ byte, 16777619), 2166136261) >>> 0);
});

test('skipping gives the same numbers as drawing', () => {
  const drawn = quickRandom(7);
  take(37, drawn.u32);
  expect(quickRandom(7, 37).u32()).toBe(drawn.u32());
});
