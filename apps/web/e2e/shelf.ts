import type { Browser, Page } from 'playwright-core';
import { openPage, type Screen } from './harness.ts';

/** What a browser keeps of a match. */
export type Kept = { readonly id: string; readonly [key: string]: unknown };

/** Puts what a browser keeps of a match where the pages look for it. */
export const putOnShelf = (page: Page, kept: Kept): Promise<void> =>
  page.evaluate(async (match) => {
    const done = <V>(ask: IDBRequest<V>) =>
      new Promise<V>((resolve, reject) => {
        ask.addEventListener('success', () => resolve(ask.result));
        ask.addEventListener('error', () => reject(ask.error!));
      });
    const ask = indexedDB.open('nightfall');
    ask.addEventListener('upgradeneeded', () => ask.result.createObjectStore('matches', { keyPath: 'id' }));
    const shelf = await done(ask);
    await done(shelf.transaction('matches', 'readwrite').objectStore('matches').put(match));
    shelf.close();
  }, kept);

type Opening = {
  readonly screen?: Screen | undefined;
  /** Runs in every page before its own scripts. */
  readonly first?: () => void;
  /** What else is laid out before the table is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};
/** A page of the site's own address without any script costs next to nothing. */
const EMPTY = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' };
/** A new browser that keeps this match opens its table. */
export async function openKept(
  browser: Browser,
  url: string,
  kept: Kept,
  { screen, first, prepare }: Opening = {},
): Promise<Page & { readonly faults: string[] }> {
  const page = await openPage(browser, 'about:blank', screen, first);
  await page.route(`${url}/empty`, (route) => route.fulfill(EMPTY));
  await page.goto(`${url}/empty`);
  await page.unrouteAll();
  await putOnShelf(page, kept);
  await prepare?.(page);
  await page.goto(`${url}/table/${kept.id}`);
  return page;
}
