import { untilCalm } from './calm.ts';
import { lookAt } from './eyes/index.ts';
import { noWayOn } from './eyes/lesson.ts';
import type { Player } from './player.ts';
import { frames } from './reading.ts';
import { find, press } from './way.ts';

/** A game that is over: its ending, the link for a friend, the review, the replay, and the list of nights. */
export async function goOver(player: Player, friend: () => Promise<Player>, isLesson: boolean): Promise<void> {
  await look(player, 'the ending');
  if (isLesson) await player.diary.note(player.page, await noWayOn(player.page));
  await share(player, friend);
  if (await find(player, /^Review/)) await look(player, 'the review');
  await replay(player);
  await nights(player);
}

async function look({ page, diary, errors, isTouch }: Player, place: string): Promise<void> {
  const { freeze } = await untilCalm(page);
  diary.step(`looks at ${place}`);
  await diary.note(page, [...errors(), ...(freeze ? [freeze] : []), ...(await lookAt(page, isTouch))]);
}

/** The link opens in another browser, for someone who has never been here. */
async function share(player: Player, friend: () => Promise<Player>): Promise<void> {
  const { page } = player;
  await press(player, 'Share');
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await link.and(page.locator('[value*="#r="]')).waitFor();
  const other = await friend();
  await other.page.goto(await link.inputValue());
  await look(other, 'the shared game');
  await other.page.context().close();
  await press(player, 'Close');
}

async function replay(player: Player): Promise<void> {
  const { page, hand } = player;
  await press(player, 'Watch the replay');
  await press(player, 'Play');
  await frames(page, 30);
  await press(player, 'To the end');
  await look(player, 'the end of the replay');
  const box = await page.getByRole('slider', { name: 'Moment of the match' }).boundingBox();
  if (box) await hand.press({ x: box.x + box.width / 3, y: box.y + box.height / 2 });
  await look(player, 'a moment of the replay');
  await press(player, 'Play on from here');
  await look(player, 'the game that goes on from there');
}

async function nights(player: Player): Promise<void> {
  await press(player, 'All games');
  await press(player, 'Your nights');
  await look(player, 'the list of nights');
}
