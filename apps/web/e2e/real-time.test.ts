import type { Match } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { WIDE } from './harness.ts';
import { pass, passUntil, pressInTime } from './page-clock.ts';
import { layLocal } from './watch-local.ts';
import { openWatchSite } from './watch-site.ts';

const site = openWatchSite();

const choice = (page: Page, name: string) =>
  page.locator('[data-part=choices]').getByRole('button', { name, exact: false }).first();
/** What has just come into the bar takes no tap for a moment. */
const takesTaps = async (page: Page, name: string) =>
  (await choice(page, name).and(page.locator(':not([data-fresh])')).count()) > 0;
const ready = (page: Page) => pressInTime(page, choice(page, 'ready'));
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
    setup: { lasts: 8000, rounds: 1 },
    holders: ['person', 'bot:quick', 'bot:quick'],
    stands: true,
  });
  await ready(page);
  await passUntil(page, () => timer(page).isVisible());
  // For three seconds, at every look: can the person act, and does the board tell what the bots do?
  const looks: { readonly isOpen: boolean; readonly flashes: readonly string[] }[] = [];
  await pass(page, 3000, async () => {
    looks.push(
      await page.evaluate(() => ({
        isOpen: document.querySelector('[data-part=choices] button') !== null,
        flashes: [...document.querySelectorAll<HTMLElement>('.flashes li')].map((flash) => flash.dataset['id'] ?? ''),
      })),
    );
  });
  expect(looks.filter(({ isOpen }) => !isOpen)).toEqual([]);
  // Two bots with a deed every 60 to 90 ms.
  expect(new Set(looks.flatMap(({ flashes }) => flashes)).size).toBeGreaterThan(15);
  expect(await page.locator('.log-line').count()).toBeGreaterThan(15);
  const before = await grabs(page).count();
  await choice(page, 'grab').click();
  await passUntil(page, async () => (await grabs(page).count()) > before);
  // The bell rings here too, and ends the night.
  await passUntil(page, () => page.getByRole('region', { name: 'The end' }).isVisible());
  expect(await page.getByText('Round 1 is over.').count()).toBeGreaterThan(0);
  expect(page.faults).toEqual([]);
});

test('[10.4] a hidden page lets the clock stand; going on shows a countdown of three seconds', async () => {
  const page = await layLocal(site, {
    game: 'open-heist',
    setup: { lasts: 60_000 },
    holders: ['person', 'bot:slow'],
    prepare: begun,
    stands: true,
  });
  // Opened anew it stands too.
  await page.getByText('The clock stopped while you were away.').first().waitFor();
  const stood = await secondsLeft(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  const restarts = page.getByRole('timer', { name: 'The clock restarts in' });
  for (const seconds of ['3', '2', '1']) {
    await restarts.getByText(seconds).waitFor();
    expect(await choice(page, 'grab').count()).toBe(0);
    await pass(page, 1000);
  }
  expect(await secondsLeft(page)).toBe(stood);
  await passUntil(page, () => choice(page, 'grab').isVisible());
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await timer(page).getByText('stopped').waitFor();
  const left = await secondsLeft(page);
  await pass(page, 1500);
  expect(await secondsLeft(page)).toBe(left);
  await page.clock.resume();
  await expectOpenToAll(page);
  expect(page.faults).toEqual([]);
});

test('[10.10] a refusal stays while others act, log rows stay themselves, and undo and hint step aside', async () => {
  const page = await layLocal(site, {
    game: 'open-heist',
    setup: { lasts: 60_000 },
    holders: ['person', 'bot:quick', 'bot:quick'],
    stands: true,
  });
  await ready(page);
  await passUntil(page, () => timer(page).isVisible());
  await passUntil(page, async () => (await page.locator('.log-line').count()) > 0);
  for (const name of ['Undo', 'Redo', 'Hint']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  const row = await page.locator('.log-line').last().elementHandle();
  await passUntil(page, () => takesTaps(page, 'grab'));
  const no = page.locator('.why').getByText('Wait a moment before you do that again');
  // Somebody taps sooner than the game's pace allows, until told so. A tap that others overtook gets no word.
  await passUntil(page, async () => {
    await choice(page, 'grab').click();
    return no.isVisible();
  });
  await pass(page, 1200);
  expect(await no.count()).toBe(1);
  await passUntil(page, async () => (await no.count()) === 0);
  // A row that was there is the same element, a hundred inputs later.
  expect(await row!.evaluate((element) => element.isConnected)).toBe(true);
  // Those who listen hear a summary now and then, not every deed.
  const said = new Set<string>();
  await pass(page, 6000, async () => void said.add(await page.locator('p[role=log]').innerText()), 250);
  said.delete('');
  expect(said.size).toBeGreaterThan(0);
  expect(said.size).toBeLessThanOrEqual(2);
  expect([...said].at(-1)).toMatch(/more things happened/);
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
    options: { ...WIDE, speed: 1 },
    stands: true,
  });
  await page.goto(`${site.url}/replay?match=localwatch`);
  const asPlayed = page.getByLabel('At the pace it was played');
  await passUntil(page, () => asPlayed.isVisible());
  await asPlayed.check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const end = page.getByText('9 of 9', { exact: true });
  await pass(page, 2800);
  expect(await end.count()).toBe(0);
  await pass(page, 1700);
  await end.waitFor();
});
