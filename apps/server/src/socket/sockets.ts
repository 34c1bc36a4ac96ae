import type { IncomingMessage, Server } from 'node:http';
import type { WebSocket } from 'ws';
import { addressOf } from '../address.ts';
import type { Config } from '../config.ts';
import { isTicking } from '@nightfall/table';
import type { Context } from '../context.ts';
import { buckets } from '../rate-limits.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type Connection, listen, newConnection } from './connection.ts';
import { AILING } from '../store/ailment.ts';
import { handler } from './handle.ts';
import { addressBan, personBan } from '../moderation/bans.ts';
import { introduce, turnOut } from './introduce.ts';
import { part } from './membership.ts';
import { openGate } from './gate.ts';
import { openSet, silenceOf, startPulse, type Tried } from './pulse.ts';

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
  const { open, add } = openSet();
  const perAddress = buckets(limits.address);
  const connected = new Map<string, number>();

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
    connection.isSignedOn = context.people.isSignedOn(request.headers);
    introduce(context, connection, context.people.asking(request.headers));
    listen(context, socket, connection, limits, perAddress, handler(context, tables, connection, limits.matchesPerConnection));
  };

  const isTimed = ({ joined }: Connection) => [...joined.keys()].some((m) => isAtClock(tables.peek(m)));
  const pulse = startPulse(open, context.timing.pulse, isTimed);
  tellEveryone(context, open);
  let isClosing = false;
  const wss = openGate(server, config, context, { connected, isClosing: () => isClosing }, greet);
  return {
    count: () => open.size,
    people: () => new Set([...open.values()].flatMap(({ connection }) => connection.who.person ?? [])).size,
    drain: async () => {
      pulse.stop();
      isClosing = true;
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

/** Everyone who is connected hears how the store is, what the host announces, and that they are banned. */
function tellEveryone(context: Context, open: ReadonlyMap<WebSocket, Tried>): void {
  const toAll = (tell: (connection: Connection) => void) => {
    for (const { connection } of open.values()) tell(connection);
  };
  context.health.watch((well) => {
    const text = well ? BACK : AILING[context.health.ailment ?? 'away'];
    toAll((connection) => connection.send({ t: 'notice', kind: well ? 'back' : 'away', text }));
  });
  context.announcements.watch((announcement) => toAll((connection) => connection.send({ t: 'announce', announcement })));
  context.bans.watch(() => toAll((connection) => isBanned(context, connection) && turnOut(connection)));
}

const isBanned = ({ bans }: Context, { address, who: { person } }: Connection): boolean =>
  bans.has(addressBan(address)) || (person !== null && bans.has(personBan(person)));

function disconnect(connected: Map<string, number>, address: string): void {
  const left = (connected.get(address) ?? 1) - 1;
  if (left > 0) connected.set(address, left);
  else connected.delete(address);
}
