import type { Export, Links } from '@nightfall/protocol';
import { type Client, type Wire, connect } from '@nightfall/protocol/client';
import { WebSocket } from 'ws';
import { CELLS } from '../server/ledger.ts';

type Me = { readonly token: string };
/** Asks a REST route of one of the nodes: of the next when one does not answer. */
async function rest<R>(urls: readonly string[], path: string, me?: Me, body?: object): Promise<R> {
  const headers = { ...(me && { authorization: `Bearer ${me.token}` }), ...(body && { 'content-type': 'application/json' }) };
  const init = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) };
  for (let tries = 0; ; tries++) {
    const response = await fetch(urls[tries % urls.length]! + path, init).catch(() => undefined);
    if (response?.ok) return (await response.json()) as R;
    if (tries > 100) throw new Error(`${path}: ${response?.status ?? 'no answer'}`);
    await new Promise((go) => setTimeout(go, 100));
  }
}

/** Two people who play one match as quickly as they can, whatever happens to the server. */
export type Burst = {
  /** What was acknowledged, in order. */
  readonly acknowledged: string[];
  stop(): Promise<void>;
  /** The moves in the log. */
  stored(): Promise<string[]>;
};
export async function burst(urls: readonly string[]): Promise<Burst> {
  const people = [await rest<Me>(urls, '/api/me?token=true'), await rest<Me>(urls, '/api/me?token=true')] as const;
  const setup = { players: 2, options: {} };
  const links = await rest<Links>(urls, '/api/matches', people[0], { game: 'ledger', seats: ['me', 'open'], setup });
  const key = /key=([\w-]+)/.exec(links.seats[1]!)![1]!;
  const clients: Client[] = [];
  const seat = async (me: Me, own: readonly string[]) => {
    const client = connect({
      urls: own.map((url) => `${url.replace('http', 'ws')}/socket`),
      token: me.token,
      open: (url) => new WebSocket(url) as unknown as Wire,
    });
    clients.push(client);
    let known = 0;
    const link = client.join(links.id, {
      key,
      have: () => known,
      hear: (message) => void ('n' in message && (known = message.n ?? known)),
    });
    return link;
  };
  const seats = [await seat(people[0], urls), await seat(people[1], urls.toReversed())];
  await seats[1]!.ask({ t: 'sit', seat: 1, key });
  const acknowledged: string[] = [];
  let isOn = true;
  const play = async () => {
    for (let n = 0; isOn;) {
      const i = { type: 'put', seat: n % 2, cell: n % CELLS, value: 100 + Math.floor(n / CELLS) };
      const answer = await seats[n % 2]!.ask({ t: 'in', i });
      // The other node may not have heard yet whose turn it is.
      if ('no' in answer) await new Promise((go) => setTimeout(go, 5));
      else n = acknowledged.push(JSON.stringify(i));
    }
  };
  const playing = play();
  return {
    acknowledged,
    stop: async () => {
      isOn = false;
      await playing;
      clients.forEach((client) => client.close());
    },
    stored: async () => {
      const { lines } = await rest<Export>(urls, `/api/matches/${links.id}/export`, people[0]);
      return lines.flatMap((line) => (line.type === 'input' ? JSON.stringify((line as unknown as { input: object }).input) : []));
    },
  };
}
