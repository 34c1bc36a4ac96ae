import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBuilt } from '../e2e/built-server.ts';
import { startChromium } from '../e2e/chromium.ts';

/** The built pages on a server of their own, and a browser. */
export type Site = { readonly url: string; readonly browser: Browser };
type Open<T> = T & { readonly close: () => Promise<void> };

export async function openSite(): Promise<Open<Site>> {
  const [served, browser] = await Promise.all([openServer(), startChromium()]);
  const close = async () => void (await Promise.all([browser.close(), served.close()]));
  return { url: served.url, browser, close };
}

/** Anyone who is away this long may be played for by a bot. */
const LEND_SECONDS = 5;
/** The server of a club for one evening, where everyone sees the open tables. */
export const openClub = (): Promise<Open<Pick<Site, 'url'>>> =>
  openServer({ NIGHTFALL_OPEN_TABLES: 'everyone', NIGHTFALL_LEND_SECONDS: String(LEND_SECONDS) });

async function openServer(env: Readonly<Record<string, string>> = {}): Promise<Open<Pick<Site, 'url'>>> {
  const data = mkdtempSync(join(tmpdir(), 'nightfall-robot-'));
  // All players come from one address.
  const { url, kill } = await startBuilt({ data, env: { NIGHTFALL_LIMITS: 'off', ...env } });
  const close = async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { url, close };
}
