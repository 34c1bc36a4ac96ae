import { Match, parseRecord, quickRandom, replayRecord, verifyRecord, type Game, type Types } from '@nightfall/kernel';
import { heist, openHeist } from '@nightfall/kernel/heist';
import { watch } from '@nightfall/kernel/watch';
import { answerTo, type LogRow } from '@nightfall/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../session.ts';
import type { TableSession } from '../table-session.ts';
import type { Thinker } from '../thinker.ts';
import { promised } from './dice.ts';
import type { Hold } from './hold.ts';
import { entriesOf, linesOf, type Kept } from './kept.ts';
import { sitDown, type Start } from './own-table.ts';
import { reopen, type Reopened } from './reopen.ts';

type Laid = {
  readonly holders: readonly string[];
  readonly game?: Game;
  readonly options?: { readonly [name: string]: number };
  readonly think?: Partial<Thinker>;
  readonly together?: readonly (readonly number[])[];
  readonly more?: Partial<Start>;
};
const SEED = '5eed'.repeat(16);
const closed = heist as unknown as Game;
const open = openHeist as unknown as Game;
const night = watch as unknown as Game;
const GATES = { gates: 4, cargo: 0 };
const TIMED = { rounds: 1, lasts: 10_000 };

const thinkerFor = (game: Game): Thinker => ({
  bot: async (question) => answerTo(game, question),
  hint: async () => undefined,
  close: () => {},
});

async function sit({ holders, game = night, options = game === night ? GATES : TIMED, think, together, more }: Laid) {
  const names = holders.map((_, i) => `P${i}`);
  const head = { game: game.id, version: 1, setup: { players: holders.length, options }, names, holders };
  const match = Match.begin(game, promised({ ...head, ...(together && { together }) }, SEED), SEED) as Match;
  const kept: Kept[] = [];
  const thinker = { ...thinkerFor(game), ...think };
  const session = await sitDown({ id: 'abcdefgh', match, seed: SEED, thinker, keep: (one) => kept.push(one), ...more });
  const heard: Moment[] = [];
  session.listen((moment) => heard.push(moment));
  await wait(1);
  return { session, match: session.table.mirror.match!, kept, heard };
}
const move = (type: string, seat: number, more: object = {}) => ({ type, seat, ...more }) as Types['move'];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Long enough for the bots that are asked. */
const turn = () => wait(1000);
async function firstMove(session: TableSession) {
  const { hands, view } = session.now();
  const [chosen] = session.game.bots['random']!.bot(view, hands[0]!, quickRandom(1));
  expect(await session.play(chosen!)).toBeUndefined();
}
async function playOn(session: TableSession, moves: number) {
  for (let i = 0; i < moves; i++) {
    await turn();
    if (session.now().hands.length > 0) await firstMove(session);
  }
}
/** Everybody who is a person says "ready"; bots do it by themselves. */
async function getReady(session: TableSession) {
  for (const seat of session.now().mine) await session.play(move('ready', seat));
  await turn();
  expect(session.now().clock).toBeDefined();
}
const bellsIn = (match: Match) => match.inputs.filter(({ type }) => type === 'bell').length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('dice fall and bots move until a person is asked', async () => {
  const { session } = await sit({ holders: ['person', 'bot:random'] });
  await turn();
  expect(session.now()).toMatchObject({ hands: [0], seat: 0 });
  expect(session.now().log.length).toBeGreaterThan(0);
  session.close();
});

test('[12.11] where anybody may go first, bots leave it to people until they are sent ahead', async () => {
  const { session, match } = await sit({
    holders: ['bot:random', 'person'],
    game: { ...night, peopleFirst: () => true },
    options: GATES,
  });
  await turn();
  while (match.waiting.for === 'seats' && match.waiting.seats.length < 2) {
    await firstMove(session);
    await turn();
  }
  const { seq } = session.now();
  await wait(600_000);
  expect(session.now()).toMatchObject({ seq, waiting: { seats: [0, 1] } });
  session.letOthers();
  await turn();
  expect(session.now().seq).toBeGreaterThan(seq);
  session.close();
});

test('a refused move changes nothing and says why', async () => {
  const { session } = await sit({ holders: ['person'] });
  await turn();
  const before = session.now();
  const no = await session.play({ type: 'takePost', seat: 0, post: 99 } as Types['move']);
  expect(no?.rule).toMatch(/^WT/);
  expect(session.now()).toBe(before);
  session.close();
});

