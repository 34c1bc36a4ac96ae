import type { FastifyInstance } from 'fastify';
import { neighbourhood } from '../address.ts';
import { Refused } from './rest.ts';

/** Whoever has not read this much of their answers gets no more for now. */
const MOST = 8_000_000;
const SMALL = 16_384;

/** Answers that are not read stay in memory: an address is owed a bounded amount of them. */
export function limitOwed(app: FastifyInstance): void {
  const owed = new Map<string, number>();
  const owe = (address: string, bytes: number) => {
    const sum = (owed.get(address) ?? 0) + bytes;
    if (sum > 0) owed.set(address, sum);
    else owed.delete(address);
  };
  app.addHook('onRequest', async ({ ip }) => {
    if ((owed.get(neighbourhood(ip)) ?? 0) > MOST)
      throw new Refused(429, 'TOO_MANY', 'Read the answers already on their way first.');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { socket } = request.raw;
    const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : 0;
    if (bytes < SMALL || socket.destroyed) return;
    const address = neighbourhood(request.ip);
    owe(address, bytes);
    // An answer that still waits its turn on a connection hears nothing when that breaks: the connection does.
    let isSettled = false;
    const settle = () => {
      if (!isSettled) owe(address, -bytes);
      isSettled = true;
      socket.off('close', settle);
    };
    reply.raw.once('close', settle);
    socket.once('close', settle);
  });
}
