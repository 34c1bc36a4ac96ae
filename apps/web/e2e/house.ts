import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, serve, sharedUrl, type Served } from './harness.ts';

/** The shared server, and a browser for all tests of a file. */
export type House = { readonly url: string; readonly browser: Browser };

function openBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => void (browser = await launch()));
  return {
    get browser() {
      return browser!;
    },
  };
}

export function openHouse(): House {
  const opened = openBrowser();
  return {
    get url() {
      return sharedUrl();
    },
    get browser() {
      return opened.browser;
    },
  };
}

/** With a server of its own, which can go away as a network does. */
export function openHouseOfOwn(): House & { readonly goDark: () => Promise<void> } {
  const opened = openBrowser();
  let served: Served | undefined;
  beforeAll(async () => void (served = await serve()));
  afterAll(() => served?.kill());
  return {
    get url() {
      return served!.url;
    },
    get browser() {
      return opened.browser;
    },
    goDark: () => served!.kill(),
  };
}
