import { Match, parseRecord, quickRandom, replayRecord, type Entry, type Game, type Types } from '@nightfall/kernel';
import { heist, openHeist } from '@nightfall/kernel/heist';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../session.ts';
import type { Thinker } from '../thinker.ts';
import type { Hold } from './hold.ts';
import { logOf, type Kept } from './kept.ts';
import { LocalSession } from './session.ts';

type Laid = {
  readonly holders: readonly string[];
  readonly game?: Game;
  readonly lasts?: number;
  readonly rounds?: number;
  readonly think?: Partial<Thinker>;
  readonly together?: readonly (readonly number[])[];
  readonly hold?: Hold;
};
const SEED = '5eed'.repeat(16);
const closed = heist as unknown as Game;
const open = openHeist as unknown as Game;

function lay({ holders, game = open, lasts = 10_000, rounds = 1, think = {}, together, hold }: Laid) {
  const setup = { players: holders.length, options: { rounds, lasts } };
  const names = holders.map((_, i) => `P${i}`);
  const head = { game: game.id, version: 1, setup, names, holders, promise: null, ...(together && { together }) };
  const match = Match.begin(game, head, SEED) as Match;
  const thinker: Thinker = {
    bot: async (_game, level, view, seat, seed, time) => game.bots[level]!.bot(view, seat, quickRandom(seed), time),
    hint: async () => undefined,
    close: () => {},
    ...think,
  };
  const kept: Kept[] = [];
  const keep = (one: Kept) => void kept.push(one);
  const session = new LocalSession({ id: 'abcdefgh', match, seed: SEED, thinker, keep, ...(hold && { hold }) });
  const heard: Moment[] = [];
  session.listen((moment) => heard.push(moment));
  return { session, match, heard, kept, thinker, keep };
}
const move = (type: string, seat: number, more: object = {}) => ({ type, seat, ...more }) as Types['move'];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Everybody who is a person says "ready"; bots do it by themselves. */
async function getReady(session: LocalSession) {
  await wait(1);
  for (const seat of session.now().mine) await session.play(move('ready', seat));
  await wait(1);
  expect(session.now().clock).toBeDefined();
}
const bellsIn = (match: Match) => match.inputs.filter(({ type }) => type === 'bell').length;
const deedsOf = (match: Match, seat: number) =>
  match.inputs.filter((input) => 'seat' in input && input.seat === seat && input.type !== 'ready').length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[10.3] each bot acts at its own pace beside a busy person, and the bell rings on time', async () => {
  const { session, match } = lay({ holders: ['person', 'bot:quick', 'bot:slow'] });
  await getReady(session);
  // The person acts four times a second: that holds nobody up.
  for (let i = 0; i < 38; i++) {
    await session.play(move('search', 0)); // refused: only guards search
    await session.play(move('grab', 0));
    await wait(250);
  }
  expect(deedsOf(match, 1)).toBeGreaterThan(9500 / 95);
  expect(deedsOf(match, 2)).toBeGreaterThan(9500 / 510 - 1);
  expect(deedsOf(match, 2)).toBeLessThan(9500 / 390);
  expect(bellsIn(match)).toBe(0);
  await wait(600);
  expect(bellsIn(match)).toBe(1);
  session.close();
});

test('[10.3] the bell goes first: a deed that comes with it is too late', async () => {
  const { session, match } = lay({ holders: ['person', 'bot:slow'], lasts: 1000 });
  await getReady(session);
  await wait(500);
  vi.setSystemTime(Date.now() + 700); // a tab that slept: its timers come late
  expect(await session.play(move('grab', 0))).toMatchObject({ code: 'TOO_LATE' });
  expect(match.inputs.at(-1)?.type).toBe('bell');
  session.close();
});

test('[10.3] an answer that took longer than a second is thrown away', async () => {
  const bot = () =>
    new Promise<readonly Types['move'][]>((done) => setTimeout(() => done([move('search', 1, { place: 3 })]), 1500));
  const { session, match } = lay({ holders: ['person', 'bot:quick'], think: {} });
  await getReady(session);
  session.close();
  const late = lay({
    holders: ['person', 'bot:quick'],
    think: { bot: (...asked) => (asked[5] ? bot() : Promise.resolve([move('ready', 1)])) },
  });
  await getReady(late.session);
  await wait(8000);
  expect(deedsOf(late.match, 1)).toBe(0);
  expect(bellsIn(match)).toBe(0);
  late.session.close();
});

