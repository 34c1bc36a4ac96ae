import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { hashes } from './conformance-entry.ts';
import { launch } from './harness.ts';

const entry = fileURLToPath(new URL('./conformance-entry.ts', import.meta.url));

/** The suite as one script, as a browser would load it. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'conformance' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('every game of the catalog plays alike in Node and in Chromium, bit for bit', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto('about:blank');
    await page.addScriptTag({ content: await bundled() });
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
  } finally {
    await browser.close();
  }
});
