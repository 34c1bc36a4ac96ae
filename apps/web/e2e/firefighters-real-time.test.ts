import { game, type Fd, type FdEvent, type FdMove } from '@nightfall/firefighters-on-duty';
import { apply, hash, isFaults, Match, parseRecord, printInput, replayRecord, type RecordText } from '@nightfall/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playAlong } from './firefighters-hand.ts';
import { layOnline, savedRecord, type Player } from './firefighters-online.ts';
import { launch, NARROW, serve, type Served } from './harness.ts';
import { openLine, type Line, type Slowness } from './lag.ts';
import { keepTime } from './page-clock.ts';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan'];
const NEAR: Slowness = { delay: 0, jitter: 0 };
/** 300 ms there and back at least, and up to 200 more. */
const FAR: Slowness = { delay: 150, jitter: 100 };
const [DROPS, HOST] = [3, 0];
/** About three deeds a second; the table lets nobody roll faster than every 800 ms. */
const PACE = { every: 350, rolls: 1000 };
/** Everybody does so much before the line breaks, and again when it is mended; then the rest of the 90 seconds passes. */
const DEEDS = 10;
const ROUND = 90_000;

let browsers: Browser[];
let served: Served;
let lines: Line[];
beforeAll(async () => {
  served = await serve({ stands: true });
  browsers = await Promise.all(NAMES.map(() => launch()));
  lines = await Promise.all([NEAR, FAR, FAR, NEAR].map((slowness) => openLine(served.url, slowness)));
});
afterAll(async () => {
  lines.forEach((line) => line.close());
  await served.kill();
});

const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });
const hashIn = (record: string) => /^hash (\w+)$/m.exec(record)?.[1];
function readMatch(text: string): { readonly record: RecordText; readonly match: Match<Fd> } {
  const record = parseRecord(text);
  if (!('lines' in record)) throw new Error(record.text);
  const match = replayRecord<Fd>(game, record);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return { record, match };
}
/** The inputs of a match one after the other, with no clock at all. */
function withoutClock({ head, inputs }: Match<Fd>): { readonly hash: string; readonly events: readonly FdEvent[] } {
  const state = game.setup(head.setup);
  if (isFaults(state)) throw new Error(JSON.stringify(state));
  const events: FdEvent[] = [];
  for (const input of inputs) expect(apply(game.book, state, input, (event) => events.push(event))).toBeUndefined();
  return { hash: hash(state), events };
}
/** Are these all among those, in the same order, each once? */
function areWithin(these: readonly string[], those: readonly string[]): boolean {
  let at = 0;
  return these.every((one) => (at = those.indexOf(one, at) + 1) > 0);
}
/** What a seat did by the record is what its browser sent and was not refused: word for word, in order, each once. */
function expectEverythingOnce({ inputs }: Match<Fd>, { wire }: Player, seat: number): number {
  const stored = inputs.filter((input) => 'seat' in input && input.seat === seat).map((input) => printInput(game, input));
  const wordsOf = (ids: (id: string) => boolean) =>
    [...wire.sent].filter(([id]) => ids(id)).map(([, move]) => printInput(game, move as FdMove));
  const open = wordsOf((id) => !wire.refused.has(id));
  const done = wordsOf((id) => wire.done.has(id));
  expect([...wire.done].filter((id) => wire.refused.has(id))).toEqual([]);
  if (seat !== DROPS) expect(stored, `what ${NAMES[seat]} did`).toEqual(open);
  if (seat !== DROPS) expect(wire.done.size + wire.refused.size, `what ${NAMES[seat]} heard of`).toBe(wire.sent.size);
  // What was on its way when the line broke had no answer: it may stand in the log or not, but never twice.
  expect(areWithin(done, stored), `what ${NAMES[seat]} was told is there`).toBe(true);
  expect(areWithin(stored, open), `nothing of ${NAMES[seat]} is there twice`).toBe(true);
  return stored.length;
}

test('[13.2] four browsers play a whole round, two behind slow lines, one dropping: nothing lost or doubled, one bell, one hash', async () => {
  const places = NAMES.map((name, i) => ({
    name,
    browser: browsers[i]!,
    url: lines[i]!.url,
    ...(i === 1 && { screen: NARROW }),
  }));
  const { players, id } = await layOnline(places, '90');
  const pages = players.map(({ page }) => page);
  const host = pages[HOST]!;
  const played = Promise.all(pages.map((page) => playAlong(page, PACE)));
  // Anyone who cannot play on fails the test at once.
  const timeKept = (isSo: () => Promise<boolean>) => Promise.race([played, keepTime(served, isSo)]);
  const haveDone = async (deeds: number) => {
    const before = players.map(({ wire }) => wire.done.size);
    await timeKept(async () => players.every(({ wire }, seat) => wire.done.size >= before[seat]! + deeds));
  };
  await haveDone(DEEDS);
  lines[DROPS]!.cut();
  await timeKept(() => host.getByText(`The clock is stopped: ${NAMES[DROPS]} lost the connection.`).isVisible());
  lines[DROPS]!.mend();
  await timeKept(async () => !(await host.getByText(`${NAMES[DROPS]} is away.`).isVisible()));
  await host.getByRole('region', { name: 'What now' }).getByRole('button', { name: 'Resume' }).click();
  await haveDone(DEEDS);
  await served.pass(ROUND);
  await timeKept(() => theEnd(host).isVisible());
  await played;
  // The last answers come over slow lines.
  const answered = () =>
    players.every(({ wire }, seat) => seat === DROPS || wire.done.size + wire.refused.size === wire.sent.size);
  await expect.poll(answered).toBe(true);

  const records = await Promise.all(pages.map(savedRecord));
  const kept = await host.evaluate(async (match) => (await fetch(`/api/matches/${match}/record`)).text(), id);
  const { record, match } = readMatch(kept);
  expect(record.hash).toMatch(/^\w{16}$/);
  expect(records.map(hashIn)).toEqual(NAMES.map(() => record.hash));

  const replayed = withoutClock(match);
  expect(replayed.hash).toBe(record.hash);
  expect(replayed.events.filter(({ type }) => type === 'bell')).toHaveLength(1);
  expect(replayed.events.filter(({ type }) => type === 'gameOver')).toHaveLength(1);

  const deeds = players.map((player, seat) => expectEverythingOnce(match, player, seat));
  for (const count of deeds) expect(count).toBeGreaterThanOrEqual(2 * DEEDS);
  expect(pages.flatMap(({ faults }) => faults).filter((fault) => !/WebSocket|ERR_/.test(fault))).toEqual([]);
});
