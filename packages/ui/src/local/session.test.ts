import { Match, parseRecord, quickRandom, replayRecord, verifyRecord, type Game, type Types } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { expect, test, vi } from 'vitest';
import type { Kept } from './kept.ts';
import { newSeed, promised } from './dice.ts';
import { LocalSession } from './session.ts';
import type { Moment } from '../session.ts';
import type { Thinker } from '../thinker.ts';

const game = watch as unknown as Game;
const thinker: Thinker = {
  bot: async (_game, level, view, seat, seed) => game.bots[level]!.bot(view, seat, quickRandom(seed)),
  hint: async () => undefined,
  close: () => {},
};
const ticks = () => new Promise((done) => setTimeout(done, 5));

function sit(holders: readonly string[], thinking: Thinker = thinker, rules: Game = game) {
  const seed = newSeed();
  const head = promised(
    {
      game: 'watch',
      version: 1,
      setup: { players: holders.length, options: { gates: 4, cargo: 0 } },
      names: holders.map((_, i) => `P${i}`),
      holders,
    },
    seed,
  );
  const match = Match.begin(rules, head, seed) as Match;
  const kept: Kept[] = [];
  const session = new LocalSession({ id: 'abcdefgh', match, seed, thinker: thinking, keep: (one) => kept.push(one) });
  const heard: Moment[] = [];
  session.listen((moment) => heard.push(moment));
  return { session, match, kept, heard, seed };
}
const firstMove = async (session: LocalSession) => {
  const { hands, view } = session.now();
  const [move] = game.bots['random']!.bot(view, hands[0]!, quickRandom(1));
  expect(await session.play(move!)).toBeUndefined();
};
async function playOn(session: LocalSession, moves: number) {
  for (let i = 0; i < moves; i++) {
    await ticks();
    if (session.now().hands.length > 0) await firstMove(session);
  }
}

test('dice fall and bots move until a person is asked', async () => {
  const { session, heard } = sit(['person', 'bot:random']);
  await ticks();
  const now = session.now();
  expect(now.hands).toEqual([0]);
  expect(now.seat).toBe(0);
  expect(heard.map((moment) => moment.seq)).toEqual(heard.map((_, i) => i + 1));
  expect(now.log.length).toBeGreaterThan(0);
  session.close();
});

test('[12.11] where anybody may go first, bots leave it to people until they are sent ahead', async () => {
  const open = { ...game, peopleFirst: () => true };
  const { session, match } = sit(['bot:random', 'person'], thinker, open);
  await ticks();
  while (match.waiting.for === 'seats' && match.waiting.seats.length < 2) {
    await firstMove(session);
    await ticks();
  }
  const { seq } = session.now();
  await ticks();
  expect(session.now()).toMatchObject({ seq, waiting: { seats: [0, 1] } });
  session.letOthers();
  await ticks();
  expect(session.now().seq).toBeGreaterThan(seq);
  session.close();
});

test('a refused move changes nothing and says why', async () => {
  const { session } = sit(['person']);
  await ticks();
  const before = session.now();
  const no = await session.play({ type: 'takePost', seat: 0, post: 99 } as Types['move']);
  expect(no?.rule).toMatch(/^WT/);
  expect(session.now()).toBe(before);
  session.close();
});

test('a move is taken back and played again', async () => {
  const { session } = sit(['person', 'person']);
  await ticks();
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
  const { session, match, seed } = sit(['person']);
  await ticks();
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
  expect(verifyRecord(game, { ...told, seed })).toEqual([]);
  session.close();
});

test('a reload goes on with the same state and the same dice', async () => {
  const { session, kept, seed, match } = sit(['person', 'bot:random']);
  await ticks();
  await firstMove(session);
  await ticks();
  // What was not saved yet is saved when the page is left.
  session.close();
  const last = kept.at(-1)!;
  const record = parseRecord(last.record);
  if ('where' in record) throw new Error(record.text);
  const again = replayRecord(game, record, last.seed);
  if (!(again instanceof Match)) throw new Error(again.text);
  expect(again.state).toEqual(match.state);
  const resumed = new LocalSession({ ...last, match: again, thinker, keep: () => {} });
  expect(resumed.now().log).toEqual(session.now().log);
  resumed.listen(() => {});
  await playOn(resumed, 12);
  const told = parseRecord(resumed.record());
  if ('where' in told) throw new Error(told.text);
  expect(told.seed).toBeNull(); // not told before the end
  expect(told.lines.filter((line) => line.text.startsWith('dice')).length).toBeGreaterThan(4);
  expect(verifyRecord(game, { ...told, seed })).toEqual([]);
  resumed.close();
});

