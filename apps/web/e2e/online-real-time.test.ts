import { Match, parseRecord, replayRecord } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { frames } from './frames.ts';
import { layHeist } from './heist-online.ts';
import { openLine, type Line } from './lag.ts';
import { recordOf } from './online-table.ts';
import { passAll, passAtTable, passUntil, stopClock } from './page-clock.ts';
import { load } from './watch-games.ts';
import { openWatchSite } from './watch-site.ts';
import { tapTheWire, triesOf } from './wiretap.ts';

const site = openWatchSite({ stands: true });

const choice = (page: Page, name: string) => page.locator('[data-part=choices]').getByRole('button', { name }).first();
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });
const countdown = (page: Page) => page.getByRole('timer', { name: 'The clock restarts in' });
const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Resume' }).first();
const lines = (page: Page, text: string) => page.locator('.log-line').filter({ hasText: text });
const secondsLeft = async (page: Page) => {
  const [, minutes, rest] = /(\d+):(\d\d)/.exec(await timer(page).innerText()) ?? [];
  return 60 * Number(minutes) + Number(rest);
};

/** A line that is closed when the test is over. */
async function lineToSite(): Promise<Line> {
  const line = await openLine(site.url);
  onTestFinished(() => line.close());
  return line;
}
/** A thief and a guard, the guard behind a line of its own; everybody is ready, and the clock runs. */
async function acting(options: object, bots: readonly string[] = []) {
  const line = await lineToSite();
  const urls = [site.url, line.url];
  const { thief, guards } = await layHeist(site, { game: 'open-heist', urls, options, bots, first: tapTheWire });
  const guard = guards[0]!;
  for (const page of [thief, guard]) await choice(page, 'ready').click();
  await passAtTable(site, () => timer(thief).isVisible());
  await timer(guard).waitFor();
  return { thief, guard, line };
}

test('[10.2] [10.5] behind a slow line the board stays open while the own dice are on their way, and knows what is pending', async () => {
  const { thief, guard, line } = await acting({ lasts: 60_000 });
  expect(await guard.locator('.running').innerText()).toBe('round-1');
  expect(await guard.locator('.acting').innerText()).toBe('0,1');
  const before = (await triesOf(guard)).length;
  line.hold();
  await choice(guard, 'search').click();
  // The thief acts meanwhile: that is heard before the answer, and closes nothing.
  await choice(thief, 'grab').click();
  await expect.poll(() => guard.locator('.pending').innerText()).toBe('1');
  await lines(guard, 'The thief grabs').waitFor();
  await choice(guard, 'search').click();
  // Dice are not guessed, and a mark without dice is shown at once.
  await choice(guard, 'plan').click();
  await lines(guard, 'marks place').waitFor();
  expect(await lines(guard, 'searches place').count()).toBe(0);
  line.letGo();
  await expect.poll(() => lines(guard, 'searches place').count()).toBe(2);
  await expect.poll(() => guard.locator('.pending').innerText()).toBe('0');
  expect(await lines(guard, 'marks place').count()).toBe(1);
  expect(await guard.locator('.why').count()).toBe(0);
  // Each deed names the clock under which it was done.
  expect((await triesOf(guard)).slice(before).map(({ k }) => k)).toEqual(['round-1', 'round-1', 'round-1']);
  expect([...thief.faults, ...guard.faults]).toEqual([]);
});

test('[10.1] [10.4] a dead line is noticed at both ends, a tap made meanwhile is not sent again, and going on counts down from three', async () => {
  const { thief, guard, line } = await acting({ lasts: 600_000 });
  await choice(thief, 'grab').click();
  await lines(guard, 'The thief grabs').waitFor();
  const row = await guard.locator('.log-line').first().elementHandle();
  await guard.clock.install();
  line.fallSilent();
  await choice(guard, 'plan').click();
  await lines(guard, 'marks place').waitFor();
  // Within five seconds: apps/server/src/time.test.ts.
  await passAtTable(site, () => thief.getByText(/The clock is stopped: .* lost the connection\./).isVisible());
  await guard.getByText('The connection is lost.').first().waitFor();

  const left = await secondsLeft(thief);
  // By now the tap would mean something else.
  await guard.clock.fastForward(3000);
  line.mend();
  await guard.getByText('your move was not resent').waitFor();
  // What was guessed is gone from the log, and the rest of it was not written anew.
  await expect.poll(() => lines(guard, 'marks place').count()).toBe(0);
  expect(await row!.evaluate((element) => element.isConnected)).toBe(true);
  const ids = (await triesOf(guard)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);

  await thief.clock.install();
  for (const page of [thief, guard]) await stopClock(page);
  await goOn(thief).click();
  for (const seconds of ['3', '2', '1']) {
    for (const page of [thief, guard]) await countdown(page).getByText(seconds).waitFor();
    // Nobody acts, and no time goes by, until it is over.
    expect(await choice(guard, 'plan').count()).toBe(0);
    expect(await secondsLeft(guard)).toBe(left);
    await passAll(site, [thief, guard], 1000);
  }
  // What has just come takes no tap for a moment.
  await passAll(site, [thief, guard], 500);
  await choice(guard, 'search').click();
  await passUntil(thief, () => lines(thief, 'searches place').isVisible());
  // The dice of the guard leave the clock where it was.
  expect(await secondsLeft(thief)).toBeLessThanOrEqual(left);
});

test('[10.2] a review ends when the clock starts', async () => {
  const line = await lineToSite();
  const { thief, guards } = await layHeist(site, {
    game: 'open-heist',
    urls: [site.url, line.url],
    options: { lasts: 15_000 },
    first: () => localStorage.setItem('nightfall.settings', '{"steps":true}'),
  });
  const guard = guards[0]!;
  for (const page of [thief, guard]) await choice(page, 'ready').click();
  await timer(guard).waitFor();
  await site.pass(16_000);
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
  const { thief, guard } = await acting({ lasts: 15_000, rounds: 1 }, ['quick']);
  await choice(thief, 'grab').click();
  await passAtTable(site, async () => (await lines(thief, 'Quick bot').count()) > 5);
  await site.restart();
  for (const page of [thief, guard]) await timer(page).getByText('stopped').waitFor();
  const left = await secondsLeft(thief);
  expect(left).toBeGreaterThan(1);
  const told = async () => Number(await thief.locator('.log').getAttribute('data-last'));
  const before = await told();
  await site.pass(2000);
  await frames(thief);
  expect([await told(), await secondsLeft(thief)]).toEqual([before, left]);
  await goOn(thief).click();
  await countdown(guard).getByText(/[123]/).waitFor();
  await passAtTable(site, async () => (await told()) > before + 5);
  await passAtTable(site, () => theEnd(thief).isVisible(), 1000);
  await theEnd(guard).waitFor();
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
