import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../apps/server/src/testing/postgres.ts';

/** `npm run dev` in a copy of the sources, and how long it takes until somebody sees something. */
export type Dev = { readonly url: string; readonly readyIn: number; readonly stop: () => Promise<void> };

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) await new Promise((go) => setTimeout(go, 50));
  return performance.now() - began;
}

/** Ready: the page and what lies behind it answer at one address. */
export async function startDev(root: string): Promise<Dev> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NIGHTFALL_DATA: join(root, 'data') };
  const child = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  const readyIn = await until(async () => (await answers(url)) && (await answers(`${url}/api/games`)));
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, readyIn, stop };
}

/** How long it takes until the page shows it. */
export async function seenIn(page: Page, isShown: () => boolean): Promise<number> {
  const began = performance.now();
  await page.waitForFunction(isShown, undefined, { polling: 'raf', timeout: 120_000 });
  return performance.now() - began;
}
