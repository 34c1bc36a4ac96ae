import { type Game, type Input, type Seat, legal, waitingFor } from '@nightfall/kernel';
import type { Links, ToClient } from '@nightfall/protocol';
import { type Client, type OnlineTable, type Wire, connect, openTable } from '@nightfall/protocol/client';
import { WebSocket } from 'ws';
import { newHand, type Hand } from './hands.ts';
import type { Tally } from './tally.ts';
import { here, type Me, newcomer, rest } from '../server/rest.ts';

/** Four at a table, each over a connection of their own. */
export type Party = { act(seat: Seat): void; close(): void };
export type Laid = { readonly game: Game; readonly players: number; readonly options: object };

export async function seatParty(port: number, { game, players, options }: Laid, tally: Tally): Promise<Party> {
  const people = await Promise.all(Array.from({ length: players }, () => newcomer(here(port))));
  const seats = people.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const setup = { players, options };
  const links = await rest<Links>(here(port), '/api/matches', people[0], { game: game.id, seats, setup });
  const own = await Promise.all(people.map((me, seat) => sitDown(port, game, links, me, seat, tally)));
  return { act: (seat) => act(own, seat, game, tally), close: () => own.forEach(({ client }) => client.close()) };
}

type Own = {
  readonly client: Client;
  readonly table: OnlineTable | undefined;
  readonly hand: Hand;
  send(input: Input, clock: string | null): void;
};

/** Where nothing is hidden, one of them knows the board for all: the others only note what reaches them, as a light client does. */
async function sitDown(port: number, game: Game, links: Links, me: Me, seat: Seat, tally: Tally): Promise<Own> {
  const client = connect({
    urls: [`ws://127.0.0.1:${port}/socket`],
    token: me.token,
    open: (url) => new WebSocket(url) as unknown as Wire,
  });
  const key = new URLSearchParams(new URL(links.seats[seat]!, 'http://x').hash.slice(1)).get('key') ?? undefined;
  const hand = newHand(game.id);
  const note = (message: ToClient) => tally.heard(links.id, seat, message);
  if (seat === 0 || game.secrets) {
    const table: OnlineTable = openTable(client, game, links.id, key, (_heard, message) => {
      if (message) note(message);
      if (seat === 0 && !game.secrets) tally.clock(links.id, table.mirror.clock);
    });
    await table.opened;
    await table.ask({ t: 'sit', seat, ...(key !== undefined && { key }) });
    return { client, table, hand, send: sender((wish) => table.ask(wish), links.id, seat, tally) };
  }
  let joined: () => void = () => undefined;
  const ready = new Promise<void>((go) => (joined = go));
  const hear = (message: ToClient) => {
    note(message);
    if (message.t === 'table') joined();
  };
  const link = client.join(links.id, { key, have: () => 0, hear });
  await ready;
  await link.ask({ t: 'sit', seat, ...(key !== undefined && { key }) });
  return { client, table: undefined, hand, send: sender((wish) => link.ask(wish), links.id, seat, tally) };
}
type Wish = Parameters<OnlineTable['ask']>[0];
const sender =
  (ask: (wish: Wish) => Promise<unknown>, match: string, seat: Seat, tally: Tally): Own['send'] =>
  (input, k) => {
    tally.sent(match, seat);
    void ask({ t: 'in', i: input as { type: string }, k });
  };

/** A seat that is asked does something; any other waits for the next time. */
function act(own: readonly Own[], seat: Seat, game: Game, tally: Tally): void {
  const { mirror } = own[seat]!.table ?? own[0]!.table!;
  // Where nothing is hidden the board itself is looked at: a view for each glance would be the clients' work, not the server's.
  const board = mirror.match?.state ?? mirror.view;
  const asked = board && waitingFor(game.book, board);
  if (asked?.for !== 'seats' || !asked.seats.includes(seat) || mirror.standing.paused) return tally.idled();
  const move = own[seat]!.hand(legal(game.book, board!, seat));
  if (move) own[seat]!.send(move, mirror.clock?.id ?? null);
  else tally.idled();
}
