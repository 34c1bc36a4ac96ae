import { catalog, load } from '@nightfall/catalog';
import { parseRecord } from '@nightfall/kernel';
import { pack, unpack } from '@nightfall/ui';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { openPage, NARROW } from './harness.ts';
import { openHouse } from './house.ts';
import { SIEGE } from './siege-night.ts';
import { DAY, EVENING, sleepThrough } from './tonight-table.ts';

const house = openHouse();
type Watched = Page & { readonly faults: string[] };

/** A browser of its own on the evening of this day. */
async function openOn(now: number, path: string): Promise<Watched> {
  const page = await openPage(house.browser, 'about:blank');
  await page.clock.setFixedTime(now);
  await page.goto(house.url + path);
  return page;
}
async function playTonight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await sleepThrough(page);
}
const toResult = async (page: Page) => {
  await page.getByRole('link', { name: 'Your result, and par' }).click();
  await page.getByRole('region', { name: 'Your result' }).waitFor();
};

test('[SN-16.6] [SN-18.13] over two nights: the first try counts, help is refused, par and streak are shown', async () => {
  const page = await openOn(EVENING, '/');
  await page.getByRole('link', { name: 'Tonight’s game: Siege of the Eternal Night' }).click();
  await page.getByText('Your first try counts.').waitFor();
  await page.getByText('3 h 30 min').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText('Tonight: this counts').waitFor();
  await page.keyboard.press('h');
  await page.getByText('there are no hints').waitFor();
  // Anyone who leaves goes on at the same table.
  const table = page.url();
  await page.goto(`${house.url}/tonight/${SIEGE}`);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.waitForURL(table);
  await sleepThrough(page);
  await toResult(page);
  const reached = await page.locator('.night-result h2').innerText();
  expect(reached).toMatch(/^\d+ left · Lost to the Dark$/);
  await page.getByText('1 night in a row').waitFor();
  await page.locator('.night-ranking li', { hasText: 'Par: Good bot' }).waitFor();
  expect(await page.locator('.night-ranking [aria-current]').innerText()).toContain(reached);
  await page.getByRole('button', { name: 'Practise this night' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText('Practice', { exact: true }).waitFor();
  await page.goto(house.url);
  await page.getByText(`Tonight: ${reached}`).waitFor();

  await page.clock.setFixedTime(EVENING + DAY);
  await page.goto(`${house.url}/tonight`);
  await page.getByText('19 November').waitFor();
  await page.getByRole('link', { name: 'Play: Siege of the Eternal Night tonight' }).click();
  await page.getByText('1 night in a row').waitFor();
  await playTonight(page);
  await toResult(page);
  await page.getByText('2 nights in a row').waitFor();
  expect(page.faults).toEqual([]);
});

test('a result sent to another browser opens tonight with the score to beat; one that was changed is not shown', async () => {
  const ana = await openOn(EVENING, `/tonight/${SIEGE}`);
  await playTonight(ana);
  await toResult(ana);
  const reached = await ana.locator('.night-result h2').innerText();
  await ana.getByRole('button', { name: 'Challenge a friend' }).click();
  const link = await ana.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link).toContain(`/tonight/${SIEGE}/2026-11-18#r=`);

  const path = link.slice(house.url.length);
  const ben = await openOn(EVENING, path);
  await ben.getByText(`reached ${reached}. Can you beat it?`).waitFor();
  await ben.getByText('Your first try counts.').waitFor();

  // A die of the record is changed, and everything else fits.
  const record = (await unpack(link.split('#r=')[1]!))!;
  const changed = record.replace(/^(@\d+ )?dice \d \d$/m, '$1dice 6 6').replace(/^hash .*$/m, '');
  expect(parseRecord(changed)).toHaveProperty('head');
  const carl = await openOn(EVENING, `/tonight/${SIEGE}/2026-11-18#r=${await pack(changed)}`);
  await carl.getByText('The result in this link is not shown.').waitFor();
  expect(await carl.getByText('Can you beat it?').count()).toBe(0);
  // Sent a day later it is a night that is over.
  const dora = await openOn(EVENING + DAY, path);
  await dora.getByText('This night is over.').waitFor();
  await dora.getByText(`reached ${reached}`).waitFor();
  // Nor is one that was changed in the browser itself; after clearing, the night is open again.
  await ana.evaluate(
    () =>
      new Promise<void>((done) => {
        const ask = indexedDB.open('nightfall');
        ask.addEventListener('success', () => {
          const store = ask.result.transaction('matches', 'readwrite').objectStore('matches');
          const all = store.getAll();
          all.addEventListener('success', () => {
            const [match] = all.result as { record: string }[];
            store.put({ ...match, record: match!.record.replace(/^(@\d+ )?dice \d \d$/m, '$1dice 6 6') });
            store.transaction.addEventListener('complete', () => done());
          });
        });
      }),
  );
  await ana.reload();
  await ana.getByText('Your result is not shown.').waitFor();
  await ana.evaluate(() => (localStorage.clear(), indexedDB.deleteDatabase('nightfall')));
  await ana.reload();
  await ana.getByRole('button', { name: 'Play', exact: true }).waitFor();
  for (const page of [ana, ben, carl, dora]) expect(page.faults).toEqual([]);
});

test('[SN-16.6] a night that was thrown away is practice only', async () => {
  const page = await openOn(EVENING, `/tonight/${SIEGE}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText('Tonight: this counts').waitFor();
  await page.goto(`${house.url}/nights`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.goto(`${house.url}/tonight/${SIEGE}`);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.getByText('Practice', { exact: true }).waitFor();
});

test.each(catalog.filter(({ tonight }) => tonight))('$name: its night says what counts, and begins', async ({ id, name }) => {
  const game = await load(id);
  for (const screen of [{ viewport: { width: 1440, height: 900 } }, NARROW]) {
    const page = await openPage(house.browser, `${house.url}/tonight/${id}`, screen);
    await page.getByText('Your first try counts.').waitFor();
    await page.locator('.still-board svg').first().waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/table\//);
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
    expect(game.nightly).toBeDefined();
    expect(page.faults).toEqual([]);
  }
});
