import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forget, launch, openPage, serve, WIDE, type Served } from './harness.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => void ([served, browser] = await Promise.all([serve(), launch()])));
afterAll(async () => {
  await Promise.all([served.kill(), browser.close()]);
  forget(served);
});

const goOn = (page: Page) => page.locator('.mm-end');
const lines = (page: Page) => page.locator('.log li').count();

/** Lays a table of three: this person, a friend by a link, a bot. Gives the friend's link and the one to watch. */
async function layTable(page: Page): Promise<{ seat: string; watch: string }> {
  await page.getByRole('button', { name: 'Add a friend online' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/t\//);
  const invite = page.getByRole('dialog', { name: 'Invite' });
  if (!(await invite.isVisible())) await page.getByRole('button', { name: 'Share' }).click();
  const link = (name: string) => invite.getByLabel(`Link: ${name}`).inputValue();
  const links = { seat: await link('Seat 2'), watch: await link('Watch') };
  await page.keyboard.press('Escape');
  return links;
}

async function sitDown(
  url: string,
  name: string,
  state?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
): Promise<Page & { faults: string[] }> {
  const page = await openPage(browser, url, { ...WIDE, ...(state && { storageState: state }) });
  const sit = page.getByRole('button', { name: 'Sit down' });
  await sit.or(page.locator('.mm-board')).first().waitFor();
  if (await sit.isVisible()) {
    await page.getByLabel('Your name at the table').fill(name);
    await sit.click();
  }
  await page.locator('.mm-board').waitFor();
  return page;
}

/** Whoever is asked goes on, or takes the first choice that is lit. */
async function act(page: Page): Promise<void> {
  const lit = page.locator('.mm-board [role=button][tabindex="0"]');
  if (await goOn(page).isVisible()) await goOn(page).click({ timeout: 2000 });
  else if ((await lit.count()) > 0) await lit.first().press('Enter', { timeout: 2000 });
  else if (await page.getByRole('button', { name: 'Decline' }).isVisible())
    await page.getByRole('button', { name: 'Decline' }).click({ timeout: 2000 });
}
async function actUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (await done()) return;
    for (const page of pages) await act(page).catch(() => undefined); // a button may go while it is pressed
    await pages[0]!.waitForTimeout(60);
  }
  throw new Error('the table does not go on');
}

test('two browsers and a bot play by links, a third watches; a browser and then the server die in the middle', async () => {
  const ana = await openPage(browser, `${served.url}/play/midnight-madness`, WIDE);
  const { seat, watch } = await layTable(ana);
  let bo = await sitDown(seat, 'Bo');
  const cleo = await openPage(browser, watch, WIDE);
  await cleo.locator('.mm-board').waitFor();
  const onTurn = (page: Page, turn: number) => async () =>
    (await page.getByText(`turn ${turn}`).count()) > 0 || (await over(page));
  const over = (page: Page) => page.getByRole('region', { name: 'The end' }).isVisible();
  await actUntil([ana, bo], onTurn(ana, 3));

  const state = await bo.context().storageState();
  await bo.context().close();
  bo = await sitDown(seat, 'Bo', state);
  await actUntil([ana, bo], onTurn(bo, 4));

  const known = await lines(ana);
  const { port } = new URL(served.url);
  const killing = served.kill('SIGKILL');
  await Promise.all([act(ana).catch(() => undefined), act(bo).catch(() => undefined), killing]);
  served = await serve(served.data, Number(port));
  await actUntil([ana, bo], onTurn(ana, 6));
  expect(await lines(ana)).toBeGreaterThan(known);

  const id = new URL(ana.url()).pathname.split('/').at(-1);
  const record = await ana.evaluate(async (match) => (await fetch(`/api/matches/${match}/record`)).text(), id);
  expect(record).toContain('nightfall record 1');
  for (const page of [bo, cleo])
    await page.waitForFunction(
      (text) => document.querySelector('.log')?.textContent?.endsWith(text ?? '') ?? false,
      (await ana.locator('.log li').last().textContent()) ?? '',
    );
  expect(await cleo.locator('.mm-end').count()).toBe(0);
});
