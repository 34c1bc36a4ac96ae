import type { Links, ToClient } from '@nightfall/protocol';
import { type Wire, connect } from '@nightfall/protocol/client';
import { WebSocket } from 'ws';
import { type Pair, type Player, counter, framed } from './table.ts';
import { here, type Me, newcomer, rest } from './rest.ts';

/** A match of two people, by its links. They may come by two nodes. */
export async function ourPair(port: number, other = port): Promise<Pair> {
  const [ada, ben] = await Promise.all([newcomer(here(port)), newcomer(here(port))]);
  const links = await rest<Links>(here(port), '/api/matches', ada, {
    game: 'ledger',
    seats: ['me', 'open'],
    setup: { players: 2, options: {} },
  });
  const key = new URLSearchParams(new URL(links.seats[1]!, 'http://x').hash.slice(1)).get('key')!;
  const pair = await Promise.all([ourPlayer(port, links.id, ada, 0), ourPlayer(other, links.id, ben, 1, key)]);
  return [pair[0]!, pair[1]!];
}

async function ourPlayer(port: number, match: string, me: Me, seat: number, key?: string): Promise<Player> {
  const count = counter();
  const sizes: number[] = [];
  const open = (url: string) => new WebSocket(url) as unknown as Wire;
  const client = connect({ urls: [`ws://127.0.0.1:${port}/socket`], match, token: me.token, open });
  // The log has a line for every taken seat in addition to the moves.
  let moves = 0;
  let joined: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (joined = resolve));
  const hear = (message: ToClient) => {
    if (message.t === 'table') joined();
    if (message.t !== 'in') return;
    const played = message.l.filter((line) => line.type === 'input').length;
    if (played === 0) return;
    sizes.push(framed(JSON.stringify(message).length));
    count.saw((moves += played));
  };
  const link = client.join(match, { key, have: () => 0, hear });
  await ready;
  if (key !== undefined) await link.ask({ t: 'sit', seat, key });
  return {
    seen: count.seen,
    reached: count.reached,
    sizes,
    close: client.close,
    move: (_n, cell, value) => void link.ask({ t: 'in', i: { type: 'put', seat, cell, value } as { type: string } }),
  };
}
