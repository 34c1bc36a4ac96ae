import type { Player } from '../player.ts';
import { find, homeOf, press, pressOnce } from '../way.ts';
import type { Way } from './local.ts';
import { chairsOf } from './setting.ts';

/** So many people find each other at a club; the first of them starts a table. */
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

/** From the home page, one starts an open table; the others find it there, each in another of the ways that the page has. */
export const evening: Way = async (player, { name }, _side, friend) => {
  await goToTables(player, NAMES[0]);
  await press(player, name);
  await find(player, 'First game');
  while ((await chairsOf(player).count()) < NAMES.length) await press(player, 'Add a friend online');
  await press(player, 'Begin');
  await player.page.getByRole('heading', { name: 'Waiting for 3 more players' }).waitFor();
  const others: Player[] = [];
  for (const [i, comeIn] of [playWithWhoeverIsThere, sitDown, lookInFirst].entries()) {
    const other = await friend();
    await comeToClub(other, player, NAMES[i + 1]!);
    await comeIn(other);
    others.push(other);
  }
  return others;
};

/** Somebody who has never been here opens the club's page. */
export async function comeToClub(other: Player, { page }: Player, name: string): Promise<void> {
  await other.page.goto(homeOf(page));
  await goToTables(other, name);
}
async function goToTables(player: Player, name: string): Promise<void> {
  await press(player, 'Open tables');
  player.diary.step(`my name is ${name}`);
  await player.page.getByLabel('Your name at the table').fill(name);
}
/** Anyone who looks for a table may have to wait until it is listed. */
const once = (player: Player, name: string | RegExp): Promise<void> =>
  pressOnce(player, String(name), player.page.getByRole('button', { name }).first());
const playWithWhoeverIsThere = (player: Player) => once(player, 'Play with whoever is there');
/** Where seats differ, each is offered by its name. */
export const sitDown = (player: Player): Promise<void> => once(player, /^(Sit down|Play as)/);
async function lookInFirst(player: Player): Promise<void> {
  await press(player, 'Look in');
  await once(player, 'Sit here');
}
