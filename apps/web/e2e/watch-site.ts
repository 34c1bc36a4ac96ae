import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { build } from 'vite';
import { frames } from './frames.ts';
import { launch, openPage, serve, type Served } from './harness.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const MODULES = fileOf('./watch-modules.tsx');

/** The pages, with the small games of the tests on their shelf. */
async function buildPages(outDir: string): Promise<void> {
  const shelf = {
    name: 'the shelf of the tests',
    enforce: 'pre' as const,
    resolveId: (source: string, importer?: string) => {
      if (/^\.\.?\/modules\.ts$/.test(source)) return MODULES;
      return source === '@nightfall/catalog' && importer?.endsWith('thinker.worker.ts') ? fileOf('./watch-games.ts') : undefined;
    },
  };
  const worker = { format: 'es' as const, plugins: () => [shelf] };
  const built = { outDir, emptyOutDir: true, minify: false };
  await build({ configFile: fileOf('../vite.config.ts'), logLevel: 'silent', plugins: [shelf], worker, build: built });
}
/** The same games for the built server. */
async function buildGames(outDir: string): Promise<void> {
  const configFile = fileOf('../../../scripts/vite.node.mjs');
  await build({ configFile, logLevel: 'silent', build: { outDir, emptyOutDir: true, ssr: fileOf('./watch-games.ts') } });
}

type Built = { readonly pages: string; readonly games: string };
/** Built once a run: the first file that needs them builds them, the others wait. */
async function builtOnce(): Promise<Built> {
  const folder = join(inject('site').folder, 'watch');
  const [pages, games, done] = ['pages', 'games', 'done'].map((name) => join(folder, name)) as [string, string, string];
  if (mkdirSync(folder, { recursive: true }) !== undefined) {
    const fault = await Promise.all([buildPages(pages), buildGames(games)]).then(() => '', String);
    writeFileSync(done, fault);
  }
  while (!existsSync(done)) await new Promise((go) => setTimeout(go, 50));
  const fault = readFileSync(done, 'utf8');
  if (fault) throw new Error(fault);
  return { pages, games: pathToFileURL(join(games, 'watch-games.mjs')).href };
}

export type WatchSite = {
  readonly url: string;
  readonly browser: Browser;
  /** The server dies without a word and starts again, on the same port and with the same data. */
  restart(): Promise<void>;
  /** Lets time pass at its tables, where it stands. */
  pass(ms: number): Promise<void>;
};

/** One server with the small game and one browser for all tests of a file. */
export function openWatchSite({ stands = false } = {}): WatchSite {
  let served: Served | undefined;
  let browser: Browser | undefined;
  let env: Record<string, string> = {};
  beforeAll(async () => {
    const { pages, games } = await builtOnce();
    env = { NIGHTFALL_WEB: pages, NIGHTFALL_SHELF: games };
    browser = await launch();
    served = await serve({ env, stands });
  });
  afterAll(() => served?.kill());
  return {
    get url() {
      return served!.url;
    },
    get browser() {
      return browser!;
    },
    async restart() {
      const { url, data, kill } = served!;
      await kill('SIGKILL');
      served = await serve({ env, stands, data, port: Number(new URL(url).port) });
    },
    pass: (ms) => served!.pass(ms),
  };
}

type Links = { readonly id: string; readonly seats: readonly string[]; readonly watch: string };
type Screen = Page & { readonly faults: string[] };
export type Watched = { readonly ana: Screen; readonly bo: Screen; readonly links: Links };
type Setting = { readonly game: 'watch' | 'open-watch' | 'wide-watch'; readonly gates: number; readonly seconds: number };

/** Ana lays a table for two, and Bo follows the link. */
export async function layWatch(site: WatchSite, { game, gates, seconds }: Setting): Promise<Watched> {
  const ana = await openPage(site.browser, site.url);
  const links = await ana.evaluate(
    async (match) => {
      const send = (method: string, path: string, body: object) =>
        fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await fetch('/api/me');
      await send('PUT', '/api/me', { name: 'Ana' });
      return (await send('POST', '/api/matches', match)).json() as Promise<Links>;
    },
    { game, seats: ['me', 'open'], setup: { players: 2, options: { gates, cargo: seconds } } },
  );
  await ana.goto(`${site.url}/t/${links.id}`);
  await ana.getByRole('dialog', { name: 'Invite' }).getByRole('button', { name: 'Close' }).click();
  const bo = await openPage(site.browser, site.url + links.seats[1]);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ana, bo]) await page.locator('.table-board').waitFor();
  return { ana, bo, links };
}

const choices = (page: Page) => page.locator('[data-part=choices] button');
/** The player who is asked takes the first choice, until it is so. */
export async function playUntil(pages: readonly Page[], isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await isSo()); looks++) {
    if (looks > 600) throw new Error('the watch does not go on');
    // A choice may go while it is pressed.
    for (const page of pages)
      if (await choices(page).count())
        await choices(page)
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    await frames(pages[0]!);
  }
}
