import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const TOUCH = { hasTouch: true, isMobile: true } as const;
const SCREENS = [
  ['320 px', { viewport: { width: 320, height: 640 }, ...TOUCH }],
  ['a phone on its side', { viewport: { width: 844, height: 390 }, ...TOUCH }],
  ['a laptop at 200 %', { viewport: { width: 720, height: 450 } }],
] as const;
const BOARDS = [
  ['midnight-madness?guide=1', '.mm-board'],
  ['fires-at-midnight?guide=1', 'svg.fm-board'],
  ['siege-of-the-eternal-night?guide=1', 'svg.siege-sheet'],
  ['firefighters-on-duty?guide=1', '.camera'],
  ['runebound-midnight?guide=1', '.camera'],
  ['runebound-midnight?guide=2', '.camera'],
] as const;
const CASES = SCREENS.flatMap(([screen, options]) => BOARDS.map(([lesson, board]) => ({ screen, options, lesson, board })));

test.each(CASES)('$screen: in $lesson no word is cut, and board and bar have their room', async ({ options, lesson, board }) => {
  const page = await openPage(house.browser, `${house.url}/play/${lesson}`, options);
  const words = page.locator('aside.guide p');
  await words.waitFor();
  const cut = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const next = page.locator('aside.guide').getByRole('button', { name: 'Next' });
  await expect.poll(cut).toBeLessThanOrEqual(1);
  expect((await page.locator(board).boundingBox())!.height).toBeGreaterThan(75);
  await next.click();
  await page.locator('.guide-idle, aside.guide:has-text("page 2")').waitFor();
  // The second bubble, where the first does not wait for a deed.
  if (await words.isVisible()) await expect.poll(cut).toBeLessThanOrEqual(1);
  const [bar, guide] = await Promise.all([page.locator('.bar').boundingBox(), page.locator('.guide-place').boundingBox()]);
  expect(bar!.y).toBeGreaterThanOrEqual(guide!.y + guide!.height);
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(options.viewport.height + 1);
  expect(page.faults).toEqual([]);
});
