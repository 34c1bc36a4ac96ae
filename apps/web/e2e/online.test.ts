import type { Browser } from 'playwright-core';
import { Match, parseRecord, replayRecord } from '@nightfall/kernel';
import { game } from '@nightfall/midnight-madness';
import { beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../server/src/testing/postgres.ts';
import { doorTo, type Door } from './door.ts';
import { launch, openPage, serve, WIDE, type Served } from './harness.ts';
import { act, actUntil, isTurn, layTable, lines, recordOf, showTheSame, sitDown } from './online-table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

/** The server's record, played again: every line is legal and the end is the one that was stored. */
function expectWhole(text: string): void {
  const record = parseRecord(text);
  if ('where' in record) throw new Error(`${record.where}: ${record.text}`);
  expect(replayRecord(game, record)).toBeInstanceOf(Match);
}

test('two browsers and a bot play by links, a third watches; a browser and then the server die in the middle', async () => {
  let served: Served = await serve();
  const ana = await openPage(browser, `${served.url}/play/midnight-madness?usual`, WIDE);
  const { seat, watch } = await layTable(ana);
  let bo = await sitDown(browser, seat, 'Bo');
  const cleo = await openPage(browser, watch, WIDE);
  await cleo.locator('.mm-board').waitFor();
  await actUntil([ana, bo], isTurn(ana, 2));

  const state = await bo.context().storageState();
  await bo.context().close();
  bo = await sitDown(browser, seat, 'Bo', state);
  await actUntil([ana, bo], isTurn(bo, 3));

  const known = await lines(ana);
  const { port } = new URL(served.url);
  await Promise.all([act(ana).catch(() => undefined), act(bo).catch(() => undefined), served.kill('SIGKILL')]);
  served = await serve({ data: served.data, port: Number(port) });
  await actUntil([ana, bo], isTurn(ana, 4));
  expect(await lines(ana)).toBeGreaterThan(known);
  expectWhole(await recordOf(ana));
  await showTheSame([ana, bo, cleo]);
  expect(await cleo.locator('.mm-end').count()).toBe(0);
  await served.kill();
});

test('two nodes share one PostgreSQL; one is killed, and the game goes on at the other', async () => {
  const postgres: TestPostgres = await startPostgres();
  const nodes = await Promise.all([serve({ database: postgres.url }), serve({ database: postgres.url })]);
  const door: Door = await doorTo(nodes.map(({ url }) => Number(new URL(url).port)));
  const ana = await openPage(browser, `${door.url}/play/midnight-madness?usual`, WIDE);
  const { seat } = await layTable(ana);
  const bo = await sitDown(browser, seat, 'Bo');
  await actUntil([ana, bo], isTurn(ana, 2));
  await nodes[0]!.kill('SIGKILL');
  await actUntil([ana, bo], isTurn(ana, 3));
  expectWhole(await recordOf(ana));
  await showTheSame([ana, bo]);
  await Promise.all([door.close(), nodes[1]!.kill(), ana.context().close(), bo.context().close()]);
  await postgres.end();
});
