import { Match, parseRecord, replayRecord } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { frames } from './frames.ts';
import { layHeist } from './heist-online.ts';
import { openLine, type Line, type Slowness } from './lag.ts';
import { recordOf } from './online-table.ts';
import { load } from './watch-games.ts';
import { openWatchSite } from './watch-site.ts';
import { tapTheWire, triesOf } from './wiretap.ts';

const site = openWatchSite();
const NEAR: Slowness = { delay: 0, jitter: 0 };
/** 1.6 s there and back: time enough to act meanwhile, on a busy machine too. */
const FAR: Slowness = { delay: 800, jitter: 0 };
const MEANWHILE = { timeout: 1000 };
const ANSWERED = { timeout: 60_000 };

const choice = (page: Page, name: string) => page.locator('[data-part=choices]').getByRole('button', { name }).first();
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });
const countdown = (page: Page) => page.getByRole('timer', { name: 'The clock restarts in' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).first();
const lines = (page: Page, text: string) => page.locator('.log-line').filter({ hasText: text });
const secondsLeft = async (page: Page) => {
  const [, minutes, rest] = /(\d+):(\d\d)/.exec(await timer(page).innerText()) ?? [];
  return 60 * Number(minutes) + Number(rest);
};

/** A thief and a guard, the guard behind a line of this kind; everybody is ready, and the clock runs. */
async function acting(slowness: Slowness, options: object, bots: readonly string[] = []) {
  const line: Line = await openLine(site.url, slowness);
  onTestFinished(() => line.close());
  const urls = [site.url, line.url];
  const { thief, guards } = await layHeist(site, { game: 'open-heist', urls, options, bots, first: tapTheWire });
  const guard = guards[0]!;
  for (const page of [thief, guard]) await choice(page, 'ready').click();
  for (const page of [thief, guard]) await timer(page).waitFor();
  return { thief, guard, line };
}

test('[10.2] [10.5] behind a slow line the board stays open while the own dice are on their way, and knows what is pending', async () => {
  const { thief, guard } = await acting(FAR, { lasts: 60_000 });
  expect(await guard.locator('.running').innerText()).toBe('round-1');
  expect(await guard.locator('.acting').innerText()).toBe('0,1');
  const before = (await triesOf(guard)).length;
  await choice(guard, 'search').click();
  // The thief acts meanwhile: that is heard before the answer, and closes nothing.
  await choice(thief, 'grab').click();
  await expect.poll(() => guard.locator('.pending').innerText(), { ...ANSWERED, interval: 20 }).toBe('1');
  await lines(guard, 'The thief grabs').waitFor();
  await choice(guard, 'search').click(MEANWHILE);
  // Dice are not guessed, and a mark without dice is shown at once.
  await choice(guard, 'plan').click(MEANWHILE);
  await lines(guard, 'marks place').waitFor(MEANWHILE);
  await expect.poll(() => lines(guard, 'searches place').count(), ANSWERED).toBe(2);
  await expect.poll(() => guard.locator('.pending').innerText(), ANSWERED).toBe('0');
  expect(await lines(guard, 'marks place').count()).toBe(1);
  expect(await guard.locator('.why').count()).toBe(0);
  // Each deed names the clock under which it was done.
  expect((await triesOf(guard)).slice(before).map(({ k }) => k)).toEqual(['round-1', 'round-1', 'round-1']);
  expect([...thief.faults, ...guard.faults]).toEqual([]);
});

test('[10.1] [10.4] a dead line is noticed at both ends, a tap made meanwhile is not sent again, and going on counts down from three', async () => {
  const { thief, guard, line } = await acting(NEAR, { lasts: 600_000 });
  await choice(thief, 'grab').click();
  await lines(guard, 'The thief grabs').waitFor();
  const row = await guard.locator('.log-line').first().elementHandle();
  line.fallSilent();
  await choice(guard, 'plan').click();
  await lines(guard, 'marks place').waitFor();
  // Within five seconds: apps/server/src/time.test.ts.
  await thief.getByText(/The clock is stopped: .* lost the connection\./).waitFor();
  await guard.getByText('The connection is lost.').first().waitFor();

  const left = await secondsLeft(thief);
  line.mend();
  await guard.getByText('your move was not sent again').waitFor();
  // What was guessed is gone from the log, and the rest of it was not written anew.
  await expect.poll(() => lines(guard, 'marks place').count()).toBe(0);
  expect(await row!.evaluate((element) => element.isConnected)).toBe(true);
  const ids = (await triesOf(guard)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);

  await goOn(thief).click();
  for (const page of [thief, guard]) await countdown(page).getByText(/[123]/).waitFor();
  // Nobody acts, and no time goes by, until it is over.
  expect(await choice(guard, 'plan').count()).toBe(0);
  expect(await secondsLeft(guard)).toBe(left);
  await choice(guard, 'search').click();
  await lines(thief, 'searches place').waitFor();
  // The dice of the guard leave the clock where it was.
  expect(await secondsLeft(thief)).toBeLessThanOrEqual(left);
});

test('[10.2] a review ends when the clock starts', async () => {
  const line = await openLine(site.url, NEAR);
  onTestFinished(() => line.close());
  const { thief, guards } = await layHeist(site, {
    game: 'open-heist',
    urls: [site.url, line.url],
    options: { lasts: 15_000 },
    first: () => localStorage.setItem('nightfall.settings', '{"steps":true}'),
  });
  const guard = guards[0]!;
  for (const page of [thief, guard]) await choice(page, 'ready').click();
  // After the bell the night is told step by step.
  for (const page of [thief, guard]) {
    await page.locator('.held').waitFor();
    while (!(await choice(page, 'ready').isVisible())) await page.locator('.heist-board').click();
  }
  await choice(guard, 'ready').click();
  await guard.keyboard.press('w');
  await guard.locator('.held').waitFor();
  expect(await choice(guard, 'search').count()).toBe(0);
  await choice(thief, 'ready').click();
  await choice(guard, 'search').click();
  expect(await guard.locator('.held').count()).toBe(0);
});

test('[10.1] [10.3] [10.4] after the server died the table wakes paused; then bots and people go on, and the bell rings once', async () => {
  const { thief, guard } = await acting(NEAR, { lasts: 15_000, rounds: 1 }, ['quick']);
  await choice(thief, 'grab').click();
  await lines(thief, 'Quick bot').nth(5).waitFor();
  await site.restart();
  for (const page of [thief, guard]) await timer(page).getByText('stopped').waitFor();
  const left = await secondsLeft(thief);
  expect(left).toBeGreaterThan(1);
  const told = async () => Number(await thief.locator('.log').getAttribute('data-last'));
  const before = await told();
  await frames(thief, 60);
  expect([await told(), await secondsLeft(thief)]).toEqual([before, left]);
  await goOn(thief).click();
  await countdown(guard).getByText(/[123]/).waitFor();
  await expect.poll(told, { timeout: 60_000 }).toBeGreaterThan(before + 5);
  for (const page of [thief, guard]) await page.getByRole('region', { name: 'The end' }).waitFor();
  const record = parseRecord(await recordOf(thief));
  const match = 'where' in record ? record : replayRecord(await load('open-heist'), record);
  if (!(match instanceof Match)) throw new Error(match.text);
  const bells = match.log.filter((entry) => entry.type === 'input' && entry.input.type === 'bell');
  expect(bells).toHaveLength(1);
  expect(match.inputs.filter(({ type }) => type === 'grab')).toHaveLength(1);
  // The time until it was back does not count: the bell rang fifteen seconds of match time after the clock began.
  const begun = match.log.findLast((entry) => entry.type === 'input' && entry.input.type === 'ready')!;
  expect(bells[0]!.at - begun.at).toBe(15_000);
});
