import type { Browser, Page } from 'playwright-core';
import { frames } from './frames.ts';
import { openPage, WIDE } from './harness.ts';

/** Midnight Madness at an online table, as people with browsers play it. */

const goOn = (page: Page) => page.locator('.mm-end');
/** Of how many inputs the log tells; turns that are over are folded, so their lines cannot be counted. */
export const lines = async (page: Page) => Number(await page.locator('.log').getAttribute('data-last'));

/** Lays a table of three: this person, who begins, a friend by a link, a bot. Gives the friend's link and the one to watch. */
export async function layTable(page: Page): Promise<{ seat: string; watch: string }> {
  await page.getByRole('button', { name: 'Add a friend online' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByText(/^More options/).click();
  await page.getByLabel('First turn').selectOption({ label: 'Player 1' });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/t\//);
  // The host is shown the links at once.
  const invite = page.getByRole('dialog', { name: 'Invite' });
  const link = (name: string) => invite.getByLabel(`Link: ${name}`).inputValue();
  const links = { seat: await link('Seat 2'), watch: await link('Watch') };
  await page.keyboard.press('Escape');
  return links;
}

export async function sitDown(
  browser: Browser,
  url: string,
  name: string,
  state?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
  screen = WIDE,
): Promise<Page & { faults: string[] }> {
  const page = await openPage(browser, url, { ...screen, ...(state && { storageState: state }) });
  const sit = page.getByRole('button', { name: 'Sit down' });
  await sit.or(page.locator('.mm-board')).first().waitFor();
  if (await sit.isVisible()) {
    await page.getByLabel('Your name at the table').fill(name);
    await sit.click();
  }
  await page.locator('.mm-board').waitFor();
  return page;
}

/** The player who is asked goes on, or takes the first choice that is lit. */
export async function act(page: Page): Promise<void> {
  const lit = page.locator('.mm-board [role=button][tabindex="0"]');
  // On a narrow screen those who stand together are named in the bar.
  const crowd = page.locator('.mm-crowd button').first();
  if (await crowd.isVisible()) await crowd.click({ timeout: 2000 });
  else if (await goOn(page).isVisible()) await goOn(page).click({ timeout: 2000 });
  else if ((await lit.count()) > 0) await lit.first().press('Enter', { timeout: 2000 });
  else if (await page.getByRole('button', { name: 'Decline' }).isVisible())
    await page.getByRole('button', { name: 'Decline' }).click({ timeout: 2000 });
  // A card to discard: the first one.
  else if (await page.locator('.bar-say.is-mine').isVisible()) await page.keyboard.press('1');
}
/** After so many looks at which nothing new was told, nothing new will come. */
const LOOKS = 600;
export async function actUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  const first = pages[0]!;
  for (let [looks, told] = [0, -1]; looks < LOOKS; looks++) {
    if (await done()) return;
    for (const page of pages) await act(page).catch(() => undefined); // a button may go while it is pressed
    await frames(first);
    const now = await lines(first);
    if (now !== told) [looks, told] = [0, now];
  }
  throw new Error(`the table does not go on: ${await first.locator('.bar').innerText()}`);
}

const isOver = (page: Page) => page.getByRole('region', { name: 'The end' }).isVisible();
/** Has the table come to this turn, or to its end? */
export const isTurn = (page: Page, turn: number) => async (): Promise<boolean> =>
  (await page.getByText(`turn ${turn}`).count()) > 0 || (await isOver(page));

/** Waits until all screens tell the same end of the story. */
export async function showTheSame(pages: readonly Page[]): Promise<void> {
  const stories = () => Promise.all(pages.map(async (page) => (await page.locator('.log').textContent())!.slice(-400)));
  for (let n = 0; n < 300; n++) {
    const told = await stories();
    if (told.every((story) => story === told[0])) return;
    await frames(pages[0]!);
  }
  throw new Error(`the screens differ: ${(await stories()).map((story) => story.slice(-120)).join(' | ')}`);
}

/** The record of the match as the server has it. */
export function recordOf(page: Page): Promise<string> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return page.evaluate(async (match) => (await fetch(`/api/matches/${match}/record`)).text(), id);
}
