import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { frames, read, type Reading } from './reading.ts';
import type { Control } from './sight.ts';

/** Eight seconds of frames drawn: a slow machine draws fewer, and gets more time. */
const FROZEN = 480;
/** What has stood this long while events play waits for the player. */
const STANDS = 45;
const BETWEEN = 3;

/** A page that waits for its player, and what can be pressed on it; `freeze` if nothing is offered and nothing goes on. */
export type Calm = { readonly reading: Reading; readonly controls: readonly Control[]; readonly freeze: Finding | undefined };

export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(() => globalThis.sight.controls());

export const untilCalm = async (page: Page): Promise<Calm> => (await untilAnyCalm([page], 0)).calm;

/** The first of several screens at one table that asks its player, beginning with the one that is named. */
export async function untilAnyCalm(pages: readonly Page[], from: number): Promise<{ readonly who: number; readonly calm: Calm }> {
  const seen: { last: Reading | undefined; since: number }[] = pages.map(() => ({ last: undefined, since: 0 }));
  for (let n = from; ; n++) {
    const who = n % pages.length;
    const calm = await glance(pages[who]!, seen[who]!);
    const isFrozen = seen.every(({ last, since }) => last !== undefined && last.frames - since > FROZEN);
    if (calm) return { who, calm };
    if (isFrozen) return { who, calm: { reading: seen[who]!.last!, controls: [], freeze: freezeOf(seen[who]!.last!) } };
    await frames(pages[who]!, BETWEEN);
  }
}

async function glance(page: Page, seen: { last: Reading | undefined; since: number }): Promise<Calm | undefined> {
  const reading = await read(page);
  // A page that was loaded anew counts from the beginning.
  if (reading.said !== seen.last?.said || reading.frames < seen.since) seen.since = reading.frames;
  seen.last = reading;
  const stood = reading.frames - seen.since;
  if (reading.isBusy || stood < (isOffered(reading) ? BETWEEN : STANDS)) return undefined;
  const controls = await controlsOf(page);
  return isAsked(reading, controls) ? { reading, controls, freeze: undefined } : undefined;
}

/** Does the page itself say that it waits for its player? */
const isOffered = ({ isTable, isMine, isOver, isPlaying }: Reading): boolean => !isTable || ((isMine || isOver) && !isPlaying);

/** What lets a player go on while others decide or events play. */
const leadsOn = ({ area, name, isPrimary }: Control): boolean =>
  area === 'cover' || area === 'sheet' || (isPrimary && area !== 'page') || /^(Next|Go on|Close)/.test(name);

const isAsked = (reading: Reading, controls: readonly Control[]): boolean =>
  isOffered(reading) ? reading.isTable || controls.length > 0 : controls.some(leadsOn);

const freezeOf = ({ isMine, isPlaying, place, said }: Reading): Finding => ({
  kind: 'freeze',
  text: `nothing goes on and nothing is offered (${isPlaying ? 'events play' : isMine ? 'own decision' : 'others decide'}): ${said.slice(0, 160)}`,
  place,
});
