import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Links } from '@nightfall/protocol';
import { WebSocket } from 'ws';
import { valueOf } from './arguments.ts';
import type { Child } from './server/child.ts';
import { CELLS } from './server/ledger.ts';
import { percentile, round } from './server/measure.ts';
import { startOurs } from './server/ours.ts';
import { here, type Me, newcomer, rest } from './server/rest.ts';

/** How many sockets one node holds, on how many tables, with two players at each and watchers in the other sockets. */
type Wish = { readonly sockets: number; readonly tables: number; readonly moves: number; readonly seconds: number };
type Heard = { seen: number; at: number };
type Seat = { readonly socket: WebSocket; readonly heard: Heard };
type HeldTable = { readonly id: string; readonly players: readonly [Seat, Seat]; readonly watchers: Seat[]; played: number };

const SIDE_BY_SIDE = 50;
/** What a loop that is never late measures. */
const TICK = 10;
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** `bench hold --sockets 8000 --tables 2000 --moves 200 --seconds 30` */
export async function hold(args: readonly string[]): Promise<object> {
  const number = (name: string, usual: number) => Number(valueOf(args, name) ?? usual);
  const tables = number('tables', 2000);
  const wish = {
    tables,
    sockets: number('sockets', 4 * tables),
    moves: number('moves', Math.max(2, tables / 10)),
    seconds: number('seconds', 30),
  };
  const child = await startOurs(new URL('./server/ledger.ts', import.meta.url));
  try {
    return await measure(child, wish);
  } finally {
    await child.stop();
  }
}

async function measure(child: Child, wish: Wish): Promise<object> {
  const empty = await child.resident();
  const held = await furnish(child.port, wish);
  const own = monitorEventLoopDelay();
  own.enable();
  await child.lag();
  const [cpu, begun] = [await child.cpu(), performance.now()];
  const waits = await play(held, wish);
  const took = (performance.now() - begun) / 1000;
  const used = (await child.cpu()) - cpu;
  const late = { server: await child.lag(), players: own.percentile(95) / 1e6 };
  const resident = await child.resident();
  const all = held.flatMap(({ players, watchers }) => [...players, ...watchers]);
  const lost = all.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
  await caughtUp(held);
  all.forEach(({ socket }) => socket.terminate());
  const lags = held.flatMap(({ watchers }) => watchers.map(({ heard }) => heard.seen));
  return {
    sockets: all.length,
    tables: held.length,
    lost,
    moves: waits.length,
    movesPerSecond: round(waits.length / took, 1),
    p50: round(percentile(waits, 0.5)),
    p95: round(percentile(waits, 0.95)),
    p99: round(percentile(waits, 0.99)),
    // The part of p95 that is not the server's work: every move passes both loops, and both share the machine with everything else.
    loopP95: { server: round(late.server - TICK, 1), players: round(late.players - TICK, 1) },
    cores: round(used / took, 3),
    residentMegabytes: round(resident / 1024 / 1024, 0),
    kilobytesPerSocket: round((resident - empty) / 1024 / all.length, 1),
    watchersBehind: held.flatMap(({ watchers, played }) => watchers.filter(({ heard }) => heard.seen < played)).length,
    ...(lags.length > 0 && { watchers: lags.length }),
  };
}

async function furnish(port: number, { sockets, tables }: Wish): Promise<HeldTable[]> {
  const held: HeldTable[] = [];
  while (held.length < tables) {
    const count = Math.min(SIDE_BY_SIDE, tables - held.length);
    held.push(...(await Promise.all(Array.from({ length: count }, () => lay(port)))));
  }
  const places = Array.from({ length: sockets - 2 * tables }, (_, i) => held[i % tables]!);
  for (let at = 0; at < places.length; at += SIDE_BY_SIDE)
    await Promise.all(places.slice(at, at + SIDE_BY_SIDE).map((table) => watch(port, table)));
  return held;
}
async function watch(port: number, { id, watchers }: HeldTable): Promise<void> {
  watchers.push(await sit(port, id, keys.get(id)!));
}
/** The key to watch each table. */
const keys = new Map<string, string>();
const keyIn = (link: string): string => new URLSearchParams(new URL(link, 'http://x').hash.slice(1)).get('key')!;

async function lay(port: number): Promise<HeldTable> {
  const [ada, ben] = await Promise.all([newcomer(here(port)), newcomer(here(port))]);
  const match = { game: 'ledger', seats: ['me', 'open'], setup: { players: 2, options: {} } };
  const links = await rest<Links>(here(port), '/api/matches', ada, match);
  keys.set(links.id, keyIn(links.watch));
  const [first, second] = await Promise.all([
    sit(port, links.id, undefined, ada),
    sit(port, links.id, keyIn(links.seats[1]!), ben),
  ]);
  second.socket.send(JSON.stringify({ t: 'sit', m: links.id, id: 'sit', seat: 1, key: keyIn(links.seats[1]!) }));
  await said(second.socket, '"t":"ok"');
  return { id: links.id, players: [first, second], watchers: [], played: 0 };
}

/** Opens a table on a socket of its own. */
async function sit(port: number, m: string, key: string | undefined, me?: Me): Promise<Seat> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  const heard: Heard = { seen: 0, at: 0 };
  await new Promise((open, fail) => void socket.once('open', open).once('error', fail));
  socket.send(JSON.stringify({ t: 'hello', ...(me && { token: me.token }) }));
  socket.send(JSON.stringify({ t: 'join', m, ...(key !== undefined && { key }) }));
  await said(socket, '"t":"table"');
  socket.on('message', (data) => {
    const inputs = String(data).split('"type":"input"').length - 1;
    if (inputs > 0) Object.assign(heard, { seen: heard.seen + inputs, at: performance.now() });
  });
  return { socket, heard };
}
const said = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((done) => {
    const hear = (data: unknown) => {
      if (!String(data).includes(text)) return;
      socket.off('message', hear);
      done();
    };
    socket.on('message', hear);
  });

/** The tables take turns; a move is done when the other player has seen it. */
async function play(held: readonly HeldTable[], { moves, seconds }: Wish): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  const gap = (1000 * held.length) / moves;
  await Promise.all(
    held.map(async (table, i) => {
      for (let at = performance.now() + (gap * i) / held.length; at < end; at += gap) {
        await sleep(Math.max(0, at - performance.now()));
        waits.push(await moveAt(table));
      }
    }),
  );
  return waits;
}
async function moveAt(table: HeldTable): Promise<number> {
  const seat = table.played % 2;
  const [mine, other] = [table.players[seat]!, table.players[1 - seat]!];
  const n = table.played++;
  const input = { type: 'put', seat, cell: n % CELLS, value: 100 + (n % 900) };
  const sent = performance.now();
  mine.socket.send(JSON.stringify({ t: 'in', m: table.id, id: `m${n}`, i: input }));
  while (other.heard.seen <= n) await new Promise((go) => void other.socket.once('message', go));
  return other.heard.at - sent;
}
/** Watchers may be told a second later. */
async function caughtUp(held: readonly HeldTable[]): Promise<void> {
  const isBehind = () => held.some(({ watchers, played }) => watchers.some(({ heard }) => heard.seen < played));
  for (let tries = 0; tries < 50 && isBehind(); tries++) await sleep(100);
}
