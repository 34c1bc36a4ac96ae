import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT, startBuilt } from './built-server.ts';

/** What all tests of a run share: one server, and a folder that is thrown away at the end. */
type Site = { readonly url: string; readonly folder: string };
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
  // All tests come from one address.
  const served = await startBuilt({ data: join(folder, 'shared'), env: { NIGHTFALL_LIMITS: 'off' } });
  provide('site', { url: served.url, folder });
  return async () => {
    await served.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
