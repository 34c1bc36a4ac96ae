import { Match, parseRecord, replayRecord } from '@nightfall/kernel';
import { game } from '@nightfall/midnight-madness';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { expectOpenToAll } from './barriers.ts';
import { forget, launch, NARROW, openPage, serve, type Served } from './harness.ts';
import { layTable, lines, recordOf, showTheSame, sitDown } from './online-table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function table(served: Served): Promise<{ ana: Page; bo: Page }> {
  const ana = await openPage(browser, `${served.url}/play/midnight-madness`);
  const { seat } = await layTable(ana);
  return { ana, bo: await sitDown(browser, seat, 'Bo', undefined, NARROW) };
}
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** How many inputs the stored record has; every one of them is legal. */
async function stored(page: Page): Promise<number> {
  const record = parseRecord(await recordOf(page));
  const match = 'where' in record ? record : replayRecord(game, record);
  if (!(match instanceof Match)) throw new Error(`${match.where}: ${match.text}`);
  return match.inputs.length;
}

test('without its database the table says so and keeps the move; with it the move is stored, once', async () => {
  const postgres = await startPostgres();
  const served = await serve({ database: postgres.url });
  const { ana, bo } = await table(served);
  await ana.locator('.mm-end').waitFor();
  const before = await stored(ana);
  const known = await lines(bo);
  await postgres.off();
  await ana.locator('.mm-end').click();
  for (const page of [ana, bo]) await trouble(page).getByText('The database does not answer. Nothing is lost').waitFor();
  expect(await ana.locator('.mm-end').count()).toBe(0);
  expect(await lines(bo)).toBe(known);
  for (const page of [ana, bo]) await expectOpenToAll(page);

  await postgres.on();
  for (const page of [ana, bo]) await trouble(page).waitFor({ state: 'detached' });
  await expect.poll(() => lines(bo), { timeout: 30_000 }).toBeGreaterThan(known);
  await showTheSame([ana, bo]);
  expect(await stored(ana)).toBe(before + 1);
  await served.kill();
  await postgres.end();
  forget(served);
});

test('when the server is gone the table says so, and when it is back', async () => {
  let served = await serve();
  const { ana, bo } = await table(served);
  await served.kill();
  for (const page of [ana, bo]) await trouble(page).getByText('The connection is lost. Trying again.').waitFor();
  await expectOpenToAll(bo);
  served = await serve({ data: served.data, port: Number(new URL(served.url).port) });
  for (const page of [ana, bo]) await page.getByText('The connection is back.').waitFor();
  await trouble(ana).waitFor({ state: 'detached' });
  await served.kill();
  forget(served);
});
