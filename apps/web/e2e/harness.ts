import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished, TestRunner } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startBuilt, type Served, type Serving } from './built-server.ts';
import { startChromium } from './chromium.ts';

export type { Served } from './built-server.ts';

let started: Promise<Browser> | undefined;
/** The browser of this process, for one file after the other. What a file opens in it is closed when the file is done. */
export const launch = (): Promise<Browser> => (started ??= startChromium());
export async function closeAll(): Promise<void> {
  await Promise.all(((await started)?.contexts() ?? []).map((context) => context.close()));
}

/** The server that all tests share: for those that leave it as it is. */
export const sharedUrl = (): string => inject('site').url;

/** A folder that is thrown away when all tests are done. */
export const newFolder = (): string => mkdtempSync(join(inject('site').folder, 'data-'));

/** A server of one's own over the built pages, on a free port, with a data folder of its own. */
export const serve = ({ data = newFolder(), ...how }: Partial<Serving> = {}): Promise<Served> => startBuilt({ data, ...how });

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Motion is on, and everything that waits for eyes takes a twenty-fifth of its time: the page's own setting, stored where its form stores it. */
const HURRIED = 25;
function setSpeed(speed: number): void {
  const key = 'nightfall.settings';
  if (location.protocol.startsWith('http') && !localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed }));
}

/** A page that is kept for times without a network. */
export const KEPT: BrowserContextOptions = { ...WIDE, serviceWorkers: 'allow' };

/** What does not come on a busy machine within this time does not come. */
const PATIENCE = 60_000;
/** A search in the page ends by itself: on a busy machine it takes as long as it takes. */
export const SEARCHED = { timeout: 4 * PATIENCE };

/** `speed` 1 is what people get; tests about reduced motion ask for it with `reducedMotion`. */
export type Screen = BrowserContextOptions & { readonly speed?: number };

/** A page whose errors fail the test that looks at them. It keeps nothing for times without a network, unless it is asked to: all files of the site would be fetched for it. */
export async function openPage(
  browser: Browser,
  url: string,
  { speed = HURRIED, ...options }: Screen = WIDE,
  /** Runs in the page before its own scripts. */
  first?: () => void,
): Promise<Page & { readonly faults: string[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
  await context.addInitScript(setSpeed, speed);
  if (first) await context.addInitScript(first);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url);
  return Object.assign(page, { faults });
}
