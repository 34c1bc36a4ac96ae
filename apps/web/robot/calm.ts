import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { frames, type Reading } from './reading.ts';
import type { Control } from './sight.ts';

/** Eight seconds of frames drawn: a slow machine draws fewer, and gets more time. */
const FROZEN = 480;
/** What has stood this long while events play waits for the player. */
const STANDS = 45;
/** What the page itself offers has come to rest after this many. */
const RESTS = 5;
const BETWEEN = 3;

/** A page that waits for its player, and what can be pressed on it; `freeze` if nothing is offered and nothing goes on. */
export type Calm = { readonly reading: Reading; readonly controls: readonly Control[]; readonly freeze: Finding | undefined };

export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(() => globalThis.sight.controls());
/** Undefined where the page shows something else than was read: what others do comes at any time. */
const offeredAt = (page: Page, { said }: Reading): Promise<Control[] | undefined> =>
  page.evaluate((said) => {
    const controls = globalThis.sight.controls();
    return globalThis.reading().said === said ? controls : undefined;
  }, said);

export const untilCalm = async (page: Page): Promise<Calm> => (await untilAnyCalm([page], 0)).calm;

/** The first of several screens at one table that asks its player, beginning with the one that is named. */
export async function untilAnyCalm(pages: readonly Page[], from: number): Promise<{ readonly who: number; readonly calm: Calm }> {
  const seen: (Seen | undefined)[] = pages.map(() => undefined);
  for (let n = from; ; n++) {
    const who = n % pages.length;
    const page = pages[who]!;
    const { reading, isDue } = (seen[who] = await watch(page, seen[who], pages.length === 1 ? FROZEN + 1 : BETWEEN));
    const controls = isDue ? await offeredAt(page, reading) : undefined;
    if (controls && isAsked(reading, controls)) return { who, calm: { reading, controls, freeze: undefined } };
    if (seen.every(isFrozen)) return { who, calm: { reading, controls: [], freeze: freezeOf(reading) } };
    if (isDue) await frames(page, BETWEEN);
  }
}

/** What a screen shows, since which frame, and whether that is long enough to ask what it offers. */
type Seen = { readonly reading: Reading; readonly since: number; readonly isDue: boolean };
const isFrozen = (seen: Seen | undefined): boolean => seen !== undefined && seen.reading.frames - seen.since > FROZEN;

/** Looks at every frame, in the page itself, until what it shows has stood long enough, or for `most` frames. */
const watch = (page: Page, before: Seen | undefined, most: number): Promise<Seen> =>
  page.evaluate(
    ({ before, most, rests, stands }) =>
      new Promise<Seen>((resolve) => {
        let { said, since } = { said: before?.reading.said, since: before?.since ?? 0 };
        const end = globalThis.sight.frames + most;
        const look = () => {
          const reading = globalThis.reading();
          // A page that was loaded anew counts from the beginning.
          if (reading.said !== said || reading.frames < since) since = reading.frames;
          said = reading.said;
          const isDue = !reading.isBusy && reading.frames - since >= (reading.isOffered ? rests : stands);
          if (isDue || reading.frames >= end) resolve({ reading, since, isDue });
          else requestAnimationFrame(look);
        };
        look();
      }),
    { before, most, rests: RESTS, stands: STANDS },
  );

/** What lets a player go on while others decide or events play. */
const leadsOn = ({ area, name, isPrimary }: Control): boolean =>
  area === 'cover' || area === 'sheet' || (isPrimary && area !== 'page') || /^(Next|Resume|Close)/.test(name);

const isAsked = (reading: Reading, controls: readonly Control[]): boolean =>
  reading.isOffered ? reading.isTable || controls.length > 0 : controls.some(leadsOn);

const freezeOf = ({ isMine, isPlaying, place, said }: Reading): Finding => ({
  kind: 'freeze',
  text: `nothing goes on and nothing is offered (${isPlaying ? 'events play' : isMine ? 'own decision' : 'others decide'}): ${said.slice(0, 160)}`,
  place,
});
