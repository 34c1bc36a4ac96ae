import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from './config.ts';
import { withoutBase } from './http/base.ts';
import { VERSION } from './version.ts';

const STARTING = { ready: false, starting: true, code: 'STARTING', text: 'The server is starting. Try again in a moment.' };

/** Holds the port from the first moment, while the database may still be on its way: the process is up, and takes nobody in yet. */
export async function openPorch({ host, port, base }: Config): Promise<{ close(): Promise<void> }> {
  // Nobody knows a port that is yet to be chosen.
  if (port === 0) return { close: async () => undefined };
  const porch = createServer(({ url = '/' }, answer) => {
    const isHealth = withoutBase(base, url) === '/healthz';
    answer.writeHead(isHealth ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
    answer.end(JSON.stringify(isHealth ? { ok: true, version: VERSION } : STARTING));
  });
  porch.listen(port, host);
  await once(porch, 'listening');
  return {
    close: async () => {
      porch.close();
      porch.closeAllConnections();
      await once(porch, 'close');
    },
  };
}
