import { load } from '@nightfall/catalog';
import { Match, nightOf, printRecord, quickRandom, sha256, type Types } from '@nightfall/kernel';
import type { Try } from '@nightfall/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { OURS, ask, newcomer, type Person, testServer } from '../testing/harness.ts';

const SIEGE = 'siege-of-the-eternal-night';
const TODAY = new Date().toISOString().slice(0, 10);
let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const club = async () => (server = await testServer({ games: OURS, tonight: 'everyone' }));

/** A whole night of the siege as a casual player plays it, with dice of this seed. */
async function playNight(date: string, mind: number, seed?: string): Promise<string> {
  const game = await load(SIEGE);
  const night = nightOf(game, date)!;
  const dice = seed ?? night.seed;
  const head = { game: game.id, version: game.version, setup: night.setup, holders: night.holders, names: ['Ana'] };
  const match = Match.begin(game, { ...head, promise: sha256(dice) }, dice) as Match;
  match.settle();
  for (let n = 0; !match.isOver; n++) {
    for (const move of game.bots['casual']!.bot(match.view(0), 0, quickRandom(mind + n)))
      if (match.play(move as Types['move'])) break;
    match.settle();
  }
  return printRecord(match, dice);
}
const enter = (person: Person, date: string, record: string) =>
  ask(person, 'POST', '/api/tonight', { game: SIEGE, date, record });
const tableOf = (person: Person | string, date = TODAY) => ask<Try[]>(person, 'GET', `/api/tonight?game=${SIEGE}&date=${date}`);

test("the club's table has the first try of each person, the best first, under the name they have now", async () => {
  const { url } = await club();
  const [ana, bo] = [await newcomer(url, 'Ana'), await newcomer(url, 'Bo')];
  const [first, second] = [await playNight(TODAY, 1), await playNight(TODAY, 500)];
  await enter(ana, TODAY, first);
  await enter(ana, TODAY, second);
  await enter(bo, TODAY, second);
  await ask(bo, 'PUT', '/api/me', { name: 'Boris' });
  const shown = await tableOf(ana);
  expect(shown.map(({ points }) => points)).toEqual(shown.map(({ points }) => points).toSorted((a, b) => b - a));
  expect(new Map(shown.map(({ name, you }) => [name, you]))).toEqual(
    new Map([
      ['Ana', true],
      ['Boris', false],
    ]),
  );
  const game = await load(SIEGE);
  const own = shown.find(({ you }) => you)!;
  expect(own.text).toMatch(/^\d+ left/);
  expect((await ask<{ tries: Try[] }>(ana, 'GET', '/api/me/data')).tries).toMatchObject([
    { game: game.id, date: TODAY, text: own.text },
  ]);
  await ask(ana, 'DELETE', '/api/me');
  expect((await tableOf(url)).map(({ name }) => name)).toEqual(['Boris']);
});

test('other dice, another night and half a record are refused, and so is a night of long ago', async () => {
  const { url } = await club();
  const ana = await newcomer(url, 'Ana');
  await expect(enter(ana, TODAY, await playNight(TODAY, 1, sha256('my own dice')))).rejects.toThrow(/NIGHT.*dice/);
  await expect(enter(ana, TODAY, await playNight('2026-01-01', 1))).rejects.toThrow('NIGHT');
  await expect(enter(ana, '2026-01-01', await playNight('2026-01-01', 1))).rejects.toThrow('Only the first try of tonight');
  await expect(enter(ana, TODAY, 'nightfall record 1')).rejects.toThrow('NIGHT');
  expect(await tableOf(url)).toEqual([]);
});

test('a host who does not want the table has none; for members only, the word opens it', async () => {
  server = await testServer();
  await expect(tableOf(server.url)).rejects.toThrow('NO_TONIGHT');
  await server.close();
  server = await testServer({ games: OURS, tonight: 'members', members: { word: 'owl', header: '' } });
  await expect(tableOf(server.url)).rejects.toThrow('MEMBERS');
  const path = `${server.url}/api/tonight?game=${SIEGE}&date=${TODAY}`;
  expect((await fetch(path, { headers: { 'x-nightfall-word': 'owl' } })).status).toBe(200);
});
