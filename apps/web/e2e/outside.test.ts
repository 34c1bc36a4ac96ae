import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './built-server.ts';
import { frames } from './frames.ts';
import { KEPT, launch, newFolder, openPage, serve, type Served } from './harness.ts';

/** A game in a package of its own, made, built and tested as its guide says, in a folder with a space in its name. */
let game = '';
function run(cwd: string, program: string, ...args: string[]): string {
  const env = { ...process.env, INIT_CWD: cwd, NIGHTFALL_GAMES: game };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env, input: '' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
const nightfall = (...args: string[]) => run(ROOT, process.execPath, 'scripts/run.mjs', 'apps/cli/src/main.ts', ...args);
function makeGame(): void {
  const made = join(newFolder(), 'a hush');
  nightfall('new', 'hush', '--outside', made);
  run(made, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  run(made, 'npm', 'test');
  game = made;
}

/** Hosted under a path of its own, as behind a proxy. */
const BASE = '/games';
let served: Served;
let browser: Browser;
let site: string;
beforeAll(async () => {
  makeGame();
  served = await serve({ env: { NIGHTFALL_GAMES: game, NIGHTFALL_BASE: BASE } });
  browser = await launch();
  site = served.url + BASE;
}, 600_000);
afterAll(() => served?.kill());

const begin = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });
const cards = (page: Page) => page.locator('.first-board button.first-card[aria-disabled=false]');
/** Anyone who may lays their first card, until it is so. */
async function layUntil(pages: readonly Page[], isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await isSo()); looks++) {
    if (looks > 2000) throw new Error('the night does not go on');
    for (const page of pages)
      if (await cards(page).count())
        await cards(page)
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    await frames(pages[0]!);
  }
}
/** The deal, and six cards. */
const INPUTS = 7;
const lines = async (page: Page) => Number(await page.locator('.log').getAttribute('data-last'));

test('the command line checks and plays it', () => {
  expect(nightfall('check', 'hush', '--write')).toMatch(/^ok +suite/m);
  expect(nightfall('simulate', 'hush', '--games', '20', '--bots', 'casual,expert')).toContain('The sharpest owl wins');
  expect(nightfall('play', 'hush', '--bots', 'random')).toContain('Lay');
});

test('`nightfall dev` builds and serves it, and again after a save', async () => {
  const env = { ...process.env, NIGHTFALL_GAMES: game, NIGHTFALL_DATA: newFolder(), PORT: '0', HOST: '127.0.0.1' };
  const dev = spawn(process.execPath, ['scripts/run.mjs', 'apps/cli/src/main.ts', 'dev', 'hush'], { cwd: ROOT, env });
  let said = '';
  dev.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const opened = () => Array.from(said.matchAll(/is open at (\S+)/g), ([, url]) => url!);
  await expect.poll(opened).toHaveLength(1);
  appendFileSync(join(game, 'src/content/about.ts'), '\n// A word more.\n');
  await expect.poll(opened).toHaveLength(2);
  const url = opened()[1]!;
  expect((await fetch(url)).status).toBe(200);
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('the home page has the game among ours, and its rules are there', async () => {
  const page = await openPage(browser, site);
  expect(await page.locator('.picture').count()).toBe(6);
  await page.getByRole('link', { name: 'Play Hush', exact: true }).click();
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page
    .getByRole('link', { name: /^HU-1 The night/ })
    .first()
    .click();
  await page.getByText('which nobody else sees').first().waitFor();
  expect(page.faults).toEqual([]);
});

test('alone with a bot it is played on its own board to the end', async () => {
  const page = await openPage(browser, `${site}/play/hush`);
  await page.getByLabel('Who sits in seat 2').selectOption({ label: 'Bot: Thinker' });
  await begin(page).click();
  await page.locator('.first-board').waitFor();
  const card = page.locator('.first-card').first();
  // Its own stylesheet is in force.
  expect(await card.evaluate((one) => getComputedStyle(one).display)).toBe('grid');
  await layUntil([page], async () => (await lines(page)) >= INPUTS);
  expect(page.faults).toEqual([]);
});

test('online, two people play it by a link', async () => {
  const ana = await openPage(browser, `${site}/play/hush`);
  await ana.getByLabel('Who sits in seat 2').selectOption({ label: 'Friend online' });
  await begin(ana).click();
  await ana.waitForURL(/\/t\//);
  const link = await ana.getByRole('dialog', { name: 'Invite' }).getByLabel('Link: Seat 2').inputValue();
  await ana.keyboard.press('Escape');
  const bo = await openPage(browser, link);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ana, bo]) await page.locator('.first-board').waitFor();
  // Neither sees the other's cards.
  expect(await ana.locator('.first-back').count()).toBe(3);
  await layUntil([ana, bo], async () => (await lines(ana)) >= INPUTS);
  for (const page of [ana, bo]) expect(page.faults).toEqual([]);
});

test('without a network it begins and its bots think', async () => {
  const page = await openPage(browser, site, KEPT);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await served.kill();
  await page.goto(`${site}/play/hush`);
  for (const seat of [1, 2]) await page.getByLabel(`Who sits in seat ${seat}`).selectOption({ label: 'Bot: Random' });
  await begin(page).click();
  await page.getByRole('list', { name: 'What happened' }).getByRole('listitem').nth(6).waitFor();
  expect(page.faults).toEqual([]);
});
