import type { About } from '@nightfall/kernel';
import type { Player } from '../player.ts';
import { find, press } from '../way.ts';
import { addSomebody, layFirst } from './setting.ts';

/** From the home page to a table; answers the people who sit at it at other screens. */
export type Way = (player: Player, game: About, side: number, friend: () => Promise<Player>) => Promise<readonly Player[]>;

/** The lesson: from the home page, or from the game's own page; where there are several, the first and then the second. */
export const guide: Way = async (player, { name }, side) => {
  await press(player, side === 1 ? `First time? Learn as you play: ${name}` : `Play ${name}`);
  if (side === 1) await find(player, /^First night as a Hero/);
  else await press(player, /^(First night as the Night King|Begin the guided game)$/);
  return [];
};
export const first: Way = async (player, { name }) => {
  await layFirst(player, name);
  await press(player, 'Begin');
  return [];
};
export const usual: Way = async (player, { name }) => {
  await press(player, `Play ${name}`);
  await find(player, 'Usual game');
  await press(player, 'Begin');
  return [];
};
/** Without a clock, where there is one. */
export const paced: Way = async (player, { name }) => {
  await layFirst(player, name);
  await find(player, /^Paced/);
  await press(player, 'Begin');
  return [];
};
/** Against the Heroes. */
export const king: Way = async (player, { name }) => {
  await layFirst(player, name);
  await press(player, 'I play the Night King');
  await press(player, 'Begin');
  return [];
};
/** Two people share the device. */
export const handedRound: Way = async (player, { name, players }, side) => {
  await layFirst(player, name);
  if (players.max > 1) await addSomebody(player, 'Person here', side);
  await press(player, 'Begin');
  return [];
};
/** A friend comes by link, to a screen of their own. */
export const online: Way = async (player, { name, players }, side, friend) => {
  await layFirst(player, name);
  if (players.max === 1) {
    await press(player, 'Begin');
    return [];
  }
  await addSomebody(player, 'Friend online', side);
  await press(player, 'Begin');
  const link = player.page.getByRole('textbox', { name: /^Link: Seat/ }).first();
  await link.waitFor();
  const other = await friend();
  await other.page.goto(await link.inputValue());
  await press(other, 'Sit down');
  return [other];
};
