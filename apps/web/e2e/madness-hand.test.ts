import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, NARROW, openPage, serve, type Served } from './harness.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => void ([served, browser] = await Promise.all([serve(), launch()])));
afterAll(() => served.kill());

const SIDEWAYS: BrowserContextOptions = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
/** The guided night with its prepared hands, motion on and without its bubbles. */
async function prepared(screen: BrowserContextOptions): Promise<Page & { readonly faults: string[] }> {
  const page = await openPage(browser, `${served.url}/play/midnight-madness`, screen);
  await page.getByRole('button', { name: 'Begin the guided game' }).first().tap();
  await page.getByRole('button', { name: 'Leave the guide' }).tap();
  return page;
}
const endPhase = async (page: Page, name: string, next: string) => {
  await page.locator('.mm-end').getByText(name).tap();
  await page.locator('.mm-end').getByText(next).waitFor();
};
const card = (page: Page, name: string) => page.locator('.mm-hand .mm-hand-card', { hasText: name }).first();

/** The names of the cards of which a corner is cut, covered or off the screen. */
const hiddenCards = (page: Page, within: string) =>
  page.locator(`${within} .mm-hand-card`).evaluateAll((cards) =>
    cards
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
        return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('.mm-hand-card') !== one);
      })
      .map((one) => one.textContent),
  );
const isBroken = (page: Page) =>
  page.locator('.mm-controls .mm-card-name').evaluateAll((names) => names.some((one) => one.scrollWidth > one.clientWidth + 1));

const TINY: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const LETTERS = [
  ['320 px', TINY, 'usual'],
  ['large letters', NARROW, 'large'],
  ['the largest letters', NARROW, 'largest'],
] as const;
/** The words of the hand that take more than one line, with the longest names on its cards. */
const brokenWords = (page: Page) =>
  page.locator('.mm-hand .mm-card-name').evaluateAll((names) => {
    const longest = ['Blue Swordsman', 'Barbarian'];
    return names.flatMap((name, i) => {
      name.textContent = longest[i % 2]!;
      const range = new Range();
      const [text, words] = [name.firstChild!, name.textContent.split(' ')];
      return words.filter((word) => {
        const from = name.textContent.indexOf(word);
        range.setStart(text, from);
        range.setEnd(text, from + word.length);
        return range.getClientRects().length > 1;
      });
    });
  });
test.each(LETTERS)('[12.7] %s: no name of a card is broken within a word', async (_what, screen, text) => {
  const page = await prepared(screen);
  await page.evaluate((size) => {
    const kept = JSON.parse(localStorage.getItem('nightfall.settings') ?? '{}') as object;
    localStorage.setItem('nightfall.settings', JSON.stringify({ ...kept, text: size }));
  }, text);
  await page.reload();
  await page.locator('.mm-hand .mm-card-name').first().waitFor();
  expect(await brokenWords(page)).toEqual([]);
  expect(page.faults).toEqual([]);
});

test('[MM-8.8] a trade on a phone: all cards of both hands are in sight, and the partner is named', async () => {
  const page = await prepared(NARROW);
  await endPhase(page, 'Keep these cards', 'End trading');
  await page.getByText('Ash’s cards').waitFor();
  expect(await page.locator('.mm-trade .mm-hand-card').count()).toBe(6);
  expect(await hiddenCards(page, '.mm-hand')).toEqual([]);
  expect(await hiddenCards(page, '.mm-trade')).toEqual([]);
  expect(page.faults).toEqual([]);
});

test('[MM-8.4] a card picked in one phase is not armed in the next, by finger', async () => {
  const page = await prepared(NARROW);
  await card(page, 'Brick').tap();
  await expect.poll(() => page.locator('.mm-hand [aria-pressed=true]').count()).toBe(1);
  await endPhase(page, 'Keep these cards', 'End trading');
  await expect.poll(() => page.locator('.mm-hand [aria-pressed=true]').count()).toBe(0);
  await card(page, 'Red Archer').tap();
  await page.locator('.mm-trade .mm-hand-card').first().tap();
  await endPhase(page, 'End trading', 'Let them come');
  await expect.poll(() => page.locator('.mm-controls [aria-pressed=true]').count()).toBe(0);
  await expect.poll(() => page.locator('.mm-board .mm-lit').count()).toBe(0);
});

test('[MM-9.1] a phone on its side: six cards, their names and the button under them', async () => {
  const page = await prepared(SIDEWAYS);
  await endPhase(page, 'Keep these cards', 'End trading');
  await endPhase(page, 'End trading', 'Let them come');
  expect(await page.locator('.mm-hand .mm-hand-card').count()).toBe(6);
  expect(await hiddenCards(page, '.mm-hand')).toEqual([]);
  expect(await isBroken(page)).toBe(false);
  expect(page.faults).toEqual([]);
});
