import type { Match } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { layLocal } from './watch-local.ts';
import { openWatchSite } from './watch-site.ts';

const site = openWatchSite();

const choice = (page: Page, name: string) =>
  page.locator('[data-part=choices]').getByRole('button', { name, exact: false }).first();
const ready = (page: Page) => choice(page, 'ready').click();
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });
const secondsLeft = async (page: Page) => {
  const [, minutes, rest] = /(\d+):(\d\d)/.exec(await timer(page).innerText()) ?? [];
  return 60 * Number(minutes) + Number(rest);
};
/** A heist in which everybody is ready: the clock runs. */
const begun = (match: Match) => {
  match.settle();
  for (let seat = 0; seat < match.holders.length; seat++) match.play({ type: 'ready', seat } as never);
};

test('[10.2] [10.3] beside two quick bots a person may act all the time, and what happens is shown at once', async () => {
  const page = await layLocal(site, {
    game: 'open-heist',
    setup: { lasts: 20_000, rounds: 1 },
    holders: ['person', 'bot:quick', 'bot:quick'],
    options: { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
  });
  await ready(page);
  await timer(page).waitFor();
  // For five seconds, at every frame: can the person act, and does the board tell what the bots do?
  const seen = await page.evaluate(async () => {
    let frames = 0;
    let open = 0;
    const flashes = new Set<Element>();
    const end = performance.now() + 5000;
    while (performance.now() < end) {
      await new Promise((done) => requestAnimationFrame(done));
      frames += 1;
      if (document.querySelector('[data-part=choices] button')) open += 1;
      for (const flash of document.querySelectorAll('.flashes li')) flashes.add(flash);
    }
    const log = document.querySelectorAll('.log-line').length;
    return { frames, open, flashes: flashes.size, log };
  });
  expect(seen.open / seen.frames).toBeGreaterThan(0.98);
  // Two bots with a deed every 60 to 90 ms, on a machine that may be busy.
  expect(seen.flashes).toBeGreaterThan(25);
  expect(seen.log).toBeGreaterThan(25);
  const before = await page.locator('.log-line').filter({ hasText: 'The thief grabs' }).count();
  await choice(page, 'grab').click();
  await expect.poll(() => page.locator('.log-line').filter({ hasText: 'The thief grabs' }).count()).toBeGreaterThan(before);
  // The bell rings here too, and ends the night.
  await page.getByRole('region', { name: 'The end' }).waitFor();
  expect(await page.getByText('Round 1 is over.').count()).toBeGreaterThan(0);
  expect(page.faults).toEqual([]);
});

test('[10.4] a hidden page lets the clock stand; going on shows a countdown of three seconds', async () => {
  const page = await layLocal(site, {
    game: 'open-heist',
    setup: { lasts: 60_000 },
    holders: ['person', 'bot:slow'],
    prepare: begun,
  });
  // Opened anew it stands too.
  await page.getByText('The clock stopped while you were away.').first().waitFor();
  const stood = await secondsLeft(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('timer', { name: 'The clock restarts in' }).getByText('3').waitFor();
  expect(await secondsLeft(page)).toBe(stood);
  await page.getByRole('timer', { name: 'The clock restarts in' }).getByText('1').waitFor();
  await choice(page, 'grab').waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await timer(page).getByText('stopped').waitFor();
  const left = await secondsLeft(page);
  await page.waitForTimeout(1500);
  expect(await secondsLeft(page)).toBe(left);
  await expectOpenToAll(page);
  expect(page.faults).toEqual([]);
});

test('[10.10] a refusal stays while others act, log rows stay themselves, and undo and hint step aside', async () => {
  const page = await layLocal(site, {
    game: 'open-heist',
    setup: { lasts: 60_000 },
    holders: ['person', 'bot:quick', 'bot:quick'],
  });
  await ready(page);
  await timer(page).waitFor();
  for (const name of ['Undo', 'Redo', 'Hint']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  const row = await page.locator('.log-line').last().elementHandle();
  await choice(page, 'grab').dblclick();
  const no = page.locator('.why').getByText('Wait a moment before you do that again');
  await no.waitFor();
  await page.waitForTimeout(1200);
  expect(await no.count()).toBe(1);
  await no.waitFor({ state: 'detached' });
  // A row that was there is the same element, a hundred inputs later.
  expect(await row!.evaluate((element) => element.isConnected)).toBe(true);
  // Those who listen hear a summary now and then, not every deed.
  const said = await page.evaluate(async () => {
    const region = document.querySelector('p[role=log]')!;
    const texts = new Set<string>();
    const watch = new MutationObserver(() => texts.add(region.textContent ?? ''));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    await new Promise((done) => setTimeout(done, 11_000));
    return [...texts];
  });
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(3);
  expect(said[0]).toMatch(/more things happened/);
  expect(page.faults).toEqual([]);
});

const grabs = (page: Page) => page.locator('.log-line').filter({ hasText: 'The thief grabs' });

test('[10.8] what was done just before the page goes away is kept', async () => {
  const page = await layLocal(site, { game: 'open-heist', setup: { lasts: 0 }, holders: ['person', 'person'], prepare: begun });
  // The first deed is saved at once; the next ones would wait for their second.
  for (let n = 1; n <= 3; n++) {
    await choice(page, 'grab').click();
    await grabs(page)
      .nth(n - 1)
      .waitFor();
  }
  await page.reload();
  await grabs(page).nth(2).waitFor();
  expect(page.faults).toEqual([]);
});

test('[good] a replay goes at the pace at which it was played', async () => {
  const page = await layLocal(site, {
    game: 'open-heist',
    setup: { lasts: 0 },
    holders: ['person', 'person'],
    prepare: (match) => {
      begun(match);
      for (const after of [0, 1500, 1500]) {
        match.play({ type: 'grab', seat: 0 } as never, match.now + after);
        match.settle();
      }
    },
  });
  await page.goto(`${site.url}/replay?match=localwatch`);
  await page.getByLabel('At the pace it was played').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const from = Date.now();
  await page.getByText('9 of 9', { exact: true }).waitFor();
  expect(Date.now() - from).toBeGreaterThan(2800);
  expect(Date.now() - from).toBeLessThan(4500);
});
