import type { About } from '@nightfall/kernel';
import { join } from 'node:path';
import { goOver } from './after.ts';
import { Diary } from './diary.ts';
import { playEvening } from './evening/course.ts';
import { playOn } from './play.ts';
import { seat, type Player } from './player.ts';
import { randomOf } from './random.ts';
import type { Played } from './report.ts';
import type { Screen } from './screens.ts';
import { openClub, type Site } from './site.ts';
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
  // Anyone who looks for an open table finds those of no other evening.
  const club = way === 'evening' ? await openClub() : undefined;
  const player = await seat({ browser: site.browser, screen, haste, diary, seed, random });
  await player.page.goto((club ?? site).url);
  const others: Player[] = [];
  const record = await spend(player, night, async () => {
    const other = await seat({ browser: site.browser, screen: friendsScreen(night), haste, diary, seed, random });
    others.push(other);
    return other;
  });
  diary.close(record);
  for (const { page } of [...others, player]) await page.context().close();
  await club?.close();
  return { game: game.id, way, screen, seed, seconds: (performance.now() - began) / 1000, diary };
}
/** A friend has another kind of screen, so that both are seen; at a club everyone has brought the same. */
const friendsScreen = ({ way, screen }: Night): Screen => (way === 'evening' ? screen : screen === 'laptop' ? 'phone' : 'laptop');

/** Answers the record of the game. */
async function spend(player: Player, { game, way, seed, most }: Night, friend: () => Promise<Player>): Promise<string> {
  const { diary, page } = player;
  let record = '';
  try {
    const others = await WAYS[way](player, game, seed % 2, friend);
    const all = [player, ...others];
    diary.isEnded = await (way === 'evening' ? playEvening(all, most, friend) : playOn(all, most));
    record = await recordOf(player);
    if (diary.isEnded && others.length === 0) await goOver(player, friend, way === 'guide');
  } catch (error) {
    const text = `the robot stopped: ${(error as Error).message.slice(0, 200)}`;
    await diary.note(page, [{ kind: 'error', text, place: 'robot' }]);
  }
  await diary.note(page, player.errors());
  return record;
}

const recordOf = ({ page }: Player): Promise<string> => page.evaluate(() => globalThis.nightfall?.record() ?? '');
