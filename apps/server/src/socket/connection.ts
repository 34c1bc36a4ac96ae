import type { RawData, WebSocket } from 'ws';
import { type ToClient, type ToServer, readMessage } from '@nightfall/protocol';
import { FORMAT, type Packet } from '@nightfall/table';
import type { Context } from '../context.ts';
import { bucket, type Limits, take } from '../rate-limits.ts';
import type { PersonRow } from '../store/store.ts';
import { type Written, packed, written, writtenOnce } from '../table/packet.ts';
import type { Member } from '../table/table.ts';
import { trouble } from '../trouble.ts';

/** One socket, which may carry many matches. */
export type Connection = {
  readonly address: string;
  /** `row`: as the store has them, or will have them when there is something to keep. */
  who: { readonly person: string | null; readonly name: string; readonly row?: PersonRow };
  /** Has the host's sign-on named the person? */
  isSignedOn: boolean;
  /** Pending while the person is looked up. */
  introduction: Promise<void> | undefined;
  /** Work started by earlier messages: later ones wait for it. */
  underWay: Promise<void> | undefined;
  /** Can the client inflate large messages? */
  inflates: boolean;
  readonly joined: Map<string, Member>;
  send(message: ToClient): void;
  sendPacket(packet: Packet): void;
  close(code: number, text: string): void;
};

/** A client that does not read is disconnected before it fills the memory. */
export const BACKLOG = 4_000_000;

export function newConnection(context: Context, socket: WebSocket, address: string): Connection {
  const write = ({ data, binary }: Written) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) return socket.terminate();
    context.metrics.counts.sent_bytes_total += data.length;
    socket.send(data, { binary });
  };
  const connection: Connection = {
    address,
    who: { person: null, name: 'Guest' },
    isSignedOn: false,
    introduction: undefined,
    underWay: undefined,
    inflates: false,
    joined: new Map(),
    sendPacket: (packet) => write(writtenOnce(packet)),
    send: (message) => write(connection.inflates ? packed(message) : written(message)),
    close: (code, text) => socket.close(code, text),
  };
  return connection;
}

const TOO_MANY = { rule: 'table', code: 'TOO_MANY', text: 'Too many messages. Wait a moment.' };
export const MISREADS = 50;

/** Reads incoming messages within the limits; clients that keep sending nonsense are disconnected. */
export function listen(
  context: Context,
  socket: WebSocket,
  connection: Connection,
  limits: Limits,
  perAddress: (address: string, now: number) => boolean,
  handle: (message: ToServer) => void,
): void {
  const own = bucket(limits.connection);
  let misreads = 0;
  const isTooMuch = () => {
    const now = performance.now();
    if (take(own, limits.connection, now) && perAddress(connection.address, now)) return false;
    context.metrics.limited.messages += 1;
    return true;
  };
  const hear = (data: RawData, isBinary: boolean) => {
    context.metrics.counts.messages_total += 1;
    if (isTooMuch()) return connection.send({ t: 'no', ...idsIn(data), why: TOO_MANY });
    const message = isBinary ? { fault: 'Messages must be text.' } : readMessage(data.toString());
    if (!('fault' in message)) return handle(message);
    context.metrics.counts.malformed_total += 1;
    connection.send({ t: 'no', ...idsIn(data), why: FORMAT(message.fault) });
    if (++misreads > MISREADS && limits.connection.perSecond < 1e6) connection.close(1008, 'too many unreadable messages');
  };
  // A client that sends pings and reads no answers must not fill the memory either.
  socket.on('ping', (data: Buffer) => {
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else if (!isTooMuch()) socket.pong(data);
  });
  socket.on('message', (data: RawData, isBinary: boolean) => {
    try {
      hear(data, isBinary);
    } catch (error) {
      trouble(context, error, { message: data.toString().slice(0, 1000) });
      connection.close(1011, 'a fault of the server');
    }
  });
}

/** Names the rejected request, if that can be found cheaply. */
function idsIn(data: RawData): { id?: string; m?: string } {
  const text = data.toString().slice(0, 200);
  const id = /"id":"([0-9A-Za-z_-]{1,24})"/.exec(text)?.[1];
  const m = /"m":"([0-9a-z]{10})"/.exec(text)?.[1];
  return { ...(id && { id }), ...(m && { m }) };
}
