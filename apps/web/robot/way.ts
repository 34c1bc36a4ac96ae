import { controlsOf, untilCalm } from './calm.ts';
import { lookAt } from './eyes/index.ts';
import type { Player } from './player.ts';
import type { Control } from './sight.ts';

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
  await player.diary.note(player.page, [
    { kind: 'dead end', text: `no “${String(name)}” to press`, place: new URL(player.page.url()).pathname },
  ]);
  throw new Error(`There is no “${String(name)}” to press.`);
}

async function look({ page, diary, isTouch, errors }: Player): Promise<void> {
  await untilCalm(page);
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
