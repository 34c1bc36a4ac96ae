import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, serve, type Served } from './harness.ts';

/** One server and one browser for all tests of a file. */
export type House = { readonly url: string; readonly browser: Browser; readonly goDark: () => Promise<void> };

export function openHouse(): House {
  let served: Served | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launch();
    served = await serve();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.kill();
  });
  return {
    get url() {
      return served!.url;
    },
    get browser() {
      return browser!;
    },
    /** The server goes away, as a network does. */
    goDark: () => served!.kill(),
  };
}
