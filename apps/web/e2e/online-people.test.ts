import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectOpenToAll } from './barriers.ts';
import { NARROW, openPage, WIDE } from './harness.ts';
import { openHouse } from './house.ts';
import { act, actUntil, isTurn, layTable, lines, showTheSame, sitDown } from './online-table.ts';

/** Ana at a wide screen, Bo at a narrow one, Cleo watches; a bot has the third seat. */
const house = openHouse();
type Screen = Page & { readonly faults: string[] };
let ana: Screen;
let bo: Screen;
let cleo: Screen;
let seat: string;
beforeAll(async () => {
  ana = await openPage(house.browser, `${house.url}/play/midnight-madness?usual`, WIDE);
  await ana.getByLabel('Name of seat 1').fill('Ana');
  const links = await layTable(ana);
  seat = links.seat;
  bo = await sitDown(house.browser, seat, 'Bo', undefined, NARROW);
  cleo = await openPage(house.browser, links.watch, WIDE);
  await cleo.locator('.mm-board').waitFor();
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const gone = (page: Page, text: string) => page.getByText(text).waitFor({ state: 'detached' });
const players = (page: Page) => page.getByRole('region', { name: 'Players' });

test('either player pauses; the others see who did, play is refused with that reason, and either lets it go on', async () => {
  await button(bo, 'Pause the game').click();
  for (const page of [ana, cleo]) await page.getByText('Bo paused the game.').waitFor();
  await bo.getByText('You paused the game.').waitFor();
  expect(await button(cleo, 'Resume').count()).toBe(0);
  const before = await lines(ana);
  await act(ana);
  await ana.locator('.mm-board').click();
  const why = ana.locator('.why');
  await why.getByText('Bo paused the game.').waitFor();
  expect(await lines(ana)).toBe(before);
  for (const page of [ana, bo]) await expectOpenToAll(page);

  await ana.reload();
  await ana.getByText('Bo paused the game.').waitFor();
  await ana.locator('.mm-board').click();
  await why.getByRole('button', { name: 'Resume' }).click();
  for (const page of [ana, cleo]) await gone(page, 'Bo paused the game.');

  await button(ana, 'Pause the game').click();
  await bo.getByText('Ana paused the game.').waitFor();
  await button(bo, 'Resume').click();
  await gone(ana, 'You paused the game.');
  await actUntil([ana], async () => (await lines(ana)) > before);
});

/** Does the first stand within the second? */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  const isBetween = (at: number, size: number, from: number, room: number) => at >= from - 1 && at + size <= from + room + 1;
  return !!a && !!b && isBetween(a.x, a.width, b.x, b.width) && isBetween(a.y, a.height, b.y, b.height);
}

const ask = async (page: Page) => {
  await button(page, 'Undo').click();
  await button(page, 'Ask to take it back').click();
};
const question = (page: Page) => page.getByRole('region', { name: 'A question for you' });

test('an undo is asked of the other: declined it stays, agreed it is gone from every screen', async () => {
  await actUntil([ana], isTurn(ana, 2));
  await showTheSame([ana, cleo]);
  const before = await lines(ana);
  await ask(ana);
  await question(bo).getByText('Ana would like to take this back:').waitFor();
  const [first] = await question(bo).getByRole('listitem').allInnerTexts();
  // Turns that are over are folded.
  const folded = cleo.locator('.log-turn[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  expect(await cleo.locator('.log').textContent()).toContain(first);
  const open = cleo.locator('.log-turn[aria-expanded=true]');
  while ((await open.count()) > 1) await open.first().click();
  await cleo.getByText('Ana asked to take a move back. Waiting for Bo.').waitFor();
  await ana.getByText('You asked to take a move back. Waiting for Bo.').waitFor();
  expect((await question(cleo).count()) + (await question(ana).count())).toBe(0);
  await expectOpenToAll(bo);

  // Anyone who loads the page anew finds the same question.
  await Promise.all([ana.reload(), bo.reload()]);
  await ana.getByText('You asked to take a move back. Waiting for Bo.').waitFor();
  await question(bo).getByRole('button', { name: 'Rather not' }).click();
  for (const page of [ana, cleo]) await page.getByText('Bo would rather not take it back.').waitFor();
  await question(bo).waitFor({ state: 'detached' });
  await bo.reload();
  await bo.locator('.mm-board').waitFor();
  expect(await question(bo).count()).toBe(0);
  expect(await lines(ana)).toBe(before);

  await ask(ana);
  await question(bo).getByRole('button', { name: 'Agree' }).click();
  await ana.getByText('Taken back.').waitFor();
  for (const page of [bo, cleo]) await page.getByText('Ana took a move back.').waitFor();
  await showTheSame([ana, cleo]);
  expect(await lines(ana)).toBeLessThan(before);
  expect(await question(bo).count()).toBe(0);
});

test('a question that is overtaken by play is gone', async () => {
  await actUntil([ana], () => bo.locator('.mm-end').isVisible());
  await showTheSame([ana, cleo]);
  await ask(ana);
  await question(bo).waitFor();
  await bo.locator('.mm-end').click();
  await question(bo).waitFor({ state: 'detached' });
  await gone(cleo, 'Ana asked to take a move back. Waiting for Bo.');
});

test('people talk, with words of their own and quick ones, and see what they have not read', async () => {
  await button(bo, 'Talk').click();
  await bo.getByRole('dialog').getByRole('textbox', { name: 'Say something' }).fill('Shall we hold the gate?');
  await bo.getByRole('dialog').getByRole('button', { name: 'Say', exact: true }).click();
  const heard = ana.locator('.just-said').getByText('Well played').waitFor();
  await bo.getByRole('dialog').getByRole('button', { name: 'Well played' }).click();
  await heard;
  const tab = ana.getByRole('tab', { name: /^Talk/ });
  await expect.poll(() => tab.innerText()).toContain('2');
  expect(await isWithin(tab.locator('.unread'), tab)).toBe(true);
  await tab.click();
  await expect.poll(() => tab.innerText()).toBe('Talk');
  const talk = ana.getByRole('list', { name: 'Talk' });
  expect(await talk.getByRole('listitem').allInnerTexts()).toEqual(['Bo Shall we hold the gate?', 'Bo Well played']);
  await button(ana, 'Thank you').click();
  await bo.getByRole('dialog').getByText('Ana Thank you').waitFor();
  for (const page of [ana, bo]) await expectOpenToAll(page);
});

test('somebody points at a piece: the others see a ring round it, with the name', async () => {
  await bo.getByRole('dialog').getByRole('button', { name: 'Point at the board' }).click();
  await bo.getByText('Tap the piece you mean.').waitFor();
  await expectOpenToAll(bo);
  const { x, y, width, height } = (await bo.locator('[data-mark=wall3]').boundingBox())!;
  const seen = [ana, cleo].flatMap((page) => [
    page.locator('.ping', { hasText: 'Bo' }).waitFor(),
    page.getByText(/^Bo points at Wall 3/).waitFor({ state: 'attached' }),
  ]);
  await bo.touchscreen.tap(x + width / 2, y + height / 2);
  await Promise.all(seen);
  await bo.getByText('Tap the piece you mean.').waitFor({ state: 'detached' });
});

test('a seat goes to a bot, which plays it, and back', async () => {
  await button(ana, 'Bots and seats').click();
  const sheet = ana.getByRole('dialog', { name: 'Bots and seats' });
  await sheet.getByLabel('Bot for Ana').selectOption({ label: 'Casual' });
  await expectOpenToAll(ana);
  await sheet.getByRole('listitem').filter({ hasText: 'Ana' }).getByRole('button', { name: 'Let a bot play' }).click();
  await sheet.getByText('Casual bot plays for you').waitFor();
  await ana.keyboard.press('Escape');
  await ana.getByText('A bot is playing for you.').waitFor();
  await players(cleo).getByText('Bot · Casual, for now').waitFor();
  // Ana's turn is the fourth: nobody but the bot has played it when the fifth comes.
  await actUntil([bo], isTurn(cleo, 5));

  await button(ana, 'Take your seat back').click();
  await gone(ana, 'A bot is playing for you.');
  await players(cleo).getByText('Bot · Casual, for now').waitFor({ state: 'detached' });
});

test('a player who comes back after a while reads what happened; the others see who is away', async () => {
  // Bo's turn is over, and the third plays: something happened since his last move. A turn later the castle may have fallen.
  await actUntil([ana, bo], isTurn(bo, 6));
  const id = new URL(bo.url()).pathname.split('/').at(-1);
  await bo.evaluate((match) => localStorage.setItem(`nightfall.seen.${match}`, String(Date.now() - 3_600_000)), id);
  const state = await bo.context().storageState();
  await bo.context().close();
  await ana.getByText('Bo is away.').waitFor();
  await players(cleo).getByText('Away').waitFor();
  bo = await sitDown(house.browser, seat, 'Bo', state, NARROW);
  const recap = bo.getByRole('dialog', { name: 'Since your last move' });
  await recap.getByRole('listitem').first().waitFor();
  await expectOpenToAll(bo);
  await recap.getByRole('button', { name: 'To the table' }).click();
  await gone(ana, 'Bo is away.');
});

test('nothing went wrong on any screen', () => {
  expect([ana, bo, cleo].flatMap(({ faults }) => faults)).toEqual([]);
});
