import { expect, test } from 'vitest';
import { progressBar } from './progress.ts';

/** What is written while so many games take so many milliseconds each. */
function written(isTTY: boolean, games: number, each: number): string {
  let [text, now] = ['', 0];
  const place = { isTTY, write: (more: string) => void (text += more) };
  const bar = progressBar(games, place, () => now);
  for (let i = 0; i < games; i++) {
    now += each;
    bar.step();
  }
  bar.end();
  return text;
}

test('a terminal shows a bar, which goes when it is over', () => {
  const [half, full] = [`[${'#'.repeat(15)}${'.'.repeat(15)}] 1 of 2, 1 s left  `, `[${'#'.repeat(30)}] 2 of 2, 0 s left  `];
  expect(written(true, 2, 1000)).toBe(`\r${half}\r${full}\r\x1b[K`);
});

test('elsewhere a long run writes a line now and then, and a short one nothing', () => {
  expect(written(false, 10, 5000)).toBe('5 of 10 games, about 25 s left\n10 of 10 games, about 0 s left\n');
  expect(written(false, 10, 1000)).toBe('');
});
