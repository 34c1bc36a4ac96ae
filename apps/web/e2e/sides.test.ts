import type { Match } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { openPage } from './harness.ts';
import { layHeist } from './heist-online.ts';
import { layLocal } from './watch-local.ts';
import { openWatchSite, playUntil } from './watch-site.ts';

const site = openWatchSite();
const SHOTS = process.env['SHOTS'];

/** The thief does nothing but run; the guards search one place after the other. */
function playOut(match: Match): void {
  match.settle();
  for (let n = 0; !match.isOver; n++) {
    const asked = match.waiting;
    const seat = asked.for === 'seats' ? asked.seats[0]! : 0;
    const deed = seat === 0 ? { type: 'grab', seat } : { type: 'search', seat, place: 1 + (n % 6) };
    if (match.play({ type: 'ready', seat } as never)) match.play(deed as never);
    match.settle();
  }
}

test('[10.7] the setup names seats by their side, and nobody sits on both where the rules forbid it', async () => {
  const page = await openPage(site.browser, `${site.url}/play/heist`);
  await page.getByText('Thief', { exact: true }).waitFor();
  await page.getByText('Guard 1', { exact: true }).waitFor();
  const guard = page.getByLabel('Who sits in Guard 1');
  const too = guard.locator('option', { hasText: 'Nobody can play for both sides.' });
  expect(await too.getAttribute('disabled')).not.toBeNull();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Who sits in Guard 3').selectOption({ label: 'Player 3, as well' });
  await expectOpenToAll(page);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/setup.png` });
});

test('[10.7] a side wins and loses together; [good] afterwards the film has open eyes', async () => {
  const page = await layLocal(site, {
    game: 'heist',
    setup: { lasts: 0, rounds: 1 },
    holders: ['bot:slow', 'person'],
    prepare: playOut,
  });
  const end = page.getByRole('region', { name: 'The end' });
  const [title, word] = [await end.getByRole('heading').innerText(), await end.locator('.end-verdict').innerText()];
  expect([title, word]).toEqual(['The thief got away', 'Thief won']);
  expect(await end.getAttribute('class')).toContain('is-lost');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/end-lost.png` });
  await end.getByRole('link', { name: 'Watch the replay' }).click();
  const spot = async () => (JSON.parse((await page.locator('.secrets').textContent())!) as { spot: number | null }).spot;
  await expect.poll(spot).not.toBeNull();
  await page.getByLabel('Seen by').selectOption({ label: 'Bo' });
  await expect.poll(spot).toBeNull();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/reel.png` });
  await expectOpenToAll(page);
  expect(page.faults).toEqual([]);
});

test('[good] while a game with secrets goes on nobody shares its record', async () => {
  const page = await layLocal(site, { game: 'heist', setup: { lasts: 0 }, holders: ['bot:slow', 'person'] });
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this night' });
  await sheet.getByText('You can share it when the game is over.').waitFor();
  expect(await sheet.getByRole('textbox').count()).toBe(0);
  await page.goto(`${site.url}/replay?match=localwatch`);
  await page.getByRole('button', { name: 'Share' }).click();
  await sheet.getByText('You can share it when the game is over.').waitFor();
});

test('[good] a guard speaks to the other guards alone', async () => {
  const { thief, guards } = await layHeist(site, {
    game: 'heist',
    urls: Array(3).fill(site.url) as string[],
    options: { lasts: 0 },
  });
  const [gus, gil] = [guards[0]!, guards[1]!];
  for (const page of [thief, gus, gil]) await page.getByRole('tab', { name: /^Talk/ }).click();
  const say = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Say something' }).fill(text);
    await page.getByRole('button', { name: 'Say', exact: true }).click();
  };
  expect(await thief.getByLabel('Only my side sees this').count()).toBe(0);
  await gus.getByLabel('Only my side sees this').check();
  await say(gus, 'Place four.');
  await gus.getByLabel('Only my side sees this').uncheck();
  await say(gus, 'Good evening.');
  const talk = (page: Page) => page.getByRole('list', { name: 'Talk' });
  await talk(gil).getByText('to your side: Place four.').waitFor();
  for (const page of [thief, gil]) await talk(page).getByText('Good evening.').waitFor();
  expect(await talk(thief).getByText('Place four.').count()).toBe(0);
  await expectOpenToAll(gus);
  if (SHOTS) await gus.screenshot({ path: `${SHOTS}/talk.png` });
});

test('[good] at an online table, too, the film has open eyes after the end, for players and watchers', async () => {
  const { thief, guards, watch } = await layHeist(site, {
    game: 'heist',
    urls: [site.url, site.url],
    options: { lasts: 0, rounds: 1 },
  });
  const watcher = await openPage(site.browser, watch);
  const end = (page: Page) => page.getByRole('region', { name: 'The end' });
  await playUntil([thief, ...guards], async () => (await end(guards[0]!).isVisible()) && (await end(watcher).isVisible()));
  for (const page of [guards[0]!, watcher]) {
    await end(page).getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
    await expect.poll(async () => (await page.locator('.secrets').textContent())!).toMatch(/"spot":[1-6]/);
    expect(page.faults).toEqual([]);
  }
});