test('the device is covered when it goes to somebody else, and nothing secret is in that moment', async () => {
  const { session, heard } = sit(['person', 'person']);
  await ticks();
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
  const head = {
    game: 'watch',
    version: 1,
    setup: { players: 1, options: { gates: 4, cargo: 0 } },
    names: ['A'],
    holders: ['bot:random'],
  };
  const match = Match.begin(game, { ...head, promise: null }, '5eed'.repeat(16)) as Match;
  const asked: number[] = [];
  const rig = (view: Types['view'], sides: readonly number[]) => {
    expect(view).toEqual(match.view(null));
    asked.push(sides.length);
    return asked.length > 3 ? [99] : sides.map(() => 1);
  };
  const session = new LocalSession({ id: 'abcdefgh', match, seed: null, script: [[2]], rig, thinker, keep: () => {} });
  session.listen(() => {});
  for (let i = 0; i < 200 && asked.length < 5; i++) await ticks();
  session.close();
  const thrown = match.inputs.flatMap((input) => (input.type === 'dice' && 'faces' in input ? [input.faces] : []));
  expect(asked.length).toBeGreaterThan(3);
  for (const faces of thrown.slice(1, 4)) expect(faces.every((face) => face === 1)).toBe(true);
  expect(thrown[3]).not.toEqual([99]);
});

test('a moment stays as it was while the game goes on', async () => {
  const open = { ...game, secrets: false, view: game.clone } as Game;
  const head = {
    game: 'watch',
    version: 1,
    setup: { players: 1, options: { gates: 4, cargo: 0 } },
    names: ['A'],
    holders: ['person'],
  };
  const match = Match.begin(open, { ...head, promise: null }, '5eed'.repeat(16)) as Match;
  const session = new LocalSession({ id: 'abcdefgh', match, seed: null, thinker, keep: () => {} });
  session.listen(() => {});
  await ticks();
  const before = session.now();
  const shown = JSON.stringify(before.view);
  await firstMove(session);
  expect(JSON.stringify(before.view)).toBe(shown);
  expect(session.now().view).not.toBe(before.view);
  session.close();
});

test('a bot without an answer is told at the table', async () => {
  const { session } = sit(['bot:random'], { ...thinker, bot: async () => [] });
  await ticks();
  expect(session.now().stop).toMatchObject({ no: { text: expect.stringContaining('have no move') }, remedy: 'Try again' });
  session.close();
});

test('a bot that did not load stops the table, which says so and offers another try', async () => {
  let fails = 1;
  const shaky: Thinker = {
    ...thinker,
    bot: async (...asked) => (fails-- > 0 ? Promise.reject(new Error('no line')) : thinker.bot(...asked)),
  };
  const { session } = sit(['bot:random', 'person'], shaky);
  await ticks();
  expect(session.now().stop).toMatchObject({ no: { text: expect.stringContaining('no line') }, remedy: 'Try again' });
  const { seq } = session.now();
  await session.goOn();
  await ticks();
  expect(session.now().seq).toBeGreaterThan(seq);
  expect(session.now().stop).toBeUndefined();
  session.close();
});

test('a clock is shown; in a pause it stands and nobody plays, then it goes on', async () => {
  const { session } = sit(['person']);
  for (let n = 0; n < 60 && !session.now().clock; n++) await playOn(session, 1);
  expect(session.now().clock).toMatchObject({ id: 'dawn', lasts: 10_000, stands: false });
  await session.pause();
  const { clock, hands, stop } = session.now();
  expect(clock?.stands).toBe(true);
  expect(hands).toEqual([]);
  expect(await session.play({ type: 'shout', seat: 0, loud: true } as Types['move'])).toEqual(stop?.no);
  await ticks();
  await session.goOn();
  expect(session.now().clock?.left).toBeCloseTo(clock!.left, -1);
  expect(session.now().hands).toEqual([]);
  await new Promise((done) => setTimeout(done, 3050));
  expect(session.now().hands).toEqual([0]);
  session.close();
});

test('the bell rings when the clock has run down, and not in a pause', async () => {
  vi.useFakeTimers();
  try {
    const { session, match } = sit(['person']);
    for (let n = 0; n < 60 && !session.now().clock; n++) {
      await vi.advanceTimersByTimeAsync(1);
      if (session.now().hands.length > 0) await firstMove(session);
    }
    await vi.advanceTimersByTimeAsync(9000);
    await session.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(match.inputs.at(-1)?.type).not.toBe('bell');
    await session.goOn();
    expect(session.now().resumes).toBe(Date.now() + 3000);
    await vi.advanceTimersByTimeAsync(3000 + 900);
    expect(match.inputs.at(-1)?.type).not.toBe('bell');
    await vi.advanceTimersByTimeAsync(200);
    expect(match.inputs.at(-1)?.type).toBe('bell');
    session.close();
  } finally {
    vi.useRealTimers();
  }
});

test('[12.11] a game of bots only can be paused, and goes on', async () => {
  const slow: Thinker = { ...thinker, bot: async (...asked) => (await ticks(), thinker.bot(...asked)) };
  const { session, match } = sit(['bot:random', 'bot:random'], slow);
  await ticks();
  await session.pause();
  await ticks();
  const stood = match.inputs.length;
  await ticks();
  await ticks();
  expect(match.inputs).toHaveLength(stood);
  expect(session.now().stop?.no.code).toBe('PAUSED');
  await session.goOn();
  await vi.waitFor(() => expect(match.inputs.length).toBeGreaterThan(stood));
  session.close();
});
