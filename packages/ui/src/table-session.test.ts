import { Match, quickRandom, type Game, type Input, type Types } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { watch } from '@nightfall/kernel/watch';
import type { ToClient } from '@nightfall/protocol';
import type { Client, Guest, Wish } from '@nightfall/protocol/client';
import { expect, test } from 'vitest';
import type { Thinker } from './thinker.ts';
import type { LogLine } from './session.ts';
import { groupsOf } from './table/log-groups.ts';
import { TableSession } from './table-session.ts';

const game = watch as unknown as Game;
const WATCH = { game, names: ['Ana', 'Ben'], options: { gates: 4, cargo: 0 }, you: 0, before: [] };
const HEIST = {
  game: heist as unknown as Game,
  names: ['Ana', 'Ben', 'Cleo'],
  options: { rounds: 1 },
  you: 1,
  before: [0, 1, 2].map((seat) => ({ type: 'ready', seat })),
};
const thinker: Thinker = { bot: async () => [], hint: async () => undefined, close: () => {} };
const SEED = '7'.repeat(64);

/** A table of people on a server that answers at once, or after what others did meanwhile; this screen sits in seat `you`. */
function table({ game, names, options, you, before }: typeof WATCH | typeof HEIST = WATCH, meanwhile: readonly object[] = []) {
  const head = {
    game: game.id,
    version: 1,
    setup: { players: names.length, options },
    names,
    holders: names.map(() => 'person'),
    promise: null,
  };
  const match = Match.begin(game, head, SEED) as Match;
  const asked: Wish[] = [];
  const gone: string[] = [];
  const lines: object[] = [];
  let guest: Guest;
  const hear = (message: object) => guest.hear(message as ToClient);
  const news = (...more: object[]) => {
    lines.push(...more);
    hear({ t: 'in', m: 'm', n: lines.length, l: more });
  };
  const play = (input: Input) => {
    const before = match.log.length;
    const no = match.play(input);
    if (no) return { no };
    match.settle();
    news(...match.log.slice(before));
    return { n: lines.length };
  };
  const client = {
    join: (_m: string, own: Guest) => {
      guest = own;
      return {
        ask: async (wish: Wish) => {
          asked.push(wish);
          for (const input of meanwhile) play(input as Input);
          return wish.t === 'in' ? play(wish.i as Input) : { n: undefined };
        },
        ping: () => {},
        leave: () => {},
      };
    },
  } as unknown as Client;
  const session = new TableSession({
    id: 'm',
    game,
    key: undefined,
    client,
    thinker,
    at: { report: async () => undefined, goTo: (match) => gone.push(match) },
  });
  match.settle();
  for (const input of before) match.play(input as Input);
  lines.push(...match.log);
  const seat = (name: string) => ({ name, person: true, bot: null, here: name === 'Ana' });
  hear({
    t: 'table',
    m: 'm',
    head,
    sync: 'inputs',
    you: [you],
    host: true,
    seats: names.map(seat),
    n: lines.length,
    now: 0,
    paused: false,
    result: null,
    seed: null,
    next: null,
  });
  hear({ t: 'in', m: 'm', n: lines.length, l: [...lines] });
  return { session, match, play, news, asked, hear, gone };
}
const someMove = (match: Match, seat: number) =>
  game.bots['random']!.bot(match.view(seat), seat, quickRandom(3))[0] as Types['move'];

test('the table opens with its log, and says who is away', async () => {
  const { session, match } = table();
  expect(await session.opened).toBeUndefined();
  const now = session.now();
  expect(now.view).toEqual(match.view(0));
  expect(now.hands).toEqual([0]);
  expect(now.log.length).toBeGreaterThan(0);
  expect(now.notice).toBe('Ben is away.');
});

test('an own move is shown once, before the server answers; a refused one changes nothing', async () => {
  const { session, match } = table();
  const heard: number[] = [];
  session.listen((moment) => heard.push(moment.events.length));
  expect(await session.play({ type: 'takePost', seat: 0, post: 99 } as Types['move'])).toBeDefined();
  expect(heard).toEqual([]);
  expect(await session.play(someMove(match, 0))).toBeUndefined();
  expect(heard.filter((events) => events > 0)).toHaveLength(1);
  expect(session.now().view).toEqual(match.view(0));
});