test('a move is taken back and played again', async () => {
  const { session } = await sit({ holders: ['person', 'person'] });
  await turn();
  session.uncover();
  const before = session.now();
  await firstMove(session);
  const after = session.now();
  expect(after.back.undo).toBeUndefined();
  await session.undo();
  // Nobody has passed the device on meanwhile.
  expect(session.now().view).toEqual(before.view);
  expect(session.now().jump).toBe(true);
  await session.redo();
  expect(session.now().seq).toBe(after.seq);
  session.close();
});

test('what was rolled is not free to take back, but may be taken back on purpose', async () => {
  const { session, match } = await sit({ holders: ['person'] });
  await turn();
  while (match.inputs.at(-1)?.type !== 'dice' || !match.inputs.some((input) => 'seat' in input)) await firstMove(session);
  const { back, seq, view } = session.now();
  expect(back.undo).toBeDefined();
  expect(await session.undo()).toEqual(back.undo);
  expect(session.now().seq).toBe(seq);
  expect(back.beyond).toBe('Take it back anyway');
  expect(await session.undo(true)).toBeUndefined();
  expect(session.now().seq).toBeLessThan(seq);
  await session.redo();
  expect(session.now().view).toEqual(view);
  await playOn(session, 3);
  const told = parseRecord(session.record());
  if ('where' in told) throw new Error(told.text);
  expect(verifyRecord(night, { ...told, seed: SEED })).toEqual([]);
  session.close();
});

test('a reload goes on with the same state and the same dice', async () => {
  const { session, kept, match } = await sit({ holders: ['person', 'bot:random'] });
  await turn();
  await firstMove(session);
  await turn();
  // What was not saved yet is saved when the page is left.
  session.close();
  const last = kept.at(-1)!;
  const record = parseRecord(last.record);
  if ('where' in record) throw new Error(record.text);
  const again = replayRecord(night, record, last.seed);
  if (!(again instanceof Match)) throw new Error(again.text);
  expect(again.state).toEqual(match.state);
  const resumed = await sitDown({ ...last, match: again, thinker: thinkerFor(night), keep: () => {} });
  expect(resumed.now().log.map(({ text }) => text)).toEqual(session.now().log.map(({ text }) => text));
  resumed.listen(() => {});
  await playOn(resumed, 12);
  const told = parseRecord(resumed.record());
  if ('where' in told) throw new Error(told.text);
  expect(told.seed).toBeNull(); // not told before the end
  expect(told.lines.filter((line) => line.text.startsWith('dice')).length).toBeGreaterThan(4);
  expect(verifyRecord(night, { ...told, seed: SEED })).toEqual([]);
  resumed.close();
});

test('the device is covered when it goes to somebody else, and nothing secret is in that moment', async () => {
  const { session, heard } = await sit({ holders: ['person', 'person'] });
  await turn();
  expect(session.now()).toMatchObject({ cover: 0, seat: null, hands: [] });
  session.uncover();
  expect(session.now()).toMatchObject({ seat: 0, hands: [0, 1] });
  await session.play({ type: 'takePost', seat: 0, post: 2 } as Types['move']);
  const covered = session.now();
  expect(covered).toMatchObject({ cover: 1, seat: null, hands: [] });
  expect(covered.view).toEqual(session.game.view(heard.at(-1)!.view as never, null));
  // A pause or any other news does not take the cover away.
  await session.pause();
  await session.goOn();
  expect(session.now().cover).toBe(1);
  session.uncover();
  expect(session.now()).toMatchObject({ seat: 1, hands: [1] });
  expect(session.now().cover).toBeUndefined();
  session.close();
});

test('prepared faces fall first, then those that suit the view, as far as they fit', async () => {
  const asked: number[] = [];
  const rig = (view: Types['view'], sides: readonly number[]) => {
    expect(view.stack.length).toBeGreaterThan(0);
    asked.push(sides.length);
    return asked.length > 3 ? [99] : sides.map(() => 1);
  };
  const { session, match } = await sit({ holders: ['bot:random'], more: { seed: null, script: [[2]], rig } });
  for (let i = 0; i < 200 && asked.length < 5; i++) await turn();
  session.close();
  const thrown = match.inputs.flatMap((input) => (input.type === 'dice' && 'faces' in input ? [input.faces] : []));
  expect(asked.length).toBeGreaterThan(3);
  for (const faces of thrown.slice(1, 4)) expect(faces.every((face) => face === 1)).toBe(true);
  expect(thrown[3]).not.toEqual([99]);
});

