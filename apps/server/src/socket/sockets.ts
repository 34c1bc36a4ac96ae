import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { buckets } from '../limits.ts';
import { tokenIn } from '../people.ts';
import type { Tables } from '../table/tables.ts';
import { trouble } from '../trouble.ts';
import { type Connection, listen, newConnection } from './connection.ts';
import { AWAY, handler } from './handle.ts';
import { introduce } from './introduce.ts';
import { part } from './membership.ts';
import { isAllowed } from './origin.ts';

export type Sockets = {
  readonly count: () => number;
  /** Tells every client that this server stops, so that they move to another, and closes. */
  drain(): Promise<void>;
};
const PULSE = 20_000;
const BACK = 'The database is back.';
const DRAIN = 'This server is about to stop. You are moved to another.';

/** The door at `/socket`: who may connect, and how much they may send. */
export function openSockets(server: Server, config: Config, context: Context, tables: Tables): Sockets {
  const { limits } = config;
  const door = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const open = new Map<WebSocket, { readonly connection: Connection; alive: boolean }>();
  const perAddress = buckets(limits.address);
  const atDoor = new Map<string, number>();

  server.on('upgrade', (request, socket, head) => {
    const refusal = turnAway(request, config, atDoor);
    if (refusal) return slam(socket, refusal);
    door.handleUpgrade(request, socket, head, (client) => void greet(client, socket, request));
  });

  const greet = async (socket: WebSocket, stream: Duplex, request: IncomingMessage) => {
    const address = addressOf(request, config.trustProxy);
    const connection = newConnection(context, socket, stream, address);
    const entry = { connection, alive: true };
    open.set(socket, entry);
    atDoor.set(address, (atDoor.get(address) ?? 0) + 1);
    socket.on('pong', () => (entry.alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      open.delete(socket);
      leaveDoor(atDoor, address);
      for (const m of [...connection.joined.keys()])
        void part(context, tables, connection, m).catch((error) => trouble(context, error));
    });
    const token = tokenIn(request.headers.cookie);
    if (token !== undefined) introduce(context, connection, token);
    listen(context, socket, connection, limits, perAddress, handler(context, tables, connection, limits.matchesPerConnection));
  };

  const pulse = setInterval(() => {
    for (const [socket, entry] of open) {
      if (!entry.alive) socket.terminate();
      entry.alive = false;
      socket.ping();
    }
  }, PULSE).unref();
  context.health.watch((well) => {
    for (const { connection } of open.values())
      connection.send({ t: 'notice', kind: well ? 'back' : 'away', text: well ? BACK : AWAY });
  });
  return {
    count: () => open.size,
    drain: async () => {
      clearInterval(pulse);
      for (const { connection } of open.values()) {
        connection.send({ t: 'notice', kind: 'drain', text: DRAIN });
        connection.close(1012, 'drain');
      }
      for (let tries = 0; tries < 20 && open.size > 0; tries++) await new Promise((go) => setTimeout(go, 25));
      for (const socket of open.keys()) socket.terminate();
      door.close();
    },
  };
}

function turnAway(request: IncomingMessage, config: Config, atDoor: ReadonlyMap<string, number>): string | undefined {
  if (new URL(request.url ?? '/', 'http://x').pathname !== '/socket') return '404 Not Found';
  if (!isAllowed(request.headers.origin, request.headers.host, config.origins)) return '403 Forbidden';
  const already = atDoor.get(addressOf(request, config.trustProxy)) ?? 0;
  return already >= config.limits.connectionsPerAddress ? '429 Too Many Requests' : undefined;
}
const slam = (socket: Duplex, status: string) =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]!
        .trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? 'unknown');
}
function leaveDoor(atDoor: Map<string, number>, address: string): void {
  const left = (atDoor.get(address) ?? 1) - 1;
  if (left > 0) atDoor.set(address, left);
  else atDoor.delete(address);
}
