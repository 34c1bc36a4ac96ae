import { Match, type Game } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import type { ToClient } from '@nightfall/protocol';
import type { Client, Guest, Wish } from '@nightfall/protocol/client';
import { expect, test } from 'vitest';
import { TableSession } from './table-session.ts';
import type { Thinker } from './thinker.ts';

const game = { ...heist, hint: () => undefined } as unknown as Game;
const SEAT = { person: true, bot: null, here: true, lends: null };

/** A guard at the table of a heist that has gone on for 300 inputs, of which the last 200 are told. */
function guardsTable(lasts = 0) {
  const setup = { players: 3, options: { lasts, rounds: 1000 } };
  const names = ['Thea', 'Gus', 'Gil'];
  const head = { game: 'heist', version: 1, setup, names, holders: names.map(() => 'person'), promise: null };
  const match = Match.begin(game, head, '5eed'.repeat(16)) as Match;
  match.settle();
  for (const seat of [0, 1, 2]) match.play({ type: 'ready', seat } as never);
  const asked: Wish[] = [];
  let hinted = 0;
  let guest: Guest;
  const searched = (place: number) => ({ type: 'searched', seat: 1, place, found: false });
  const page = { from: 0, ev: Array.from({ length: 100 }, () => [searched(1)]) };
  const client = {
    join: (_m: string, own: Guest) => {
      guest = own;
      return { ask: async (wish: Wish) => (asked.push(wish), wish.t === 'page' ? { n: undefined, page } : { n: 1 }) };
    },
  } as unknown as Client;
  const thinker: Thinker = { bot: async () => [], hint: async () => void (hinted += 1), close: () => {} };
  const session = new TableSession({
    id: 'm',
    game,
    key: undefined,
    client,
    thinker,
    at: { report: async () => undefined, goTo: () => undefined },
  });
  const hear = (message: object) => guest.hear({ m: 'm', ...message } as ToClient);
  const seats = names.map((name) => ({ name, ...SEAT }));
  const nothing = { result: null, seed: null, next: null };
  hear({ t: 'table', head, sync: 'views', you: [1], host: false, seats, n: 300, now: 0, paused: false, ...nothing });
  const ev = Array.from({ length: 200 }, () => searched(2));
  hear({ t: 'view', n: 300, view: match.view(1), clock: match.clock ?? null, l: [], ev, inputs: 300, from: 100 });
  return { session, asked, hear, hints: () => hinted };
}

test('[10.8] of a long match with secrets the latest is told, and the rest when somebody asks for it', async () => {
  const { session, asked } = guardsTable();
  const told = () => session.now().log.map(({ text, seq }) => [seq, text.at(-2)]);
  expect([told().length, session.now().hasEarlier]).toEqual([200, true]);
  session.earlier();
  await expect.poll(() => told().length).toBe(300);
  expect(asked).toEqual([{ t: 'page', before: 100, seat: 1 }]);
  expect([told()[0], told()[99], told()[100]]).toEqual([
    [1, '1'],
    [100, '1'],
    [300, '2'],
  ]);
  expect(session.now().hasEarlier).toBe(false);
});

test('[good] a guard speaks to the other guards alone, and reads to whom something was said', () => {
  const { session, asked, hear } = guardsTable();
  expect(session.company!.hasSide).toBe(true);
  session.company!.say('Place four.', true);
  session.company!.say('Good evening.');
  expect(asked).toEqual([
    { t: 'say', text: 'Place four.', side: true },
    { t: 'say', text: 'Good evening.' },
  ]);
  hear({ t: 'chat', l: [{ n: 1, wall: 0, seat: 2, name: 'Gil', kind: 'side', text: 'Yes.' }] });
  expect(session.now().chat).toMatchObject([{ from: 'Gil', toSide: true, own: false }]);
});

test('[10.10] while a clock runs nothing is worked out for undo and hint, at an online table too', async () => {
  const { session, hints } = guardsTable(60_000);
  expect(session.now()).toMatchObject({ hands: [1], back: { undo: { code: 'CLOCK' }, beyond: undefined } });
  expect([await session.hint(), hints()]).toEqual([undefined, 0]);
  const calm = guardsTable();
  await calm.session.hint();
  expect(calm.hints()).toBe(1);
});
