import { expect, test } from 'vitest';
import { quickRandom, seedOf } from './random.ts';
import { wideRandom } from './wide-random.ts';

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

test('the wide stream of a text is the same everywhere, fills its range evenly, and another text gives another', () => {
  expect(take(3, wideRandom('lab/1').u32)).toEqual(take(3, wideRandom('lab/1').u32));
  expect(take(3, wideRandom('lab/1').u32)).not.toEqual(take(3, wideRandom('lab/2').u32));
  const counts = Array.from({ length: 6 }, () => 0);
  const random = wideRandom('faces');
  for (let i = 0; i < 60_000; i++) counts[random.int(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
test('among 100,000 wide streams no two begin alike', () => {
  const firsts = new Set(Array.from({ length: 100_000 }, (_, i) => wideRandom(`1/${i}`)).map(({ u32 }) => `${u32()} ${u32()}`));
  expect(firsts.size).toBe(100_000);
});
