import { type Socket, connect } from 'node:net';
import type { Random } from '@nightfall/kernel';
import { WebSocket } from 'ws';
import { anyMessage } from './messages.ts';
import { type Target, anyImport, anyRequest, anyUpgrade } from './requests.ts';

/** Sends raw requests over connections that are opened anew whenever the server has closed one. Resolves when all are answered. */
async function sendRaw(port: number, count: number, make: () => string, together: number): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      const batch = Math.min(left, 20);
      left -= batch;
      await exchange(port, Array.from({ length: batch }, make).join(''));
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
}
/** One connection with some requests in a row. It ends when the server closes it or has nothing more to say. */
function exchange(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const quiet = () => (socket.destroy(), undefined);
    let timer = setTimeout(quiet, 2000);
    socket.on('data', () => {
      clearTimeout(timer);
      timer = setTimeout(quiet, 60);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Upgrades, each on a connection of its own; half of them are reset as soon as they are sent. */
async function sendUpgrades(port: number, count: number, random: Random): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await (random.int(2) === 0 ? reset(port, anyUpgrade(random)) : exchange(port, anyUpgrade(random)));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
const reset = (port: number, bytes: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1', () => socket.resetAndDestroy()));
    socket.on('error', () => undefined).on('close', () => resolve());
  });

/** Messages over a few sockets, which are opened anew when the server has had enough of one. */
async function sendMessages(port: number, count: number, random: Random, target: Target): Promise<void> {
  const each = Math.ceil(count / 4);
  await Promise.all(
    [0, 1, 2, 3].map((tongue) => speak(port, each, random, target, target.tokens[tongue % target.tokens.length]!)),
  );
}
async function speak(port: number, count: number, random: Random, target: Target, token: string): Promise<void> {
  for (let left = count; left > 0;) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    socket.on('error', () => undefined);
    await new Promise((open) => socket.once('open', open).once('close', open));
    socket.send(JSON.stringify({ t: 'hello', token }));
    target.matches.forEach(({ id, key }) => socket.send(JSON.stringify({ t: 'join', m: id, key })));
    while (left > 0 && socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 200 && left > 0; i++, left--) socket.send(anyMessage(random, target));
      await answered(socket, target.matches[0]!.id);
    }
    socket.terminate();
  }
}
/** Waits until the server has carried everything out: questions are answered in their order. */
const answered = (socket: WebSocket, m: string): Promise<void> =>
  new Promise((resolve) => {
    const mark = Math.floor(Math.random() * 1e6);
    const hear = (data: unknown) => String(data).includes(`"id":"mark-${mark}"`) && done();
    const done = () => {
      socket.off('message', hear).off('close', done);
      resolve();
    };
    socket.on('message', hear).once('close', done);
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'moves', m, id: `mark-${mark}`, seat: 0 }));
    else done();
  });

export type Share = { readonly messages: number; readonly requests: number; readonly imports: number; readonly upgrades: number };
export const shareOf = (inputs: number): Share => {
  const [requests, imports, upgrades] = [0.25, 0.02, 0.03].map((share) => Math.floor(inputs * share)) as [number, number, number];
  return { messages: inputs - requests - imports - upgrades, requests, imports, upgrades };
};

/** All four kinds at once. */
export async function attack(port: number, random: Random, target: Target, share: Share): Promise<void> {
  await Promise.all([
    sendMessages(port, share.messages, random, target),
    sendRaw(port, share.requests, () => anyRequest(random, target), 8),
    sendRaw(port, share.imports, () => anyImport(random, target), 2),
    sendUpgrades(port, share.upgrades, random),
  ]);
}