test('what others do while an own move is on its way stands before it, and no two lines of the log have one key', async () => {
  const plan = (seat: number, place: number) => ({ type: 'plan', seat, place });
  const { session } = table(HEIST, [plan(2, 3), plan(2, 4)]);
  const logs: (readonly LogLine[])[] = [];
  session.listen(({ log }) => logs.push(log));
  await session.play(plan(1, 2) as Types['move']);
  expect(logs.at(-1)!.map(({ text }) => text)).toHaveLength(4);
  for (const log of logs) {
    const keys = groupsOf(log).flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(keys).toEqual([...new Set(keys)]);
  }
});

test('what others take back is gone from board and log', async () => {
  const { session, match, play, news } = table();
  play(someMove(match, 0));
  const before = session.now();
  play(someMove(match, 1));
  const n = match.inputs.findLastIndex((input) => 'seat' in input && input.seat === 1);
  match.undo(1, n);
  news(match.log.at(-1)!);
  expect(session.now().log).toEqual(before.log);
  expect(session.now().jump).toBe(true);
});

test('a player asked for consent sees what would be taken back, and answers; then the question is gone', async () => {
  const { session, match, play, news, asked } = table();
  play(someMove(match, 1));
  const { seq, log } = session.now();
  news({ type: 'ask', at: 0, seat: 1, to: seq - 1, voices: [[0]] });
  expect(session.now().question).toMatchObject({ text: 'Ben would like to take this back:', about: [log.at(-1)!.text] });
  session.company!.answer(false);
  expect(asked).toEqual([{ t: 'vote', yes: false }]);
  news({ type: 'answer', at: 0, seat: 0, yes: false });
  expect(session.now().question).toBeUndefined();
  expect(session.now().notice).toContain('It stays as it is.');
});

test('a player who asks learns that the others have a say, and what they said', () => {
  const { session, match, play, news } = table();
  play(someMove(match, 0));
  news({ type: 'ask', at: 0, seat: 0, to: 0, voices: [[1]] });
  expect(session.now().question).toBeUndefined();
  expect(session.now().notice).toContain('You asked to take a move back. Waiting for Ben.');
  news({ type: 'answer', at: 0, seat: 1, yes: false });
  expect(session.now().notice).toContain('Ben would rather not take it back.');
  play(someMove(match, 1));
  expect(session.now().notice).toBe('Ben is away.');
});

test('while the table is paused nobody acts, and it is said who paused it and how it goes on', async () => {
  const { session, match, news, asked } = table();
  const before = session.now();
  news({ type: 'pause', at: 0, seat: 1, why: 'wish' });
  expect(session.now().hands).toEqual([]);
  expect(session.now().stop).toMatchObject({ no: { text: 'Ben paused the game.' }, remedy: 'Resume' });
  expect(await session.play(someMove(match, 0))).toMatchObject({ code: 'PAUSED' });
  expect(asked).toEqual([]);
  await session.goOn();
  expect(asked).toEqual([{ t: 'resume' }]);
  news({ type: 'resume', at: 0, seat: 0 });
  expect(session.now().hands).toEqual(before.hands);
});

test('a seat that was lent to a bot does not act until it is taken back', async () => {
  const { session, hear, asked } = table();
  hear({ t: 'seats', m: 'm', seats: [{ name: 'Ana', person: true, bot: 'random', here: true }], you: [0] });
  expect(session.now().hands).toEqual([]);
  expect(session.now().stop?.remedy).toBe('Take your seat back');
  await session.goOn();
  expect(asked).toEqual([{ t: 'bot', seat: 0, level: null }]);
});

