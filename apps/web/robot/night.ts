import type { About } from '@nightfall/kernel';
import { join } from 'node:path';
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
  const diary = new Diary(join(folder, `${game.id}-${way}-${screen}-${seed}`));
  const random = randomOf(seed);
  const player = await seat({ browser: site.browser, screen, haste, diary, random });
  await player.page.goto(site.url);
  await spend(player, night);
  diary.close(await recordOf(player));
  await player.page.context().close();
  return { game: game.id, way, screen, seed, diary };
}

async function spend(player: Player, { game, way, seed, most }: Night): Promise<void> {
  const { diary, page } = player;
  try {
    await WAYS[way](player, game, seed % 2);
    diary.isEnded = await playOn(player, most);
  } catch (error) {
    await diary.note(page, [
      { kind: 'error', text: `the robot stopped: ${(error as Error).message.slice(0, 200)}`, place: 'robot' },
    ]);
  }
  await diary.note(page, player.errors());
}

const recordOf = ({ page }: Player): Promise<string> => page.evaluate(() => globalThis.nightfall?.record() ?? '');
