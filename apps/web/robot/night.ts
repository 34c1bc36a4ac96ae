import type { About } from '@nightfall/kernel';
import { join } from 'node:path';
import { goOver } from './after.ts';
import { Diary } from './diary.ts';
import { playOn } from './play.ts';
import { seat, type Player } from './player.ts';
import { randomOf } from './random.ts';
import type { Played } from './report.ts';
import type { Screen } from './screens.ts';
import type { Site } from './site.ts';
import { WAYS, type WayName } from './ways/index.ts';

/** A game to play: which, how, and on what screen. */
export type Night = {
  readonly game: About;
  readonly way: WayName;
  readonly screen: Screen;
  readonly seed: number;
  readonly haste: number;
  readonly most: number;
  readonly folder: string;
};

/** One game, from the home page to its end and everything after it. */
export async function play(site: Site, night: Night): Promise<Played> {
  const { game, way, screen, seed, haste, folder } = night;
  const began = performance.now();
  const diary = new Diary(join(folder, `${game.id}-${way}-${screen}-${seed}`));
  const random = randomOf(seed);
  const sit = (on: Screen) => seat({ browser: site.browser, screen: on, haste, diary, seed, random });
  const player = await sit(screen);
  await player.page.goto(site.url);
  const record = await spend(player, night, () => sit(screen === 'laptop' ? 'phone' : 'laptop'));
  diary.close(record);
  await player.page.context().close();
  return { game: game.id, way, screen, seed, seconds: (performance.now() - began) / 1000, diary };
}

/** Answers the record of the game. */
async function spend(player: Player, { game, way, seed, most }: Night, friend: () => Promise<Player>): Promise<string> {
  const { diary, page } = player;
  let record = '';
  let others: readonly Player[] = [];
  try {
    others = await WAYS[way](player, game, seed % 2, friend);
    diary.isEnded = await playOn([player, ...others], most);
    record = await recordOf(player);
    if (diary.isEnded && others.length === 0) await goOver(player, friend, way === 'guide');
  } catch (error) {
    const text = `the robot stopped: ${(error as Error).message.slice(0, 200)}`;
    await diary.note(page, [{ kind: 'error', text, place: 'robot' }]);
  }
  for (const other of others) await other.page.context().close();
  await diary.note(page, player.errors());
  return record;
}

const recordOf = ({ page }: Player): Promise<string> => page.evaluate(() => globalThis.nightfall?.record() ?? '');
