import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';

/** Loads an entry beside this file into an empty page as one script, as a browser would load it. */
export async function runIn(page: Page, entry: string): Promise<void> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled(fileURLToPath(new URL(entry, import.meta.url))) });
}
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'entry' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}
