import type { About } from '@nightfall/kernel';
import type { Player } from '../player.ts';
import { find, press } from '../way.ts';

/** From the home page to a table on this device. */
export type Way = (player: Player, game: About, side: number) => Promise<void>;

/** The lesson: from the home page, or, where a game has several, the second one from its own page. */
export const guide: Way = async (player, { name }, side) => {
  if (side === 1) return press(player, `First time? Learn as you play: ${name}`);
  await press(player, `Play ${name}`);
  if (!(await find(player, /^First night as the Night King/))) await press(player, 'Begin the guided game');
};
export const first: Way = async (player, { name }) => {
  await press(player, `Play ${name}`);
  await find(player, 'First game');
  await press(player, 'Begin');
};
export const usual: Way = async (player, { name }) => {
  await press(player, `Play ${name}`);
  await find(player, 'Usual game');
  await press(player, 'Begin');
};
