import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf } from '../address.ts';
import type { Config } from '../config.ts';
import { isTicking } from '@nightfall/table';
import type { Context } from '../context.ts';
import { withoutBase } from '../http/base.ts';
import { buckets } from '../rate-limits.ts';
import type { Table } from '../table/table.ts';
import type { ToClient } from '@nightfall/protocol';
import type { Tables } from '../table/tables.ts';
import { trouble } from '../trouble.ts';
import { type Connection, listen, newConnection } from './connection.ts';
import { AILING } from '../store/ailment.ts';
import { handler } from './handle.ts';
import { addressBan, personBan } from '../moderation/bans.ts';
import { introduce, turnOut } from './introduce.ts';
import { part } from './membership.ts';
import { isAllowed } from './origin.ts';
import { openSet, silenceOf, startPulse } from './pulse.ts';

export type Sockets = {
  readonly count: () => number;
  /** People who are connected, each once. */
  readonly people: () => number;
  /** Tells every client that this server stops, so that they move to another, and closes. */
  drain(): Promise<void>;
};
const isAtClock = (table: Table | undefined): boolean => table !== undefined && isTicking(table.play);
const BACK = 'The database is back.';
const DRAIN = 'This server is about to stop. Moving you to another one.';

/** The socket at `/socket`: who may connect, and how much they may send. */
export function openSockets(server: Server, config: Config, context: Context, tables: Tables): Sockets {
  const { limits } = config;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings are answered within the limits, as messages are.
    autoPong: false,
  });
  const { open, add } = openSet();
  const perAddress = buckets(limits.address);
  const connected = new Map<string, number>();
  const noteRefusal = refusalNotes(context);
  /** Rejected connections count for a moment too. */
  const full = new Map<string, number>();
  const waiting = (request: IncomingMessage) => {
    const address = addressOf(request, config.trustProxy);
    if (full.size > 1000) full.clear();
    const count = (full.get(address) ?? connected.get(address) ?? 0) + 1;
    full.set(address, count);
    setTimeout(() => full.delete(address), 5000).unref();
    return count;
  };

  server.on('upgrade', (request, socket, head) => {
    mindErrors(socket);
    try {
      const refusal = turnAway(context, request, config, connected);
      if (refusal) {
        noteRefusal(refusal);
        const mayHear = refusal === FULL && waiting(request) < 2 * limits.connectionsPerAddress;
        return mayHear ? wss.handleUpgrade(request, socket, head, tellFull) : refuse(socket, refusal);
      }
      wss.handleUpgrade(request, socket, head, (client) => greet(client, request));
    } catch (error) {
      trouble(context, error, { upgrade: String(request.url).slice(0, 200) });
      socket.destroy();
    }
  });

  const greet = (socket: WebSocket, request: IncomingMessage) => {
    const address = addressOf(request, config.trustProxy);
    const connection = newConnection(context, socket, address);
    const tried = add(socket, connection);
    connected.set(address, (connected.get(address) ?? 0) + 1);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      open.delete(socket);
      disconnect(connected, address);
      for (const m of [...connection.joined.keys()]) void part(tables, connection, m, silenceOf(tried)).catch(context.trouble);
    });
    introduce(context, connection, context.people.asking(request.headers));
    listen(context, socket, connection, limits, perAddress, handler(context, tables, connection, limits.matchesPerConnection));
  };

  const isTimed = ({ joined }: Connection) => [...joined.keys()].some((m) => isAtClock(tables.peek(m)));
  const pulse = startPulse(open, context.timing.pulse, isTimed);
  context.health.watch((well) => {
    for (const { connection } of open.values())
      connection.send({
        t: 'notice',
        kind: well ? 'back' : 'away',
        text: well ? BACK : AILING[context.health.ailment ?? 'away'],
      });
  });
  context.announcements.watch((announcement) => {
    for (const { connection } of open.values()) connection.send({ t: 'announce', announcement });
  });
  context.bans.watch(() => {
    for (const { connection } of open.values()) if (isBanned(context, connection)) turnOut(connection);
  });
  return {
    count: () => open.size,
    people: () => new Set([...open.values()].flatMap(({ connection }) => connection.who.person ?? [])).size,
    drain: async () => {
      pulse.stop();
      for (const { connection } of open.values()) {
        connection.send({ t: 'notice', kind: 'drain', text: DRAIN });
        connection.close(1012, 'drain');
      }
      for (let tries = 0; tries < 20 && open.size > 0; tries++) await new Promise((go) => setTimeout(go, 25));
      for (const socket of open.keys()) socket.terminate();
      wss.close();
    },
  };
}

const isBanned = ({ bans }: Context, { address, who: { person } }: Connection): boolean =>
  bans.has(addressBan(address)) || (person !== null && bans.has(personBan(person)));

/** Each kind of refusal is logged once a minute, so a flood does not fill the disk. */
function refusalNotes({ metrics, log }: Context): (status: string) => void {
  const said = new Map<string, number>();
  return (status) => {
    metrics.refusedSocket(status.slice(0, 3));
    const now = performance.now();
    if (now - (said.get(status) ?? -Infinity) < 60_000) return;
    said.set(status, now);
    log.warn({ status }, 'sockets are turned away');
  };
}
const FULL = '429 Too Many Requests';
const FULL_TEXT = 'Too many people from your network are connected. The host can raise the limit.';
/** A browser does not learn why a connection is refused: it is let in for one sentence. A flood is not. */
function tellFull(client: WebSocket): void {
  client.on('error', () => client.terminate());
  client.send(JSON.stringify({ t: 'notice', kind: 'full', text: FULL_TEXT } satisfies ToClient), () =>
    client.close(1013, 'full'),
  );
}

function turnAway(
  { bans }: Context,
  request: IncomingMessage,
  config: Config,
  connected: ReadonlyMap<string, number>,
): string | undefined {
  if (pathOf(withoutBase(config.base, request.url ?? '')) !== '/socket') return '404 Not Found';
  if (!isAllowed(request.headers.origin, request.headers.host, config.origins)) return '403 Forbidden';
  const address = addressOf(request, config.trustProxy);
  if (bans.has(addressBan(address))) return '403 Forbidden';
  const already = connected.get(address) ?? 0;
  return already >= config.limits.connectionsPerAddress ? FULL : undefined;
}
/** From an upgrade on nobody else listens for errors: a connection reset must not end the process. Nothing of the request is kept for it. */
const mindErrors = (socket: Duplex): void => void socket.on('error', () => socket.destroy());
/** The path of a request's target. A target comes from outside and need not be part of a valid URL. */
const pathOf = (target: string): string => /^[^?#]*/.exec(target)![0];
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function disconnect(connected: Map<string, number>, address: string): void {
  const left = (connected.get(address) ?? 1) - 1;
  if (left > 0) connected.set(address, left);
  else connected.delete(address);
}
