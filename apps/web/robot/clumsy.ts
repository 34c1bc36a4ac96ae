import type { Calm } from './calm.ts';
import { acted } from './eyes/long-press.ts';
import type { Player } from './player.ts';
import { oneOf } from './random.ts';
import { read } from './reading.ts';
import type { Control } from './sight.ts';

/** What people do without meaning it, or only to look. */
type Clumsiness = (player: Player, calm: Calm, chosen: Control) => Promise<void>;

const doubleTap: Clumsiness = async ({ hand }, _calm, chosen) => {
  await hand.press(chosen);
  await hand.tap(chosen);
};

/** Holding is looking: nothing may come of it. */
const longPress: Clumsiness = async ({ page, hand, diary, random }, { controls }) => {
  const piece = oneOf(
    random,
    controls.filter(({ isPiece }) => isPiece),
  );
  if (!piece) return;
  const before = await read(page);
  await hand.hold(piece);
  await diary.note(page, acted(piece.name, before, await read(page)));
};

const tapBeside: Clumsiness = async ({ hand, random }, { reading: { board } }) => {
  const [x, y, width, height] = board;
  await hand.press({ x: x + random() * width, y: y + random() * height });
};
const reload: Clumsiness = async ({ page }) => void (await page.reload());
const backAndForth: Clumsiness = async ({ page }) => {
  await page.goBack();
  await page.goForward();
};
const rotate: Clumsiness = async ({ page, isTouch }) => {
  const size = page.viewportSize();
  if (!size || !isTouch) return;
  await page.setViewportSize({ width: size.height, height: size.width });
  await page.setViewportSize(size);
};

const CLUMSY = { doubleTap, longPress, tapBeside, reload, backAndForth, rotate } as const satisfies Record<string, Clumsiness>;
const FOR_A_MOUSE = ['doubleTap', 'tapBeside', 'reload', 'backAndForth'] as const;
const FOR_A_FINGER = ['longPress', 'longPress', 'rotate', ...FOR_A_MOUSE] as const;

/** One of these, said in the diary. */
export async function beClumsy(player: Player, calm: Calm, chosen: Control): Promise<void> {
  const name = oneOf(player.random, player.isTouch ? FOR_A_FINGER : FOR_A_MOUSE)!;
  player.diary.step(`${calm.reading.seq} clumsy: ${name}, at ${chosen.name}`);
  await CLUMSY[name](player, calm, chosen);
}
