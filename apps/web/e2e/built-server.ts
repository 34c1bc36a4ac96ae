import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Served = {
  readonly url: string;
  readonly data: string;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Lets time pass at a server whose time stands. */
  readonly pass: (ms: number) => Promise<void>;
};
export type Serving = {
  readonly data: string;
  readonly port?: number;
  readonly database?: string;
  /** Its time stands still, and only the test moves it. */
  readonly stands?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

const loaded = (path: string): string[] => ['--import', new URL(path, import.meta.url).href];
/** A test run that is killed leaves no server behind. */
const STAY = loaded('../../../scripts/stay-with-parent.mjs');
const STANDING = loaded('./server-clock.mjs');

/** The built server, as `npm start` runs it. */
export async function startBuilt({ data, port = 0, database = '', stands = false, env = {} }: Serving): Promise<Served> {
  const flags = ['--enable-source-maps', ...STAY, ...(stands ? STANDING : [])];
  const child = spawn(process.execPath, [...flags, 'apps/server/dist/main.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      NIGHTFALL_DATA: data,
      DATABASE_URL: database,
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const url = await addressOf(child);
  const kill = (signal: NodeJS.Signals = 'SIGKILL') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  const pass = (ms: number) =>
    new Promise<void>((resolve) => {
      child.once('message', () => resolve());
      child.send({ ms });
    });
  return { url, data, kill, pass };
}

/** The server prints one line with its address when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const found = /https?:\/\/\S+?:\d+/.exec(said);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    };
    child.stdout!.setEncoding('utf8').on('data', hear);
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.slice(-2000)}`)));
  });
}