test('a moment stays as it was while the game goes on', async () => {
  const bare = { ...night, secrets: false, view: night.clone } as Game;
  const { session } = await sit({ holders: ['person'], game: bare, options: GATES });
  const before = session.now();
  const shown = JSON.stringify(before.view);
  await firstMove(session);
  expect(JSON.stringify(before.view)).toBe(shown);
  expect(session.now().view).not.toBe(before.view);
  session.close();
});

test('a bot without an answer stops the table', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { session } = await sit({ holders: ['bot:random'], think: { bot: async () => [] } });
  await turn();
  expect(session.now().stop).toMatchObject({ no: { text: expect.stringContaining('can’t play on') }, remedy: 'Try again' });
  expect(String(told.mock.calls[0]![0])).toContain('have no move');
  session.close();
});

test('a bot that did not load stops the table, which says so and offers another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = 1;
  const bot: Thinker['bot'] = async (asked) =>
    fails-- > 0 ? Promise.reject(new Error('no line')) : thinkerFor(night).bot(asked);
  const { session } = await sit({ holders: ['bot:random', 'person'], think: { bot } });
  await turn();
  expect(session.now().stop).toMatchObject({ no: { text: expect.stringContaining('can’t play on') }, remedy: 'Try again' });
  const { seq } = session.now();
  await session.goOn();
  await turn();
  expect(session.now().seq).toBeGreaterThan(seq);
  expect(session.now().stop).toBeUndefined();
  session.close();
});

test('the bell rings when the clock has run down, and not in a pause', async () => {
  const { session, match } = await sit({ holders: ['person'] });
  for (let n = 0; n < 60 && !session.now().clock; n++) await playOn(session, 1);
  expect(session.now().clock).toMatchObject({ id: 'dawn', lasts: 10_000, stands: false });
  await wait(8000);
  await session.pause();
  const { clock, hands, stop } = session.now();
  expect([clock?.stands, hands]).toEqual([true, []]);
  expect(await session.play(move('shout', 0, { loud: true }))).toEqual(stop?.no);
  await wait(60_000);
  expect(match.inputs.at(-1)?.type).not.toBe('bell');
  await session.goOn();
  expect(session.now().clock?.left).toBeCloseTo(clock!.left, -1);
  expect(session.now()).toMatchObject({ hands: [], resumes: Date.now() + 3000 });
  await wait(3010);
  expect(session.now().hands).toEqual([0]);
  expect(match.inputs.at(-1)?.type).not.toBe('bell');
  await wait(2000);
  expect(match.inputs.at(-1)?.type).toBe('bell');
  session.close();
});

test('[12.11] a game of bots only can be paused, and goes on', async () => {
  const { session, match } = await sit({ holders: ['bot:random', 'bot:random'] });
  await session.pause();
  const stood = match.inputs.length;
  await wait(60_000);
  expect(match.inputs).toHaveLength(stood);
  expect(session.now().stop?.no.code).toBe('PAUSED');
  await session.goOn();
  await wait(20);
  expect(match.inputs.length).toBeGreaterThan(stood);
  session.close();
});

test('[10.4] one hand does one deed after the other, as fast as the game allows', async () => {
  const { session } = await sit({ game: open, holders: ['person', 'bot:slow'] });
  await getReady(session);
  expect(await session.play(move('grab', 0))).toBeUndefined();
  await wait(100);
  expect(await session.play(move('grab', 0))).toMatchObject({ code: 'TOO_SOON' });
  await wait(150);
  expect(await session.play(move('grab', 0))).toBeUndefined();
  session.close();
});

test('[10.4] a match that is opened again stands until its player goes on, after three seconds', async () => {
  const { session, kept } = await sit({ game: open, holders: ['person', 'bot:quick'] });
  await getReady(session);
  await wait(4000);
  session.close();
  const last = kept.at(-1)!;
  const found = reopen(open, last) as Reopened;
  const again = await sitDown({ ...last, ...found, thinker: thinkerFor(open), keep: () => {} });
  again.listen(() => {});
  await wait(1);
  const match = again.table.mirror.match!;
  expect(again.now()).toMatchObject({ clock: { stands: true }, stop: { remedy: 'Resume' }, hands: [] });
  expect(again.now().stop!.no.text).toBe('The clock stopped while you were away.');
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
  expect(match.inputs.length).toBeGreaterThan(inputs + 5);
  await wait(left + 10);
  expect(bellsIn(match)).toBe(1);
  again.close();
});