test('[10.3] a bot that is paused while it thinks goes on at its own pace, not twice as fast', async () => {
  let thinks: number[] = [];
  const bot: Thinker['bot'] = async (_game, _level, _view, seat, _seed, time) => {
    if (!time) return [move('ready', seat)];
    thinks.push(Date.now());
    if (thinks.length === 1) await new Promise((done) => setTimeout(done, 5000));
    return [move('search', seat, { place: 3 })];
  };
  const { session, match } = lay({ holders: ['person', 'bot:slow'], lasts: 60_000, think: { bot } });
  await getReady(session);
  await wait(500);
  await session.pause();
  await session.goOn();
  await wait(3000);
  const before = deedsOf(match, 1);
  thinks = thinks.slice(-1);
  await wait(20_000);
  expect(deedsOf(match, 1)).toBeGreaterThan(before + 20_000 / 510 - 1);
  const gaps = thinks.slice(1).map((at, i) => at - thinks[i]!);
  expect(Math.min(...gaps.slice(1))).toBeGreaterThanOrEqual(400);
  session.close();
});

test('[10.3] a bot knows the time that is left', async () => {
  const { session, match } = lay({ holders: ['person', 'bot:careful'] });
  await getReady(session);
  await wait(8000);
  const before = deedsOf(match, 1);
  expect(before).toBeGreaterThan(50);
  await wait(1900);
  expect(deedsOf(match, 1)).toBeLessThanOrEqual(before + 1);
  session.close();
});

test('[10.4] one hand does one deed after the other, as fast as the game allows', async () => {
  const { session } = lay({ holders: ['person', 'bot:slow'] });
  await getReady(session);
  expect(await session.play(move('grab', 0))).toBeUndefined();
  await wait(100);
  expect(await session.play(move('grab', 0))).toMatchObject({ code: 'TOO_SOON' });
  await wait(150);
  expect(await session.play(move('grab', 0))).toBeUndefined();
  session.close();
});

test('[10.4] a match that is opened again stands until its player goes on, after three seconds', async () => {
  const { session, match, thinker, keep } = lay({ holders: ['person', 'bot:quick'] });
  await getReady(session);
  await wait(4000);
  session.close();
  const again = new LocalSession({ id: 'abcdefgh', match, seed: SEED, thinker, keep });
  again.listen(() => {});
  expect(again.now()).toMatchObject({ clock: { stands: true }, stop: { remedy: 'Go on' }, hands: [] });
  const { left } = again.now().clock!;
  const inputs = match.inputs.length;
  await wait(60_000);
  expect(match.inputs.length).toBe(inputs);
  await again.goOn();
  expect(again.now().resumes).toBe(Date.now() + 3000);
  await wait(2900);
  expect(match.inputs.length).toBe(inputs);
  await wait(200);
  expect(again.now().clock).toMatchObject({ stands: false });
  await wait(1000);
  expect(deedsOf(match, 1)).toBeGreaterThan(0);
  expect(match.inputs.length).toBeGreaterThan(inputs + 5);
  await wait(left + 10);
  expect(bellsIn(match)).toBe(1);
  again.close();
});

test('[10.10] while a clock runs nothing is worked out for undo and hint', async () => {
  const hint = vi.fn(async () => undefined);
  const { session, match } = lay({ holders: ['person', 'bot:slow'], think: { hint } });
  await getReady(session);
  const back = vi.spyOn(match, 'refuseUndo');
  await session.play(move('grab', 0));
  expect(session.now().back.undo?.code).toBe('CLOCK');
  await session.hint();
  expect([back.mock.calls.length, hint.mock.calls.length]).toEqual([0, 0]);
  session.close();
});

