import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ToClient } from '@nightfall/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf } from '../address.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { withoutBase } from '../http/base.ts';
import { addressBan } from '../moderation/bans.ts';
import { trouble } from '../trouble.ts';
import { isAllowed } from './origin.ts';

type Connected = ReadonlyMap<string, number>;
/** How many are connected from each address, and whether the server sends everyone away because it stops. */
type Room = { readonly connected: Connected; isClosing(): boolean };

/** Who may connect at `/socket`: everyone else is turned away, and hears why where a browser would not. */
export function openGate(
  server: Server,
  config: Config,
  context: Context,
  room: Room,
  greet: (client: WebSocket, request: IncomingMessage) => void,
): WebSocketServer {
  const { messageBytes, connectionsPerAddress } = config.limits;
  // Pings are answered within the limits, as messages are.
  const shape = { noServer: true, perMessageDeflate: false, clientTracking: false, autoPong: false };
  const wss = new WebSocketServer({ ...shape, maxPayload: messageBytes });
  const noteRefusal = refusalNotes(context);
  const waiting = waitingList(room.connected);
  const letIn = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refusal = turnAway(context, request, config, room);
    if (!refusal) return wss.handleUpgrade(request, socket, head, (client) => greet(client, request));
    noteRefusal(refusal);
    const mayHear = refusal === FULL && waiting(addressOf(request, config.trustProxy)) < 2 * connectionsPerAddress;
    if (mayHear) wss.handleUpgrade(request, socket, head, tellFull);
    else refuse(socket, refusal);
  };
  server.on('upgrade', (request, socket, head) => {
    mindErrors(socket);
    try {
      letIn(request, socket, head);
    } catch (error) {
      trouble(context, error, { upgrade: String(request.url).slice(0, 200) });
      socket.destroy();
    }
  });
  return wss;
}

/** Rejected connections count for a moment too. */
function waitingList(connected: Connected): (address: string) => number {
  const full = new Map<string, number>();
  return (address) => {
    if (full.size > 1000) full.clear();
    const count = (full.get(address) ?? connected.get(address) ?? 0) + 1;
    full.set(address, count);
    setTimeout(() => full.delete(address), 5000).unref();
    return count;
  };
}

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
  { connected, isClosing }: Room,
): string | undefined {
  if (pathOf(withoutBase(config.base, request.url ?? '')) !== '/socket') return '404 Not Found';
  // A load balancer then asks another node, also if it would send this table here.
  if (isClosing()) return '503 Service Unavailable';
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
