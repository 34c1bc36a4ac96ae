import type { Locator, Page } from 'playwright-core';
import { controlsOf, untilCalm } from './calm.ts';
import { lookAt } from './eyes/index.ts';
import type { Player } from './player.ts';
import { frames } from './reading.ts';
import type { Control } from './sight.ts';

/** The home page of the site that somebody else is on. */
export const homeOf = (page: Page): string => new URL('/', page.url()).href;

/** Presses on the way something that a person finds by its name, scrolling to it if need be; says false if it is not there. */
export async function find(player: Player, name: string | RegExp): Promise<boolean> {
  const { page, hand, diary } = player;
  await untilCalm(page);
  const found = (await visible(player, name)) ?? (await scrolled(player, name));
  if (!found) return false;
  diary.step(`${found.area}: ${found.name}`);
  await hand.press(found);
  return true;
}

/** The same, where it must be there. */
export async function press(player: Player, name: string | RegExp): Promise<void> {
  if (await find(player, name)) return look(player);
  return nothingToPress(player, String(name));
}
async function nothingToPress({ page, diary }: Player, name: string): Promise<never> {
  await diary.note(page, [{ kind: 'dead end', text: `no “${name}” to press`, place: new URL(page.url()).pathname }]);
  throw new Error(`There is no “${name}” to press.`);
}

/** What a player waits for at a table where others play, or one of several with the same name; `what` says so in the diary. */
export async function pressOnce(player: Player, what: string, found: Locator): Promise<void> {
  const { page, hand, diary } = player;
  await found.waitFor();
  await found.scrollIntoViewIfNeeded();
  await frames(page, SETTLES);
  const point = await found.evaluate((el) => globalThis.sight.freePoint(el));
  if (!point) return nothingToPress(player, what);
  diary.step(what);
  await hand.tap({ x: point[0], y: point[1] });
  await frames(page, SETTLES);
  await see(player);
}
/** A sheet has come and stands. */
const SETTLES = 30;

async function look(player: Player): Promise<void> {
  await untilCalm(player.page);
  await see(player);
}
/** Whatever is wrong with the page as it is. */
export async function see({ page, diary, isTouch, errors }: Player): Promise<void> {
  await diary.note(page, [...errors(), ...(await lookAt(page, isTouch))]);
}

const matches = (name: string | RegExp) => (one: Control) => (typeof name === 'string' ? one.name === name : name.test(one.name));
const visible = async ({ page }: Player, name: string | RegExp) => (await controlsOf(page)).find(matches(name));
async function scrolled(player: Player, name: string | RegExp): Promise<Control | undefined> {
  const named = player.page.getByRole('link', { name, exact: true }).or(player.page.getByRole('button', { name, exact: true }));
  if ((await named.count()) === 0) return undefined;
  await named.first().evaluate((el) => el.scrollIntoView({ block: 'center' }));
  return visible(player, name);
}
