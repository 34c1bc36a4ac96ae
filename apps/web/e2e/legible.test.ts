import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { askHint, playOn } from './hints.ts';
import { openHouse } from './house.ts';

const house = openHouse();
/** A laptop at 200 %. */
const ZOOMED = { width: 720, height: 450 };
const GAMES = ['siege-of-the-eternal-night', 'midnight-madness', 'fires-at-midnight'];

/** Whatever is written smaller than 13 pixels, as it is drawn; what has no size at all is meant for those who listen. */
const smallPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const [text, element] = [all.currentNode.textContent!.trim(), all.currentNode.parentElement!];
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text === '' || !isSeen || element.closest('.unseen, option, title')) continue;
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.c, drawn.d) : 1);
      if (size > 0 && size < 12.95) found.push(`${size.toFixed(1)} px: ${text.slice(0, 30)}`);
    }
    return found;
  });

/** Controls that a finger would miss. */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table button:not(.rule-link), .sheet button:not(.rule-link)')].flatMap(
      (button) => {
        const { width, height } = button.getBoundingClientRect();
        const isSmall = button.checkVisibility() && (width < 43.5 || height < 43.5);
        return isSmall ? [`${Math.round(width)} × ${Math.round(height)}: ${button.innerText || button.ariaLabel}`] : [];
      },
    ),
  );

const begin = async (id: string, screen: BrowserContextOptions) => {
  const page = await openPage(house.browser, `${house.url}/play/${id}?usual`, screen);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.bar-say.is-mine').waitFor();
  await playOn(page, 3);
  await page.locator('.bar-say.is-mine').waitFor();
  return page;
};

test.each(GAMES)('[12.7] wide, and zoomed to 200 %%: %s has nothing under 13 px in mid-play', async (id) => {
  const page = await begin(id, WIDE);
  expect(await smallPrint(page)).toEqual([]);
  await page.setViewportSize(ZOOMED);
  await frames(page, 10);
  expect(await smallPrint(page)).toEqual([]);
  expect(page.faults).toEqual([]);
});

test.each(GAMES)('[12.7] narrow: %s has nothing under 13 px, a hint covers no piece it lights, the log has room', async (id) => {
  const page = await begin(id, NARROW);
  expect(await smallPrint(page)).toEqual([]);
  await askHint(page);
  const covered = await page.evaluate(() => {
    const words = document.querySelector('.why-hint')!.getBoundingClientRect();
    const lit = [...document.querySelectorAll<HTMLElement>('.camera-board [data-candidate]')];
    return lit.filter((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      return middle > words.left && middle < words.right && centre > words.top && centre < words.bottom;
    }).length;
  });
  expect(covered).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.bar-sheets').getByRole('button', { name: 'Log' }).click();
  await page.locator('.sheet .log').waitFor();
  expect(await smallControls(page)).toEqual([]);
  expect(page.faults).toEqual([]);
});

/** As long as a line of the log gets: five dice of a patrol. */
const LONGEST =
  'Patrol 1 rolls plains/hills/mountains, plains/hills/forest, plains/hills/mountains, plains/hills/mountains, aquatic/swamp/forest.';

test.each([
  ['a phone', NARROW],
  ['a laptop', WIDE],
] as const)('[12.7] on %s the longest line is read whole in the bar of a shared table', async (_, screen) => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, screen);
  await page.getByRole('button', { name: 'Add a friend online' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('dialog', { name: 'Invite' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start with bots in the free seats' }).click();
  await page.locator('.bar-say.is-mine').waitFor();
  const cut = await page.locator('.bar-say').evaluate((line, text) => {
    line.classList.add('is-long');
    line.textContent = text;
    return line.scrollHeight - line.clientHeight;
  }, LONGEST);
  expect(cut).toBeLessThanOrEqual(1);
  expect(page.faults).toEqual([]);
});

/** In the page: how many units of its board a pixel was, frame by frame, while that changed. */
function notePixels(): void {
  const pixels: string[] = [];
  Object.assign(globalThis, { pixels });
  const look = () => {
    const now = document.querySelector<HTMLElement>('.camera-board')?.style.getPropertyValue('--pixel');
    if (now !== undefined && now !== pixels.at(-1)) pixels.push(now);
    requestAnimationFrame(look);
  };
  look();
}

test('[12.7] on a phone the letters of a board are never drawn before their size is known', async () => {
  const page = await openPage(house.browser, `${house.url}/play/midnight-madness?guide`, NARROW, notePixels);
  await page.locator('.bar-say.is-mine').waitFor();
  const [first] = await page.evaluate(() => (globalThis as unknown as { pixels: string[] }).pixels);
  expect(Number(first)).toBeGreaterThan(2);
  expect(page.faults).toEqual([]);
});
