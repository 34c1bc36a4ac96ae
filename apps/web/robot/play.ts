import { untilCalm, type Calm } from './calm.ts';
import { lookAt } from './eyes/index.ts';
import { choose, newMemory, type Memory } from './mind.ts';
import type { Player } from './player.ts';

/** Presses without any effect after which a decision counts as a dead end. */
const DEAD = 40;

/** Plays until the game is over, or `most` decisions are made, or nothing goes on any more. */
export async function playOn(player: Player, most: number): Promise<boolean> {
  const memory = newMemory();
  while (player.diary.decisions < most) {
    const calm = await untilCalm(player.page);
    await look(player, calm);
    if (calm.freeze) return false;
    if (calm.reading.isOver && !calm.reading.isPlaying) return true;
    remember(memory, calm);
    if (memory.presses > DEAD) return deadEnd(player, calm, 'nothing that was pressed led on');
    if (!(await act(player, calm, memory))) return false;
  }
  return false;
}

async function look(player: Player, { reading, freeze }: Calm): Promise<void> {
  const { page, diary, isTouch } = player;
  await diary.note(page, player.errors());
  if (freeze) await diary.note(page, [freeze]);
  if (reading.said === player.looked) return;
  player.looked = reading.said;
  await diary.note(page, await lookAt(page, isTouch));
}

function remember(memory: Memory, { reading, controls }: Calm): void {
  const isNew = reading.seq !== memory.seq;
  const isVain =
    controls.some(({ area, name }) => area === 'note' && name === 'Close') &&
    !controls.some(({ name }) => /^(Do that|Show me)/.test(name));
  Object.assign(memory, {
    seq: reading.seq,
    presses: isNew ? 0 : memory.presses + 1,
    isHintVain: isNew ? false : memory.isHintVain || isVain,
  });
}

async function act(player: Player, calm: Calm, memory: Memory): Promise<boolean> {
  const { diary, hand, random } = player;
  const chosen = choose(calm, memory, random);
  if (!chosen) return deadEnd(player, calm, 'there is nothing to press');
  diary.step(`${calm.reading.seq} ${chosen.area}: ${chosen.name}`);
  if (memory.presses === 0) diary.decisions += 1;
  await hand.press(chosen);
  return true;
}

async function deadEnd({ page, diary }: Player, { reading }: Calm, text: string): Promise<false> {
  await diary.note(page, [{ kind: 'dead end', text: `${text}: ${reading.said.slice(0, 160)}`, place: reading.place }]);
  return false;
}
