import { reopen, shelf, takeHold, type BoardModule, type Guide, type Session } from '@nightfall/ui';
import { sitDown } from '@nightfall/ui/own-table';
import { guideOf, keepOn, takeFresh, type Begun } from './matches.ts';
import { boardOf } from './modules.ts';
import { workerThinker } from './thinker.ts';

async function open(module: BoardModule, begun: Begun, guide: Guide | undefined): Promise<Session> {
  return sitDown({ ...begun, rig: guide?.rig, thinker: workerThinker(), keep: keepOn(module), hold: await takeHold(begun.id) });
}

export type Opened = {
  readonly session: Session;
  readonly module: BoardModule;
  readonly guide: Guide | undefined;
  readonly night: Begun['night'];
};
async function opened(module: BoardModule, begun: Begun): Promise<Opened> {
  const guide = begun.guided ? guideOf(module, begun.match.head.holders) : undefined;
  return { session: await open(module, begun, guide), module, guide, night: begun.night };
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