test('talk and pings reach the screen without a jump', () => {
  const { session, hear } = table();
  const jumps: boolean[] = [];
  const pings: object[] = [];
  session.listen(({ jump }) => jumps.push(jump));
  session.company!.onPing((ping) => pings.push(ping));
  const line = { n: 1, wall: 0, seat: 1, name: 'Ben', kind: 'phrase', text: 'well-played' };
  hear({ t: 'chat', m: 'm', l: [line] });
  hear({ t: 'ping', m: 'm', seat: 1, mark: 'gate1' });
  expect(session.now().chat).toEqual([{ n: 1, from: 'Ben', text: 'Well played', own: false, toSide: false }]);
  expect(pings).toEqual([{ name: 'Ben', mark: 'gate1' }]);
  expect(jumps).toEqual([false]);
});

const seated = (name: string, person = true) => ({ name, person, bot: null, here: true, lends: null });

test('a rematch is offered to the others, who join or stay', () => {
  const { session, hear, gone } = table();
  hear({ t: 'next', m: 'm', to: 'next', by: 'Ben' });
  expect(session.now().question).toMatchObject({ text: 'Ben would like to play on with you.', yes: 'Join' });
  expect(gone).toEqual([]);
  session.company!.answer(true);
  expect(gone).toEqual(['next']);
  expect(session.now().question).toBeUndefined();
});
test('the one who asks for a rematch is not asked in turn', async () => {
  const { session, hear } = table();
  const asking = session.company!.rematch();
  hear({ t: 'next', m: 'm', to: 'next', by: 'Ana' });
  expect(session.now().question).toBeUndefined();
  expect(await asking).toBe('next');
});

test('asked for the seat, its player gives it up or stays', () => {
  const { session, hear, asked } = table();
  hear({ t: 'wanted', m: 'm', seat: 0, name: 'Cleo' });
  expect(session.now().question).toMatchObject({ text: 'Cleo would like to sit in your seat.' });
  session.company!.answer(false);
  expect(asked).toEqual([]);
  hear({ t: 'wanted', m: 'm', seat: 0, name: 'Cleo' });
  session.company!.answer(true);
  expect(asked).toEqual([{ t: 'rise' }]);
});
test('the one who asked for a seat is offered it as soon as it is free', async () => {
  const { session, hear, asked } = table();
  hear({ t: 'seats', m: 'm', seats: ['Ana', 'Ben'].map((name) => seated(name)), you: [] });
  await session.want(1, 'key');
  expect(session.now().notice).toContain('You asked Ben for the seat.');
  hear({ t: 'seats', m: 'm', seats: [seated('Ana'), seated('Empty', false)] });
  expect(session.now().question).toMatchObject({ yes: 'Sit down' });
  session.company!.answer(true);
  expect(asked.at(-1)).toEqual({ t: 'sit', seat: 1, key: 'key' });
});

test('a seat that went to another device can be brought back', async () => {
  const { session, hear, asked } = table();
  hear({ t: 'seats', m: 'm', seats: [seated('Ana'), seated('Ben')], you: [] });
  hear({ t: 'moved', m: 'm', seat: 0 });
  expect(session.now().stop).toMatchObject({ no: { code: 'MOVED' }, remedy: 'Play here again' });
  await session.goOn();
  expect(asked).toEqual([{ t: 'sit', seat: 0, over: true }]);
  hear({ t: 'seats', m: 'm', seats: [seated('Ana'), seated('Ben')], you: [0] });
  expect(session.now().stop).toBeUndefined();
});

test('someone removed learns why, and the others keep the old name in the log', () => {
  const { session, match, play, hear } = table();
  play(someMove(match, 1));
  const before = session.now().log;
  expect(before.at(-1)!.text).toContain('Ben');
  hear({ t: 'seats', m: 'm', seats: [seated('Ana'), seated('Empty', false)] });
  expect(session.now().log).toEqual(before);
  expect(session.ended).toBeUndefined();
  hear({ t: 'no', m: 'm', why: { rule: 'table', code: 'REMOVED', text: 'Ben removed you from this table.' } });
  expect(session.ended).toMatchObject({ code: 'REMOVED' });
});
