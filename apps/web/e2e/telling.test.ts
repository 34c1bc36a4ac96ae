import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const SHOTS = process.env['SHOTS'];

/** Notes how long each card is on the stage: the page changes and this is told at once, however late it is drawn. */
const watchStage = (page: Page) =>
  page.evaluate(() => {
    const seen: { title: string; ms: number }[] = [];
    Object.assign(globalThis, { seen });
    let now: { title: string; since: number } | undefined;
    const look = () => {
      const title = document.querySelector('.told h3')?.textContent ?? undefined;
      if (title !== now?.title) {
        if (now) seen.push({ title: now.title, ms: performance.now() - now.since });
        now = title === undefined ? undefined : { title, since: performance.now() };
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
const seenSoFar = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: { title: string; ms: number }[] }).seen);

async function passOn(page: Page): Promise<void> {
  const no = page.getByRole('button', { name: 'Decline' });
  if ((await no.count()) > 0) await no.click();
  else if (/discard/i.test(await page.locator('.bar-say').innerText())) await page.keyboard.press('1');
  else if (await page.locator('.mm-end').isVisible()) await page.keyboard.press('e');
  else {
    // Whoever's turn it is may be asked which token is flipped next: the first that is lit.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}

test('[12.1] two bot turns: every card and every token is on the stage for at least 0.8 s, then one sentence sums them up', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, {
    ...WIDE,
    speed: 1,
  });
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const since = page.getByRole('region', { name: 'Since your turn' });
  await watchStage(page);
  // The own decisions are passed as fast as they come; the monsters and the bots take their time. A quiet round is dismissed.
  let shot = 0;
  const isTold = async () => (await since.count()) > 0 && (await seenSoFar(page)).length > 0;
  for (let tries = 0; tries < 1000; tries++) {
    // Looked at first: the sentence comes with the decision, and is not passed by unread.
    const isMine = (await page.locator('.bar-say.is-mine').count()) > 0;
    if (await isTold()) break;
    if (SHOTS && shot < 6 && (await page.locator('.told').count()) > 0)
      await page.screenshot({ path: `${SHOTS}/told-${shot++}.png` });
    if (isMine && (await since.count()) > 0) await page.keyboard.press('Escape');
    if (isMine) await passOn(page);
    await frames(page);
  }
  await since.waitFor();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/since.png` });
  const seen = await seenSoFar(page);
  // The turns that are over are folded.
  const folded = page.locator('.log-turn[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  const log = await page.locator('.log-line').allInnerTexts();
  const told = new Set(seen.map(({ title }) => title));
  const named = (pattern: RegExp) => log.flatMap((line) => pattern.exec(line)?.[1] ?? []);
  const [turned, played] = [named(/is flipped: (.+)\./), named(/^(?!Player 1)\S+ plays (.+?)(?: on .*)?\./)];
  expect(turned.length + played.length).toBeGreaterThan(0);
  for (const title of [...turned, ...played]) expect([...told], title).toContain(title);
  for (const { title, ms } of seen) expect(ms, title).toBeGreaterThan(800);
  // What changed stays marked until it is dismissed; it can be watched again.
  await page.keyboard.press('w');
  await page.locator('.told').first().waitFor();
  await page.keyboard.press(' ');
  await since.waitFor();
  await page.keyboard.press('Escape');
  await since.waitFor({ state: 'detached' });
  expect(await page.locator('[data-changed]').count()).toBe(0);
  expect(page.faults).toEqual([]);
});
