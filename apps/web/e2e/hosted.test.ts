import { type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT, launch, openPage, serve, type Served } from './harness.ts';
import { actUntil, isTurn, layTable, sitDown } from './online-table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});
async function served(env: Record<string, string> = {}): Promise<Served> {
  const server = await serve({ env });
  closing.push(() => server.kill());
  return server;
}
/** A proxy before the server; `answer` may step in with a status and a text. */
async function proxy(
  target: string,
  answer: (path: string, isVisit: boolean) => readonly [number, string] | undefined,
): Promise<string> {
  const server: Server = createServer((from, to) => {
    const own = answer(from.url!, from.headers['sec-fetch-mode'] === 'navigate');
    if (own) return to.writeHead(own[0], { 'content-type': 'text/html' }).end(own[1]);
    const on = request(target + from.url!, { method: from.method!, headers: from.headers }, (back) => {
      to.writeHead(back.statusCode!, back.headers);
      back.pipe(to);
    });
    from.pipe(on);
  });
  await new Promise<void>((go) => void server.listen(0, '127.0.0.1', go));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const isKept = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
const shelf = (page: Page) => page.getByRole('link', { name: 'Play Midnight Madness', exact: true });

test('[D-host] under a path of its own: the shelf, the rules, a table online, and all of it without a network', async () => {
  const { url, kill } = await served({ NIGHTFALL_BASE: '/games/', NIGHTFALL_TITLE: 'The Owl Club' });
  const rules = await openPage(browser, `${url}/games/rules/midnight-madness`, KEPT);
  await rules.getByRole('heading', { name: 'Midnight Madness' }).first().waitFor();
  expect(await rules.title()).toBe('Rules of Midnight Madness · The Owl Club');

  const ana = await openPage(browser, `${url}/games/`);
  await shelf(ana).click();
  expect(new URL(ana.url()).pathname).toBe('/games/play/midnight-madness');
  await ana.goto(`${url}/games/play/midnight-madness?usual`);
  const links = await layTable(ana);
  expect(links.seat).toContain(`${url}/games/t/`);
  const bo = await sitDown(browser, links.seat, 'Bo');
  await actUntil([ana, bo], isTurn(ana, 2));
  await ana.goto(`${url}/games/`);
  await ana.getByRole('link', { name: 'Settings' }).click();
  expect(await ana.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
  expect([...rules.faults, ...ana.faults, ...bo.faults]).toEqual([]);

  await isKept(rules);
  await rules.context().setOffline(true);
  await kill();
  await rules.goto(`${url}/games/play/siege-of-the-eternal-night`);
  await rules.getByRole('button', { name: 'Begin', exact: true }).click();
  await rules.waitForURL(/\/games\/table\//);
});

test("[D-host] who was here before gets the kept page while the server is away, not the proxy's 502", async () => {
  let isAway = false;
  const { url } = await served();
  const front = await proxy(url, () => (isAway ? [502, '<h1>Bad Gateway</h1>'] : undefined));
  const page = await openPage(browser, front, KEPT);
  await isKept(page);
  isAway = true;
  await page.goto(`${front}/nights`);
  await page.getByRole('heading', { name: 'Your nights', exact: true }).waitFor();
  expect(await page.getByText('Bad Gateway').count()).toBe(0);
});

test('[D-host] a page whose parts are of another build loads itself again, once and quietly', async () => {
  const { url } = await served();
  const other = (await (await fetch(url, { headers: { accept: 'text/html' } })).text()).replaceAll('/assets/', '/assets/old-');
  let pages = 0;
  const front = await proxy(url, (path, isVisit) => (isVisit && path === '/' && pages++ === 0 ? [200, other] : undefined));
  const page = await openPage(browser, front, KEPT);
  await shelf(page).waitFor();
  expect(pages).toBe(2);
});

test('[D-host] a page whose parts are nowhere does not load itself for ever', async () => {
  const { url } = await served();
  const other = (await (await fetch(url, { headers: { accept: 'text/html' } })).text()).replaceAll('/assets/', '/assets/old-');
  let pages = 0;
  const front = await proxy(url, (path, isVisit) => (isVisit && path === '/' ? (pages++, [200, other] as const) : undefined));
  const page = await openPage(browser, front, KEPT);
  await expect.poll(() => pages).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(pages).toBe(2);
});

test('[D-host] a page of one build is not kept with the parts of another', async () => {
  const { url } = await served();
  const other = (await (await fetch(url, { headers: { accept: 'text/html' } })).text()).replaceAll('/assets/', '/assets/old-');
  let [isMixed, asked] = [true, 0];
  const mixed = () => (asked++, isMixed ? ([200, other] as const) : undefined);
  const front = await proxy(url, (path, isVisit) => (path === '/' && !isVisit ? mixed() : undefined));
  const page = await openPage(browser, front, KEPT);
  const kept = () => page.evaluate(() => caches.keys());
  await expect.poll(() => asked).toBe(1);
  await expect.poll(kept).toEqual([]);
  isMixed = false;
  await page.reload();
  await isKept(page);
  expect(await kept()).toHaveLength(1);
});
