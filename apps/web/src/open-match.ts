import type { Match } from '@nightfall/kernel';
import { reopen, shelf, takeHold, type BoardModule, type Guide } from '@nightfall/ui';
import { sitDown } from '@nightfall/ui/own-table';
import type { TableSession } from '@nightfall/ui/session';
import { isForDevelopers } from './dev/asked.ts';
import type { ChosenDice } from './dev/chosen-dice.ts';
import { guideOf, keepOn, lessonBehind, takeFresh, type Begun } from './matches.ts';
import { boardOf } from './modules.ts';
import { workerThinker } from './thinker.ts';

type Laid = {
  readonly module: BoardModule;
  readonly begun: Begun;
  readonly guide: Guide | undefined;
  readonly dice: Opened['dice'];
};
async function open({ module, begun, guide, dice }: Laid): Promise<TableSession> {
  const hold = await takeHold(begun.id);
  const faces = { rig: guide?.rig, chosen: dice?.take };
  return sitDown({ ...begun, ...faces, thinker: workerThinker(), keep: keepOn(module, guide, begun.isTaught), hold });
}

export type Opened = {
  readonly session: TableSession;
  readonly module: BoardModule;
  readonly guide: Guide | undefined;
  /** The lesson that this is, or was played on from: a real game comes next. */
  readonly lesson?: Guide | undefined;
  readonly night: Begun['night'];
  /** Played on from the middle of another game, with dice that nobody promised. */
  readonly isBranch?: boolean;
  /** Dice of the developer's panel, where there is one. */
  readonly dice?: ChosenDice | undefined;
};
async function opened(module: BoardModule, begun: Begun): Promise<Opened> {
  const guide = begun.guided ? await guideOf(module, begun.match.head.holders) : undefined;
  const dice = await diceOf(begun);
  const isBranch = begun.seed === null && !begun.guided;
  const lesson = isBranch ? await lessonBehind(module, begun.match.head) : guide;
  return { session: await open({ module, begun, guide, dice }), module, guide, lesson, night: begun.night, isBranch, dice };
}
/** Lessons bring their own dice, and a night that counts has everybody's. */
async function diceOf({ guided, night }: Begun): Promise<ChosenDice | undefined> {
  if (!isForDevelopers() || guided || night?.counts) return undefined;
  const { ChosenDice } = await import('./dev/chosen-dice.ts');
  return new ChosenDice();
}

/** A table beside a match, to try something out: nothing of it is saved. */
export async function openBeside({ session: { id }, module, dice }: Opened, match: Match): Promise<Opened> {
  const start = { id, match, seed: null, chosen: dice?.take, thinker: workerThinker(), keep: () => undefined };
  return { session: await sitDown(start), module, guide: undefined, night: undefined, dice };
}

/** A match of this browser; or a sentence that says why there is none. */
export async function openMatch(id: string): Promise<Opened | string> {
  const begun = takeFresh(id);
  if (begun) {
    const module = (await boardOf(begun.match.game.id))!;
    return opened(module, begun);
  }
  const kept = await shelf.get(id);
  if (!kept) return 'This match is not saved in this browser. You can open a record of it on the replay page.';
  const module = await boardOf(kept.game);
  if (!module) return `The game ${kept.game} is not available here.`;
  const found = reopen(module.game, kept);
  if ('where' in found) return `Can’t read the saved match (${found.where}): ${found.text}`;
  return opened(module, { ...kept, ...found });
}
