import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT, startBuilt } from './built-server.ts';
import { startChromium } from './chromium.ts';

/** What all tests of a run share: one browser, one server, and a folder that is thrown away at the end. */
type Site = { readonly browser: string; readonly url: string; readonly folder: string };
declare module 'vitest' {
  export interface ProvidedContext {
    site: Site;
  }
}

/** Pages and server are built when they do not fit the sources. */
function buildAll(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'web', 'server'], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('pages and server could not be built');
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  buildAll();
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-e2e-'));
  const [browser, served] = await Promise.all([
    startChromium(),
    // All tests come from one address.
    startBuilt({ data: join(folder, 'shared'), env: { NIGHTFALL_LIMITS: 'off' } }),
  ]);
  provide('site', { browser: browser.wsEndpoint(), url: served.url, folder });
  return async () => {
    await Promise.all([browser.close(), served.kill()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
