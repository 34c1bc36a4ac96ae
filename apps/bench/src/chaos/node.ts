import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.resolve('@nightfall/server')));
const GAMES = new URL('../server/ledger.ts', import.meta.url).href;

/** A server in a process of its own, which is begun again on the same port. */
export type ServerNode = {
  readonly url: string;
  start(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Files of the process cannot grow beyond this many bytes; undefined lifts the limit. Answers whether the system could do it. */
  limitFiles(bytes: number | undefined): boolean;
};

export function newNode(port: number, env: Readonly<Record<string, string>>): ServerNode {
  let child: ChildProcess | undefined;
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    url: `http://127.0.0.1:${port}`,
    start: () => {
      child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
        env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), NIGHTFALL_SHELF: GAMES, NIGHTFALL_LIMITS: 'off', ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return opened(child);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    limitFiles: (bytes) => can('prlimit', '--pid', String(child!.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`),
  };
}
function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk) => String(chunk).includes(' is open at ') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Does the system let us? */
export function can(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
