import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config.ts';
import { LIMITS, UNLIMITED } from '../limits.ts';
import type { Server } from '../server.ts';
import { clientOf, newcomer, socketOf, testServer, until } from '../testing/harness.ts';

let server: Server | undefined;
afterEach(() => server?.close());

test('[D-host] limits are settings, and a club fits into the usual ones', () => {
  expect(LIMITS.connectionsPerAddress).toBeGreaterThanOrEqual(300);
  const { limits } = readConfig({ NIGHTFALL_SOCKETS_PER_ADDRESS: '7', NIGHTFALL_REQUESTS_PER_ADDRESS: '5' });
  expect(limits).toMatchObject({ connectionsPerAddress: 7, requests: { perSecond: 5, burst: 50 } });
  expect(() => readConfig({ NIGHTFALL_SOCKETS_PER_ADDRESS: 'many' })).toThrow('NIGHTFALL_SOCKETS_PER_ADDRESS is a number');
});

test('[D-host] whoever comes when it is full reads so on the screen; the metrics count it; a flood is answered cheaply', async () => {
  server = await testServer({ limits: { ...UNLIMITED, connectionsPerAddress: 2 } });
  const sockets = [0, 1].map(() => new WebSocket(socketOf(server!.url)));
  await Promise.all(sockets.map((socket) => new Promise((open) => socket.once('open', open))));
  const client = clientOf(await newcomer(server.url), server.url);
  await until(() => client.status.text.startsWith('Too many people from your network'));
  expect(client.status.is).toBe('connecting');
  client.close();
  const flood = await Promise.all(
    Array.from({ length: 200 }, () => {
      const socket = new WebSocket(socketOf(server!.url));
      return new Promise<string>((end) => socket.on('error', ({ message }) => end(message)).on('open', () => end('open')));
    }),
  );
  expect(flood.filter((end) => end.includes('429')).length).toBeGreaterThan(190);
  expect(server.context.metrics.print()).toMatch(/nightfall_refused_sockets_total 20\d/);
  sockets.forEach((socket) => socket.close());
});
