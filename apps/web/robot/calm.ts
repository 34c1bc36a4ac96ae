import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { frames, read, type Reading } from './reading.ts';
import type { Control } from './sight.ts';

/** Eight seconds of frames drawn: a slow machine draws fewer, and gets more time. */
const FROZEN = 480;
/** What has stood this long while events play waits for the player. */
const STANDS = 45;
const BETWEEN = 4;

/** A page that waits for the player, and what can be pressed on it; `freeze` if nothing is offered and nothing goes on. */
export type Calm = { readonly reading: Reading; readonly controls: readonly Control[]; readonly freeze: Finding | undefined };

export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(() => globalThis.sight.controls());

export async function untilCalm(page: Page): Promise<Calm> {
  let last = await read(page);
  let since = last.frames;
  for (;;) {
    const controls = await controlsOf(page);
    if (isAsked(last, last.frames - since, controls)) return { reading: last, controls, freeze: undefined };
    if (last.frames - since > FROZEN) return { reading: last, controls, freeze: freezeOf(last) };
    await frames(page, BETWEEN);
    const now = await read(page);
    // A page that was loaded anew counts from the beginning.
    if (now.said !== last.said || now.frames < since) since = now.frames;
    last = now;
  }
}

/** What lets a player go on while others decide or events play. */
const leadsOn = ({ area, name, isPrimary }: Control): boolean =>
  area === 'cover' || area === 'sheet' || (isPrimary && area !== 'page') || /^(Next|Go on|Close)/.test(name);

function isAsked({ isTable, isMine, isPlaying, isOver, isBusy }: Reading, stood: number, controls: readonly Control[]): boolean {
  if (isBusy) return false;
  if (!isTable) return controls.length > 0 && stood >= BETWEEN;
  if ((isMine || isOver) && !isPlaying) return stood >= BETWEEN;
  return stood >= STANDS && controls.some(leadsOn);
}

const freezeOf = ({ isMine, isPlaying, place, said }: Reading): Finding => ({
  kind: 'freeze',
  text: `nothing goes on and nothing is offered (${isPlaying ? 'events play' : isMine ? 'own decision' : 'others decide'}): ${said.slice(0, 160)}`,
  place,
});
