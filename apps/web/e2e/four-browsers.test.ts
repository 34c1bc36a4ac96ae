import { canonical, Match, parseRecord, replayRecord, type Input } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { layHeist } from './heist-online.ts';
import { openLine, type Line, type Slowness } from './lag.ts';
import { recordOf } from './online-table.ts';
import { keepTime, passAtTable } from './page-clock.ts';
import { load } from './watch-games.ts';
import { openWatchSite } from './watch-site.ts';
import { deedsOf, tapOnAndOn, tapTheWire } from './wiretap.ts';

/** The bell rings when everybody has done so much. `PLAY_DEEDS=300` plays about the two minutes of a round of Firefighters. */
const DEEDS = Number(process.env['PLAY_DEEDS'] ?? 12);
const NEAR: Slowness = { delay: 0, jitter: 0 };
/** 300 ms there and back, and up to 200 more. */
const FAR: Slowness = { delay: 150, jitter: 100 };

const site = openWatchSite({ stands: true });
async function lineOf(slowness: Slowness): Promise<Line> {
  const line = await openLine(site.url, slowness);
  onTestFinished(() => line.close());
  return line;
}
const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });
/** Is it so? The clock stops when somebody is gone: whoever is there lets it go on. */
const goingOn = (page: Page, isSo: () => Promise<boolean>) => async (): Promise<boolean> => {
  const goOn = page.getByRole('button', { name: 'Resume' }).first();
  if (await goOn.isVisible()) await goOn.click({ timeout: 2000 }).catch(() => undefined);
  return isSo();
};
async function dropOut(page: Page, line: Line): Promise<void> {
  await expect.poll(async () => (await deedsOf(page)).stored.length).toBeGreaterThan(3);
  line.cut();
  await page.getByText('The connection is lost.').first().waitFor();
  line.mend();
}
/** What is on the board of a screen. */
const shown = async (page: Page): Promise<string> =>
  canonical(JSON.parse((await page.locator('.secrets').textContent())!) as object);
const seatOf = (input: Input): number | undefined => ('seat' in input ? input.seat : undefined);

test(
  '[10.5] four browsers in real time, two of them far away and one that drops out: no deed is lost or doubled, one bell, one state',
  { timeout: 1000 * (300 + 3 * DEEDS) },
  async () => {
    const lines = await Promise.all([NEAR, FAR, FAR, NEAR].map(lineOf));
    const urls = lines.map(({ url }) => url);
    const options = { lasts: 120_000 + 1000 * DEEDS, rounds: 1 };
    const { thief, guards } = await layHeist(site, { game: 'open-heist', urls, options, first: tapTheWire });
    const pages = [thief, ...guards];
    for (const page of pages) await page.locator('[data-part=choices] button').first().click();
    await Promise.all(pages.map((page) => page.getByRole('timer', { name: 'Time left' }).waitFor()));
    // Anyone who has done their part leaves the table to the others, who are refused what is overtaken; then all go on until the bell.
    await Promise.all(pages.map((page) => tapOnAndOn(page, DEEDS)));
    const haveActed = async () => (await Promise.all(pages.map(deedsOf))).every(({ stored }) => stored.length >= DEEDS);
    await Promise.all([keepTime(site, goingOn(thief, haveActed)), dropOut(guards[2]!, lines[3]!)]);
    await Promise.all(pages.map((page) => tapOnAndOn(page)));
    await passAtTable(
      site,
      goingOn(thief, () => theEnd(thief).isVisible()),
      5000,
    );
    await Promise.all(pages.map((page) => theEnd(page).waitFor()));

    const record = parseRecord(await recordOf(thief));
    const match = 'where' in record ? record : replayRecord(await load('open-heist'), record);
    if (!(match instanceof Match)) throw new Error(match.text);
    // One bell, and every screen shows the state that the record leads to, whose hash it holds.
    expect(match.inputs.filter(({ type }) => type === 'bell')).toHaveLength(1);
    await expect.poll(() => Promise.all(pages.map(shown))).toEqual(pages.map(() => canonical(match.state as object)));

    const deeds = await Promise.all(pages.map(deedsOf));
    console.log(deeds.map(({ sent, stored, refused }) => `${sent} sent, ${stored.length} stored, ${refused} refused`).join('; '));
    const places = deeds.flatMap(({ stored }) => stored);
    expect(new Set(places).size).toBe(places.length);
    deeds.forEach(({ sent, stored }, seat) => {
      const inLog = match.inputs.filter((input) => seatOf(input) === seat).length;
      // What was on its way when the line broke may be stored without an answer; everybody else has one for each deed.
      expect(inLog).toBeGreaterThanOrEqual(stored.length);
      expect(inLog).toBeLessThanOrEqual(seat === 3 ? sent : stored.length);
      expect(stored.length).toBeGreaterThanOrEqual(DEEDS);
    });
    expect(thief.faults).toEqual([]);
  },
);
