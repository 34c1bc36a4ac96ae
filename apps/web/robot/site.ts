import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startBuilt } from '../e2e/built-server.ts';
import { startChromium } from '../e2e/chromium.ts';

/** The built pages on a server of their own, and a browser. */
export type Site = { readonly url: string; readonly browser: Browser };

export async function openSite(): Promise<Site & { readonly close: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'nightfall-robot-'));
  // All players come from one address.
  const [served, started] = await Promise.all([startBuilt({ data, env: { NIGHTFALL_LIMITS: 'off' } }), startChromium()]);
  const browser = await chromium.connect(started.wsEndpoint());
  const close = async () => {
    await browser.close();
    await Promise.all([started.close(), served.kill()]);
    rmSync(data, { recursive: true, force: true });
  };
  return { url: served.url, browser, close };
}