test('[10.10] while a clock runs nothing is worked out for undo and hint', async () => {
  const hint = vi.fn(async () => undefined);
  const { session, match } = await sit({ game: open, holders: ['person', 'bot:slow'], think: { hint } });
  await getReady(session);
  const back = vi.spyOn(match, 'refuseUndo');
  await session.play(move('grab', 0));
  expect(session.now().back.undo?.code).toBe('CLOCK');
  await session.hint();
  expect([back.mock.calls.length, hint.mock.calls.length]).toEqual([0, 0]);
  session.close();
});

test('[10.6] one person with two seats sees both and acts for both, and the device is never covered', async () => {
  const { session, heard } = await sit({
    game: closed,
    holders: ['bot:slow', 'person', 'person'],
    options: { rounds: 1, lasts: 0 },
    together: [[1, 2]],
  });
  await turn();
  expect(session.now()).toMatchObject({ own: [1, 2], hands: [1, 2], seat: 1 });
  await session.play(move('ready', 1));
  expect(session.now().seat).toBe(2);
  // Looking from the other seat stays until something happens.
  session.sit(1);
  expect(session.now()).toMatchObject({ seat: 1, hands: [2] });
  await session.play(move('ready', 2));
  await turn();
  await session.play(move('plan', 2, { place: 4 }));
  expect(session.now().view).toMatchObject({ plans: [0, 0, 4] });
  expect(heard.some((moment) => moment.cover !== undefined)).toBe(false);
  session.close();
});

test('[10.6] a player who passes the device on sees the end of their own turn, not the beginning of the next', async () => {
  const { session, heard } = await sit({ game: closed, holders: ['person', 'person'], options: { lasts: 0, rounds: 2 } });
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
  const { session, kept, match } = await sit({ game: open, holders: ['person', 'bot:quick'] });
  await getReady(session);
  await wait(5000);
  expect(match.inputs.length).toBeGreaterThan(80);
  expect(kept.length).toBeLessThanOrEqual(7);
  const saved = kept.length;
  await wait(100);
  session.close();
  expect(kept.length).toBe(saved + 1);
  const last = kept.at(-1)!;
  const thawed = Match.thaw(
    open,
    match.head,
    entriesOf(linesOf(last.chilled!)),
    last.chilled!.frozen,
    SEED,
    last.chilled!.snapshots,
  ) as Match;
  expect(thawed.state).toEqual(match.state);
  const record = parseRecord(last.record);
  if ('where' in record) throw new Error(record.text);
  expect((replayRecord(open, record, SEED) as Match).state).toEqual(match.state);
});

test('[10.11] two tabs: one plays, the other follows, and either may take it over', async () => {
  const tabs = linkedTabs(2);
  const first = await sit({ game: open, holders: ['person', 'bot:slow'], more: { hold: tabs[0]!.hold } });
  await getReady(first.session);
  await first.session.play(move('grab', 0));
  // The second tab opened with what the shelf had: nothing. It asks for the rest.
  const second = await sit({ game: open, holders: ['person', 'bot:slow'], more: { hold: tabs[1]!.hold } });
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
      tell: (from: number, rows: readonly LogRow[]) => others(own).forEach((ear) => ear.heard(from, structuredClone(rows))),
      askFrom: (from: number) => ears[owner]?.asked(from),
      take: () => {
        owner = own;
        ears.forEach((ear) => ear.changed());
      },
      close: () => {},
    },
  }));
}

test('a game whose dice somebody chose is kept as such, also after it is opened again', async () => {
  const { kept } = await sit({
    holders: ['bot:random'],
    more: { chosen: (match) => (match.waiting.for === 'dice' ? match.waiting.sides.map(() => 1) : undefined) },
  });
  await turn();
  await turn();
  expect(kept.at(-1)?.handpicked).toBe(true);
  const later = await sit({ holders: ['bot:random'], more: { handpicked: true } });
  await turn();
  await turn();
  expect(later.kept.at(-1)?.handpicked).toBe(true);
  const plain = await sit({ holders: ['bot:random'] });
  await turn();
  await turn();
  expect(plain.kept.at(-1)?.handpicked).toBeUndefined();
});
