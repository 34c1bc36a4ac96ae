import { expect, test } from 'vitest';
import { runIn } from './bundled.ts';
import { hashes } from './conformance-entry.ts';
import { launch } from './harness.ts';

test('every game of the catalog plays alike in Node and in Chromium, bit for bit', async () => {
  const browser = await launch();
  const page = await browser.newPage();
  await runIn(page, './conformance-entry.ts');
  const there = await page.evaluate(() =>
    (globalThis as unknown as { nightfallHashes: () => Promise<unknown> }).nightfallHashes(),
  );
  const here = await hashes();
  expect(there).toEqual(here);
  expect(
    Object.values(here)
      .flat()
      .every((hash) => hash.length === 16),
  ).toBe(true);
});
