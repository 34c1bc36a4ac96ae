import { expect, test } from 'vitest';
import { runIn } from './bundled.ts';
import { launch } from './harness.ts';
import { answers } from './minds-entry.ts';

test('the same seed and tries give the same moves and odds in Node and in Chromium, at every level of every game', async () => {
  const browser = await launch();
  const page = await browser.newPage();
  await runIn(page, './minds-entry.ts');
  const there = await page.evaluate(() =>
    (globalThis as unknown as { nightfallAnswers: () => Promise<unknown> }).nightfallAnswers(),
  );
  const here = await answers();
  expect(there).toEqual(here);
  expect(Object.values(here).flatMap((moments) => moments.map((moment) => Object.keys(moment)))).toEqual(
    Array.from({ length: 10 }, () => ['random', 'casual', 'good', 'expert', 'found']),
  );
});
