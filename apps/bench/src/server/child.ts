import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a server under test holds, after tidying up. */
type Memory = { readonly rss: number; readonly heap: number };
/** A server under test, in a process of its own. */
export type Child = {
  readonly port: number;
  /** The seconds of CPU that it has used so far, in all its threads. */
  cpu(): Promise<number>;
  /** Measured after tidying up, which takes it a moment. */
  memory(): Promise<Memory>;
  /** The resident memory as it stands, in bytes. */
  resident(): Promise<number>;
  stop(): Promise<void>;
};

/** A server that has not stopped by itself after this many milliseconds is killed. */
const PATIENCE = 3000;
type Message = { readonly [K in 'port' | 'cpu' | 'resident']?: number } & { readonly memory?: Memory; readonly missing?: string };
const KINDS = ['port', 'cpu', 'resident', 'memory', 'missing'];

/** Starts a server; or says which package is missing. */
export async function startChild(file: string, args: readonly string[] = []): Promise<Child | { readonly missing: string }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port, missing } = await next(child);
  if (missing !== undefined) {
    child.kill();
    return { missing };
  }
  const ask = (what: 'cpu' | 'memory' | 'resident') => {
    child.send(what);
    return next(child);
  };
  return {
    port: port!,
    cpu: async () => (await ask('cpu')).cpu!,
    memory: async () => (await ask('memory')).memory!,
    resident: async () => (await ask('resident')).resident!,
    stop: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
        child.once('exit', () => {
          clearTimeout(force);
          resolve();
        });
        child.kill();
      }),
  };
}
/** The next message of ours; a library may send some of its own. */
const next = (child: ChildProcess) =>
  new Promise<Message>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server under test ended with ${code}`));
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !KINDS.some((key) => key in message)) return;
      child.off('exit', ended).off('message', hear);
      resolve(message as Message);
    };
    child.on('exit', ended).on('message', hear);
  });

/** In the child: tells that it is open, and answers what it has used. */
export function report(port: number): void {
  process.on('message', (what) => process.send!(answerTo(what)));
  // Nobody measures any more: the bench was stopped.
  process.on('disconnect', () => process.exit());
  process.send!({ port });
}
function answerTo(what: unknown): Message {
  if (what === 'cpu') return { cpu: cpuSeconds() };
  return what === 'resident' ? { resident: process.memoryUsage.rss() } : { memory: tidyMemory() };
}
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
/** Tidying up takes CPU: it is asked for where none is counted. */
function tidyMemory(): Memory {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}
