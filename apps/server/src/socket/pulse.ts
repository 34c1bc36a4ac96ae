import type { WebSocket } from 'ws';
import type { Connection } from './connection.ts';

/** An open socket, numbered; `missed`: how many pings in a row it has not answered; `since`: when the first of them went out; `heard`: when it last said something. */
export type Tried = { readonly connection: Connection; readonly number: number; missed: number; since: number; heard: number };
/** For how many milliseconds has the other end left pings unanswered? */
export const silenceOf = ({ missed, since }: Tried): number => (missed === 0 ? 0 : performance.now() - since);

/** How often silent connections are tried; those at a running clock more often. It takes five seconds at most to notice that someone is gone. */
const CALM = 2000;
/** At a running clock, who does not answer this often is gone. */
const MISSES = 2;
/** Connections are tried a share at a time: trying all at once would delay everyone's inputs. So many shares has a pulse. */
const SHARES = 10;

/** The sockets that are open. */
export function openSet() {
  const open = new Map<WebSocket, Tried>();
  let greeted = 0;
  const add = (socket: WebSocket, connection: Connection) => {
    const tried: Tried = { connection, number: greeted++, missed: 0, since: 0, heard: -Infinity };
    open.set(socket, tried);
    socket.on('pong', () => (tried.missed = 0));
    socket.on('message', () => (tried.heard = performance.now()));
    return tried;
  };
  return { open, add };
}

/** Tries each connection that `isTimed` once in `every` milliseconds and the others less often, unless they have just spoken; clients that do not answer are cut off. */
export function startPulse(
  open: ReadonlyMap<WebSocket, Tried>,
  every: number,
  isTimed: (connection: Connection) => boolean,
): { stop(): void } {
  const calm = SHARES * Math.max(1, Math.round(CALM / every));
  let looks = 0;
  const look = () => {
    const now = looks++;
    for (const [socket, tried] of open) {
      if ((tried.number - now) % SHARES !== 0) continue;
      if (isTimed(tried.connection)) trySocket(socket, tried, MISSES);
      else if ((tried.number - now) % calm === 0 && !hasSpoken(tried)) trySocket(socket, tried, 1);
    }
  };
  const timer = setInterval(look, every / SHARES).unref();
  return { stop: () => clearInterval(timer) };
}
const hasSpoken = ({ heard }: Tried): boolean => performance.now() - heard < CALM / 2;
function trySocket(socket: WebSocket, tried: Tried, misses: number): void {
  if (tried.missed >= misses) socket.terminate();
  if (tried.missed === 0) tried.since = performance.now();
  tried.missed += 1;
  socket.ping();
}
