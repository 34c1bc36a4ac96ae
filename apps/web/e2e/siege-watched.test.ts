import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { mouseHand } from './siege-mouse.ts';
import { NIGHT, SEED, SIEGE, act, board, square } from './siege-night.ts';

const house = openHouse();

test('a night alone is watched by a friend, who sees every mark and what is pointed at, and may not draw', async () => {
  const ana = await openPage(house.browser, `${house.url}/play/${SIEGE}?usual`);
  await ana.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await ana.getByLabel('Friends can watch').check();
  await ana.getByRole('button', { name: 'Begin', exact: true }).click();
  await board(ana).waitFor();
  await ana.getByRole('button', { name: 'Share' }).click();
  const link = await ana.getByLabel('Link: Watch').inputValue();
  await ana.keyboard.press('Escape');
  const cleo = await openPage(house.browser, link);
  await board(cleo).waitFor();

  const hand = mouseHand(ana);
  const firstTurn = NIGHT.slice(0, NIGHT.findIndex(({ verb }) => verb === 'end') + 1);
  for (const action of firstTurn) await act(ana, hand, action);
  await expect.poll(() => square(cleo, 'f3').getAttribute('aria-label')).toContain('marked in turn 1');
  await expect.poll(() => board(cleo).getAttribute('data-turn')).toBe(await board(ana).getAttribute('data-turn'));
  await cleo.getByText(/^You are watching:/).waitFor();
  expect(await cleo.locator('button[data-choice=roll]').count()).toBe(0);

  await ana.keyboard.press('p');
  const { x, y, width, height } = (await square(ana, 'f3').boundingBox())!;
  await ana.mouse.click(x + width / 2, y + height / 2);
  await cleo.getByText(/ points at f3/).waitFor({ state: 'attached' });

  await cleo.reload();
  await expect.poll(() => square(cleo, 'f3').getAttribute('aria-label')).toContain('marked in turn 1');
  expect([...ana.faults, ...cleo.faults]).toEqual([]);
});