test('[10.6] one person with two seats sees both and acts for both, and the device is never covered', async () => {
  const { session, heard } = lay({ game: closed, holders: ['bot:slow', 'person', 'person'], lasts: 0, together: [[1, 2]] });
  await wait(10);
  expect(session.now()).toMatchObject({ own: [1, 2], hands: [1, 2], seat: 1 });
  await session.play(move('ready', 1));
  expect(session.now().seat).toBe(2);
  // Looking from the other seat stays until something happens.
  session.sit(1);
  expect(session.now()).toMatchObject({ seat: 1, hands: [2] });
  await session.play(move('ready', 2));
  await wait(10);
  await session.play(move('plan', 2, { place: 4 }));
  expect(session.now().view).toMatchObject({ plans: [0, 0, 4] });
  expect(heard.some((moment) => moment.cover !== undefined)).toBe(false);
  session.close();
});

test('[10.6] a player who passes the device on sees the end of their own turn, not the beginning of the next', async () => {
  const { session, heard } = lay({ game: closed, holders: ['person', 'person'], lasts: 0, rounds: 2 });
  await wait(10);
  // The thief hides: her place is in no moment before she has said who she is.
  expect(session.now().cover).toBe(0);
  expect(JSON.stringify(heard)).not.toContain('"place"');
  session.uncover();
  expect(
    session
      .now()
      .log.map(({ text }) => text)
      .join(),
  ).toContain('You hide in place');
  await session.play(move('ready', 0));
  expect(session.now()).toMatchObject({ cover: 1 });
  expect(
    session
      .now()
      .log.map(({ text }) => text)
      .join(),
  ).not.toContain('You hide');
  session.close();
});

test('[10.8] a match is saved at most once a second, and when it is left', async () => {
  const { session, kept, match } = lay({ holders: ['person', 'bot:quick'] });
  await getReady(session);
  await wait(5000);
  expect(match.inputs.length).toBeGreaterThan(80);
  expect(kept.length).toBeLessThanOrEqual(7);
  const saved = kept.length;
  await wait(100);
  session.close();
  expect(kept.length).toBe(saved + 1);
  const last = kept.at(-1)!;
  const thawed = Match.thaw(open, match.head, logOf(last.chilled!), last.chilled!.frozen, SEED, last.chilled!.snapshots) as Match;
  expect(thawed.state).toEqual(match.state);
  const record = parseRecord(last.record);
  if ('where' in record) throw new Error(record.text);
  expect((replayRecord(open, record, SEED) as Match).state).toEqual(match.state);
});

test('[10.11] two tabs: one plays, the other follows, and either may take it over', async () => {
  const tabs = linkedTabs(2);
  const first = lay({ holders: ['person', 'bot:slow'], hold: tabs[0]!.hold });
  await getReady(first.session);
  await first.session.play(move('grab', 0));
  // The second tab opened with what the shelf had: nothing. It asks for the rest.
  const second = lay({ holders: ['person', 'bot:slow'], hold: tabs[1]!.hold });
  expect(second.session.now().stop?.no.code).toBe('ELSEWHERE');
  await wait(1000);
  await first.session.play(move('grab', 0));
  await wait(10);
  expect(second.match.log).toEqual(first.match.log);
  expect(await second.session.play(move('grab', 0))).toMatchObject({ code: 'ELSEWHERE' });
  await second.session.goOn();
  await wait(3500);
  expect(first.session.now().stop?.no.code).toBe('ELSEWHERE');
  expect(await second.session.play(move('grab', 0))).toBeUndefined();
  await wait(10);
  expect(first.match.log).toEqual(second.match.log);
  const saved = first.kept.length;
  await wait(3000);
  expect(first.kept.length).toBe(saved);
  first.session.close();
  second.session.close();
});

/** Tabs of one browser, as far as a hold knows them. */
function linkedTabs(count: number): { readonly hold: Hold }[] {
  const ears: Parameters<Hold['listen']>[0][] = [];
  let owner = 0;
  const others = (own: number) => ears.filter((ear, i) => i !== own && ear);
  return Array.from({ length: count }, (_, own) => ({
    hold: {
      get isOurs() {
        return owner === own;
      },
      listen: (mine) => void (ears[own] = mine),
      tell: (from: number, entries: readonly Entry[]) => others(own).forEach((ear) => ear.heard(from, structuredClone(entries))),
      askFrom: (from: number) => ears[owner]?.asked(from),
      take: () => {
        owner = own;
        ears.forEach((ear) => ear.changed());
      },
      close: () => {},
    },
  }));
}
