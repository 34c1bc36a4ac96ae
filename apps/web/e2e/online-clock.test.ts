import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { passAll, passAtTable, passUntil, stopClock } from './page-clock.ts';
import { layWatch, openWatchSite, playUntil, type Watched } from './watch-site.ts';

const site = openWatchSite({ stands: true });

const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });
const countdown = (page: Page) => page.getByRole('timer', { name: 'The clock restarts in' });
/** The seconds on the clock. */
async function seconds(page: Page): Promise<number> {
  const [, minutes, rest] = /(\d+):(\d\d)/.exec(await timer(page).innerText()) ?? [];
  return 60 * Number(minutes) + Number(rest);
}
const runsBelow = (page: Page, mark: number) =>
  page.waitForFunction((low) => {
    const [, minutes, rest] = /(\d+):(\d\d)/.exec(document.querySelector('[role=timer]')?.textContent ?? '') ?? [];
    return 60 * Number(minutes) + Number(rest) < low;
  }, mark);
const toDawn = ({ ana, bo }: Watched) => playUntil([ana, bo], async () => (await timer(ana).count()) > 0);
const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });

test('the clock runs down on every screen and stands in a pause', async () => {
  const table = await layWatch(site, { game: 'watch', gates: 1, seconds: 600 });
  const { ana, bo, links } = table;
  await toDawn(table);
  await timer(bo).waitFor();
  const before = await seconds(ana);
  expect(before).toBeGreaterThan(500);
  await runsBelow(ana, before);
  await runsBelow(bo, before);

  await bo.getByRole('button', { name: 'Pause the game' }).click();
  await ana.getByText('Bo paused the game.').waitFor();
  await timer(ana).getByText('stopped').waitFor();
  const standing = await timer(ana).innerText();
  const cleo = await openPage(site.browser, site.url + links.watch);
  await timer(cleo).getByText('stopped').waitFor();
  expect(await timer(cleo).innerText()).toBe(standing);
  expect(await cleo.getByRole('button', { name: 'Resume' }).count()).toBe(0);
  // Anyone who comes anew reads the same time.
  await bo.reload();
  await timer(bo).getByText('stopped').waitFor();
  expect(await timer(bo).innerText()).toBe(standing);
  expect(await timer(ana).innerText()).toBe(standing);
  await expectOpenToAll(ana);

  const stood = await seconds(ana);
  for (const page of [ana, bo]) {
    await page.clock.install();
    await stopClock(page);
  }
  await ana.getByRole('button', { name: 'Resume' }).click();
  await passUntil(bo, () => countdown(bo).isVisible());
  await passAll(site, [ana, bo], 20_000);
  await timer(bo).getByText('stopped').waitFor({ state: 'detached' });
  await runsBelow(cleo, stood);
  // After a pause too the clock of a newcomer is that of the others.
  await bo.reload();
  await passUntil(bo, () => timer(bo).isVisible());
  expect(await seconds(bo)).toBeLessThan(stood);
  expect(Math.abs((await seconds(bo)) - (await seconds(ana)))).toBeLessThanOrEqual(1);
  expect([ana, bo, cleo].flatMap(({ faults }) => faults)).toEqual([]);
});

test('the clock stops when a player is gone, and the others let it go on', async () => {
  const table = await layWatch(site, { game: 'open-watch', gates: 1, seconds: 600 });
  await toDawn(table);
  await table.bo.context().close();
  await passAtTable(site, () => table.ana.getByText('The clock is stopped: Bo lost the connection.').isVisible());
  await table.ana.getByText('Bo is away.').waitFor();
  await table.ana.getByRole('button', { name: 'Resume' }).click();
  await timer(table.ana).getByText('stopped').waitFor({ state: 'detached' });
});

test('the last ten seconds are marked with a word, then the bell ends the night', async () => {
  const table = await layWatch(site, { game: 'watch', gates: 1, seconds: 12 });
  await toDawn(table);
  await timer(table.ana).getByText('last seconds').waitFor();
  expect(await seconds(table.ana)).toBeLessThanOrEqual(10);
  await passAtTable(site, () => theEnd(table.ana).isVisible());
  await theEnd(table.bo).waitFor();
  expect(await timer(table.ana).count()).toBe(0);
  expect(await table.ana.getByRole('button', { name: 'Pause the game' }).count()).toBe(0);
});

test('one asks for a rematch, the other joins: both sit in their seats at the new table, and the old one can still be looked at', async () => {
  const table = await layWatch(site, { game: 'watch', gates: 2, seconds: 1 });
  const { ana, bo, links } = table;
  await playUntil([ana, bo], async () => {
    await site.pass(200);
    return (await theEnd(ana).isVisible()) && (await theEnd(bo).isVisible());
  });
  // On a phone, too, the question can be reached over the end of the game.
  await ana.setViewportSize(NARROW.viewport!);
  await theEnd(bo).getByRole('button', { name: 'Rematch' }).click();
  const offer = ana.getByRole('region', { name: 'A question for you' });
  await offer.getByText('Bo would like to play on with you.').waitFor();
  expect(new URL(ana.url()).pathname).toContain(links.id);
  await offer.getByRole('button', { name: 'Join' }).click();
  await ana.setViewportSize(WIDE.viewport!);
  const isNew = (url: URL) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(links.id);
  for (const page of [ana, bo]) await page.waitForURL(isNew);
  expect(new URL(ana.url()).pathname).toBe(new URL(bo.url()).pathname);

  for (const [page, name] of [
    [ana, 'Ana'],
    [bo, 'Bo'],
  ] as const) {
    const own = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'At this screen' });
    await own.filter({ hasText: name }).waitFor();
    await expect.poll(() => page.locator('[data-mark]').count()).toBe(2);
  }
  await playUntil([ana, bo], async () => (await ana.getByText('Ana has chosen a post.').count()) > 0);

  await ana.goBack();
  await ana.waitForURL((url) => url.pathname.endsWith(links.id));
  await theEnd(ana).getByRole('link', { name: 'To the rematch' }).click();
  await ana.waitForURL(isNew);
  expect([...ana.faults, ...bo.faults]).toEqual([]);
});

test('a game with secrets: an undo is asked for, tells what it takes back, and is gone from every log', async () => {
  const { ana, bo } = await layWatch(site, { game: 'watch', gates: 4, seconds: 600 });
  const shone = async () => (await ana.getByText(/^At gate/).count()) > 0;
  const isAnasTurn = async () => (await ana.getByRole('button', { name: 'shine' }).count()) > 0;
  await playUntil([ana, bo], isAnasTurn);
  // Once: whoever is quicker than the screen would shine twice.
  await ana.getByRole('button', { name: 'shine' }).first().click();
  await ana
    .getByText(/^At gate/)
    .first()
    .waitFor();
  await ana.getByRole('button', { name: 'Undo' }).click();
  const question = bo.getByRole('region', { name: 'A question for you' });
  await question.getByText(/^At gate/).waitFor();
  await question.getByRole('button', { name: 'Agree' }).click();
  await ana.getByText('Taken back.').waitFor();
  for (const page of [ana, bo]) await expect.poll(() => page.getByText(/^At gate/).count()).toBe(0);
  await question.waitFor({ state: 'detached' });
  await playUntil([ana], shone);
});
