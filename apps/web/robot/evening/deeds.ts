import type { Locator, Page } from 'playwright-core';
import type { Player } from '../player.ts';
import { homeOf, press, pressOnce, see } from '../way.ts';

/** What people at an online table do besides playing. */

/** Leaves without a word: as a browser that is closed, or a train in a tunnel. */
export async function dropOut({ page, diary }: Player): Promise<void> {
  diary.step('drops out');
  await page.goto('about:blank');
}
/** Comes back to the home page, which names the game that goes on. */
export async function comeBack(player: Player, { page }: Player, game: string): Promise<void> {
  player.diary.step('comes back');
  await player.page.goto(homeOf(page));
  await pressOnce(player, `goes on with ${game}`, player.page.getByRole('link', { name: new RegExp(`^${game} Online`) }));
}

/** As soon as the table allows it. */
export async function letABotPlay(player: Player, name: string): Promise<void> {
  const sheet = await openSeats(player);
  const button = sheet.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Let a bot play' });
  await pressOnce(player, `lets a bot play for ${name}`, button);
  await sheet.getByText('bot plays for now').waitFor();
  await close(player, sheet);
}

/** The host takes a seat from somebody. */
export async function remove(player: Player, name: string): Promise<void> {
  const sheet = await openSeats(player);
  await pressOnce(player, 'opens what the host may do', sheet.getByText('You started this match'));
  await pressOnce(player, `removes ${name} …`, sheet.getByRole('button', { name: `Remove ${name} …` }));
  await pressOnce(player, `removes ${name}`, sheet.getByRole('button', { name: `Remove ${name}`, exact: true }));
  await close(player, sheet);
}
/** Reads who did it, and has a way on. */
export async function hearRemoved(player: Player, by: string): Promise<void> {
  await player.page.getByText(`${by} removed you`).waitFor();
  await see(player);
  await press(player, 'All games');
}

/** On a narrow screen the seats are in a sheet of their own. */
async function openSeats(player: Player): Promise<Locator> {
  const { page } = player;
  const manage = button(page, 'Bots and seats');
  if (!(await manage.isVisible())) await pressOnce(player, 'opens the seats', button(page, 'Seats'));
  await pressOnce(player, 'opens bots and seats', manage);
  return page.getByRole('dialog', { name: 'Bots and seats' });
}
const close = (player: Player, sheet: Locator): Promise<void> => pressOnce(player, 'closes it', button(sheet, 'Close'));
const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

export async function offerRematch(player: Player): Promise<void> {
  await pressOnce(player, 'offers a rematch', button(player.page, 'Rematch'));
  await atTable(player);
}
/** Another game for the same people. */
export async function offerNext(player: Player, game: string): Promise<void> {
  const { page } = player;
  await pressOnce(player, 'opens the next games', page.getByText('Next game with the same people'));
  await pressOnce(player, `offers ${game}`, button(page, game));
  await atTable(player);
}
export async function joinNext(player: Player): Promise<void> {
  await pressOnce(player, 'joins', button(player.page, 'Join'));
  await atTable(player);
}
const atTable = ({ page }: Player): Promise<void> => page.locator('.table, .cover').first().waitFor();
