import { untilAnyCalm, type Calm } from './calm.ts';
import { beClumsy } from './clumsy.ts';
import { lookAt } from './eyes/index.ts';
import { jumped } from './eyes/jump.ts';
import { lingers } from './eyes/lingers.ts';
import { noWay } from './eyes/no-way.ts';
import { choose, newMemory, type Memory } from './mind.ts';
import type { Player } from './player.ts';

/** Presses without any effect after which a decision counts as a dead end. */
const DEAD = 40;
const CLUMSY = 0.05;

/** The people at a table, who keep one diary, play until the game is over, or `most` decisions are made, or nothing goes on any more. */
export async function playOn(players: readonly Player[], most: number): Promise<boolean> {
  const memories = players.map(newMemory);
  const { diary } = players[0]!;
  for (let turn = 0; diary.decisions < most; turn++) {
    const { who, calm } = await untilAnyCalm(
      players.map(({ page }) => page),
      turn,
    );
    await look(players[who]!, calm);
    if (calm.freeze) return false;
    if (calm.reading.isOver && !calm.reading.isPlaying) return true;
    remember(memories[who]!, calm);
    await lookForWays(players[who]!, calm, memories[who]!);
    if (memories[who]!.presses > DEAD) return deadEnd(players[who]!, calm, 'nothing that was pressed led on');
    if (!(await act(players[who]!, calm, memories[who]!))) return false;
  }
  return false;
}

async function look(player: Player, { reading, freeze }: Calm): Promise<void> {
  const { page, diary, isTouch } = player;
  await diary.note(page, [
    ...player.errors(),
    ...(freeze ? [freeze] : []),
    ...jumped(player.last, reading),
    ...lingers(player.last, reading, player.pressed),
  ]);
  const isSeen = reading.said === player.last?.said;
  player.last = reading;
  if (!isSeen) await diary.note(page, await lookAt(page, isTouch));
}

/** At a fresh question, with nothing over it and no clock running, every kind of move has something that leads to it. */
async function lookForWays({ page, diary }: Player, { reading, controls }: Calm, { presses }: Memory): Promise<void> {
  const isFresh = presses === 0 && reading.isMine && !reading.isPlaying && !reading.isTimed && !reading.isOver;
  const isCovered = controls.some(({ area }) => area === 'sheet' || area === 'cover' || area === 'note');
  if (isFresh && !isCovered) await diary.note(page, await noWay(page, reading));
}

function remember(memory: Memory, { reading, controls }: Calm): void {
  const isNew = reading.seq !== memory.seq;
  const hasNote = controls.some(({ area, name }) => area === 'note' && name === 'Close');
  const isVain = hasNote && !controls.some(({ name }) => /^(Do that|Show me)/.test(name));
  memory.presses = isNew || !reading.isMine ? 0 : memory.presses + 1;
  memory.isHintVain = isNew ? false : memory.isHintVain || isVain;
  memory.seq = reading.seq;
}

async function act(player: Player, calm: Calm, memory: Memory): Promise<boolean> {
  const { diary, hand, random } = player;
  const chosen = choose(calm, memory, random);
  if (!chosen) return deadEnd(player, calm, 'there is nothing to press');
  if (memory.presses === 0) diary.decisions += 1;
  player.pressed = chosen.name;
  if (calm.reading.isMine && random() < CLUMSY) {
    await beClumsy(player, calm, chosen);
    // The page may be another one now.
    player.last = undefined;
    return true;
  }
  diary.step(`${calm.reading.seq} ${chosen.area}: ${chosen.name}`);
  await hand.press(chosen);
  return true;
}

async function deadEnd({ page, diary }: Player, { reading }: Calm, text: string): Promise<false> {
  await diary.note(page, [{ kind: 'dead end', text: `${text}: ${reading.said.slice(0, 160)}`, place: reading.place }]);
  return false;
}
