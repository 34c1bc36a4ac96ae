import { Match, parseRecord, replayRecord } from '@nightfall/kernel';
import { game } from '@nightfall/midnight-madness';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { expectOpenToAll } from './barriers.ts';
import { launch, NARROW, openPage, serve, type Served } from './harness.ts';
import { layTable, lines, recordOf, showTheSame, sitDown } from './online-table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

/** Whatever becomes of the test, its server does not stay. */
async function served(how: Parameters<typeof serve>[0] = {}): Promise<Served> {
  const server = await serve(how);
  onTestFinished(async () => {
    await server.kill();
  });
  return server;
}
async function table({ url }: Served): Promise<{ ana: Page; bo: Page }> {
  const ana = await openPage(browser, `${url}/play/midnight-madness?usual`);
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
  onTestFinished(() => postgres.end());
  const { ana, bo } = await table(await served({ database: postgres.url }));
  await ana.locator('.mm-end').waitFor();
  const before = await stored(ana);
  const known = await lines(bo);
  await postgres.off();
  // The server may know of it before the move is made.
  const isSent = await ana
    .locator('.mm-end')
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  for (const page of [ana, bo]) await trouble(page).getByText('The database is not answering. Nothing is lost').waitFor();
  expect(await ana.locator('.mm-end').count()).toBe(0);
  expect(await lines(bo)).toBe(known);
  for (const page of [ana, bo]) await expectOpenToAll(page);

  await postgres.on();
  for (const page of [ana, bo]) await trouble(page).waitFor({ state: 'detached' });
  if (!isSent) await ana.locator('.mm-end').click();
  for (const page of [bo, ana]) await expect.poll(() => stored(page)).toBe(before + 1);
  await showTheSame([ana, bo]);
});

test('when the server is gone the table says so, and when it is back', async () => {
  const server = await served();
  const { url, data, kill } = server;
  const { ana, bo } = await table(server);
  await kill();
  for (const page of [ana, bo]) await trouble(page).getByText('The connection is lost. Trying again.').waitFor();
  await expectOpenToAll(bo);
  await served({ data, port: Number(new URL(url).port) });
  for (const page of [ana, bo]) await page.getByText('The connection is back.').waitFor();
  await trouble(ana).waitFor({ state: 'detached' });
});
