import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';

const house = openHouse();
const newGame = () => openPage(house.browser, `${house.url}/play/midnight-madness?usual`, WIDE);
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
const inHand = (page: Page, card: string) => page.locator('.mm-hand .mm-hand-card', { hasText: card }).first();
const ends = (page: Page) => page.getByRole('region', { name: 'The end' });

test('[MM-21] a solo game to its end by keyboard', async () => {
  const page = await newGame();
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await page.locator('.mm-hand').waitFor();
  for (let n = 0; n < 600 && !(await ends(page).isVisible()); n++) {
    const said = await page.locator('.bar-say').innerText();
    if (/discard/i.test(said)) await page.keyboard.press('1');
    else if (await page.locator('.mm-end').isVisible()) await page.keyboard.press('e');
    else {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await frames(page);
  }
  await ends(page).getByText('Towers standing').waitFor();
  expect(page.faults).toEqual([]);
});

/** Offers the first card of the hand for the first card of the first neighbour, who then has the device. */
async function offer(page: Page): Promise<void> {
  await page.locator('.mm-hand .mm-hand-card').first().click();
  await page.locator('.mm-side .mm-open .mm-hand-card').first().click();
  const button = page.getByRole('button', { name: /^Offer to/ });
  const partner = /Offer to (.*)/.exec(await button.innerText())![1]!.trim();
  await button.click();
  await press(page, `Pass the device to ${partner}`);
}

test('[MM-8.9] three round one device: one trade is declined, one withdrawn after the device was handed on, one accepted', async () => {
  const page = await newGame();
  for (let n = 0; n < 2; n++) await press(page, 'Add a person');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await press(page, /^Keep these cards/);
  await offer(page);
  await page.keyboard.press('d');
  await page
    .locator('.log')
    .getByText(/declines/)
    .first()
    .waitFor();
  await offer(page);
  await press(page, /^Pass the device back to/);
  await press(page, 'Withdraw the offer');
  await page
    .locator('.log')
    .getByText(/withdr/)
    .first()
    .waitFor();
  await offer(page);
  await page.keyboard.press('a');
  await page
    .locator('.log')
    .getByText(/accepts/)
    .first()
    .waitFor();
  await page.locator('.mm-end').getByText('Let them come').waitFor();
  expect(page.faults).toEqual([]);
});

test('the guided night: replace, trade with the companion, drag an archer onto the dark; a reload goes on with the same dice', async () => {
  const page = await newGame();
  await press(page, 'Begin the guided game');
  const bubble = page.getByRole('complementary', { name: 'Guide' });
  await bubble.getByText('Forty-nine tokens').waitFor();
  await press(page, 'Leave the guide');
  await inHand(page, 'Brick').click();
  await press(page, 'Replace Brick');
  await inHand(page, 'Red Knight').click();
  await page.locator('.mm-side .mm-open .mm-hand-card', { hasText: 'Green Archer' }).first().click();
  await press(page, /^Offer to/);
  await page.locator('.mm-end').getByText('Let them come').waitFor();
  await page.reload();
  await inHand(page, 'Red Archer').waitFor();
  const [card, token] = [await inHand(page, 'Red Archer').boundingBox(), await page.locator('[data-mark="t1"]').boundingBox()];
  await page.mouse.move(card!.x + 30, card!.y + 50);
  await page.mouse.down();
  await page.mouse.move(card!.x + 30, card!.y - 60, { steps: 4 });
  await page.mouse.move(token!.x + token!.width / 2, token!.y + token!.height / 2, { steps: 4 });
  await page.mouse.up();
  await page
    .locator('.log')
    .getByText(/flipped: Goblin/)
    .waitFor();
  expect(page.faults).toEqual([]);
});
