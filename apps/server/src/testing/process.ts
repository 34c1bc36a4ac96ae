import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.ts';

const GAMES = new URL('./games.ts', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  isUp(): boolean;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

/** A real server in a process of its own, which can be killed. It prints one line when it is open. */
export async function startProcess(env: Readonly<Record<string, string>>, port?: number): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(at), NIGHTFALL_SHELF: GAMES, NIGHTFALL_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await opened(child);
  return {
    url: `http://127.0.0.1:${at}`,
    pid: child.pid!,
    isUp: () => child.exitCode === null && child.signalCode === null,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

function opened(child: ChildProcess): Promise<void> {
  let noise = '';
  child.stderr!.on('data', (chunk) => {
    if (noise.length < 100_000) noise += chunk;
    if (process.env['SERVER_NOISE']) process.stderr.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk) => String(chunk).includes(' is open at ') && resolve());
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${noise}`)));
  });
}
function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
