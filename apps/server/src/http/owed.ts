import { BODY_BYTES } from '@nightfall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { neighbourhood } from '../address.ts';
import { Refused } from './rest.ts';

/** A client with this much unread gets no more answers for now. */
export const MOST_OWED = 8_000_000;
const SMALL = 16_384;
/** A client with this much in unfinished bodies is not read any further: enough for a few imports at once. */
export const MOST_BROUGHT = 16_000_000;

/** Bytes held in memory until a request is done, per address. */
type Account = { of(request: FastifyRequest): number; add(request: FastifyRequest, reply: FastifyReply, bytes: number): void };
function newAccount(): Account {
  const sums = new Map<string, number>();
  const change = (address: string, bytes: number) => {
    const sum = (sums.get(address) ?? 0) + bytes;
    if (sum > 0) sums.set(address, sum);
    else sums.delete(address);
  };
  return {
    of: ({ ip }) => sums.get(neighbourhood(ip)) ?? 0,
    add({ ip, raw: { socket } }, reply, bytes) {
      const address = neighbourhood(ip);
      change(address, bytes);
      // An answer that still waits its turn on a connection hears nothing when that breaks: the connection does.
      let isSettled = false;
      const settle = () => {
        if (!isSettled) change(address, -bytes);
        isSettled = true;
        socket.off('close', settle);
      };
      reply.raw.once('close', settle);
      socket.once('close', settle);
    },
  };
}

/** Unread answers stay in memory, so each address has a limit on them. */
export function limitOwed(app: FastifyInstance): void {
  const owed = newAccount();
  app.addHook('onRequest', async (request) => {
    if (owed.of(request) > MOST_OWED) throw new Refused(429, 'TOO_MANY', 'You have too many unread responses.');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : 0;
    if (bytes >= SMALL && !request.raw.socket.destroyed) owed.add(request, reply, bytes);
  });
}

/** Bodies stay in memory until they are complete, and their senders are unknown, so each address has a limit. */
export function limitBrought(app: FastifyInstance): void {
  const brought = newAccount();
  app.addHook('onRequest', async (request, reply) => {
    const bytes = bytesComing(request);
    if (bytes < SMALL) return;
    if (brought.of(request) + bytes > MOST_BROUGHT) throw new Refused(429, 'TOO_MANY', 'You have too many requests under way.');
    brought.add(request, reply, bytes);
  });
}
/** The maximum size of a body: its declared length, or the route's limit. */
function bytesComing({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? BODY_BYTES;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}
