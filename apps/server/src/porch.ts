import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Config } from './config.ts';
import { withoutBase } from './http/base.ts';
import { VERSION } from './version.ts';

const STARTING = { ready: false, starting: true, code: 'STARTING', text: 'The server is starting. Try again in a moment.' };

/** Holds the port while the database is on its way: the process is up, and takes nobody in yet. */
export type Porch = { open(): Promise<void>; close(): Promise<void> };

export function newPorch({ host, port, base }: Config): Porch {
  const porch = porchServer(base);
  let opening: Promise<unknown> | undefined;
  return {
    open: async () => {
      // Nobody knows a port that is yet to be chosen.
      if (port === 0) return;
      porch.listen(port, host);
      await (opening = once(porch, 'listening'));
    },
    close: async () => {
      if (!opening) return;
      await opening;
      porch.close();
      porch.closeAllConnections();
      await once(porch, 'close');
    },
  };
}
const porchServer = (base: string): Server =>
  createServer(({ url = '/' }, answer) => {
    const isHealth = withoutBase(base, url) === '/healthz';
    answer.writeHead(isHealth ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
    answer.end(JSON.stringify(isHealth ? { ok: true, version: VERSION } : STARTING));
  });
