import type { Match } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { layLocal } from './watch-local.ts';
import { openWatchSite } from './watch-site.ts';

const site = openWatchSite();
const INPUTS = 5000;

/** Plays a paced heist on, the first one that is asked first. */
function playLong(match: Match): void {
  match.settle();
  for (let n = 0; match.inputs.length < INPUTS; n++) {
    const asked = match.waiting;
    const seat = asked.for === 'seats' ? asked.seats[0]! : 0;
    const deed = seat === 0 ? { type: 'grab', seat } : { type: n % 2 ? 'search' : 'plan', seat, place: 1 + (n % 6) };
    if (match.play({ type: 'ready', seat } as never, match.now + 300)) match.play(deed as never, match.now + 300);
    match.settle();
  }
}
test('[10.8] a local match of 5,000 inputs with secrets opens, tells its latest lines first, and any place of it is found', async () => {
  const page = await layLocal(site, {
    game: 'heist',
    setup: { lasts: 0, rounds: 1000 },
    holders: ['person', 'bot:slow'],
    prepare: playLong,
  });
  await page.locator('.heist-board').waitFor();
  // One deed, so that this page has kept the match its own way.
  await page.locator('[data-part=choices] button').first().click();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.log-line').length)).toBeGreaterThan(0);
  await page.goto(`${site.url}/settings`);
  await page.goto(`${site.url}/table/localwatch`);
  await page.locator('.heist-board').waitFor();

  // The log tells the latest, and the rest on demand.
  const lines = page.locator('.log-line');
  expect(await lines.count()).toBeLessThan(100);
  for (let i = 0; i < 10; i++) await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(600);

  await page.goto(`${site.url}/replay?match=localwatch`);
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.waitFor();
  for (let i = 0; i < 21; i++) {
    const to = ((i * 7919) % 5000) + 1;
    await slider.fill(String(to));
    await page.getByText(new RegExp(`^${to} of \\d+$`)).waitFor();
  }
  expect(page.faults).toEqual([]);
});
