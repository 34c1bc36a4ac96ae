import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a server under test holds, after garbage collection. */
type Memory = { readonly rss: number; readonly heap: number };
/** A server under test, in a process of its own. */
export type Child = {
  readonly port: number;
  /** The seconds of CPU that it has used so far, in all its threads. */
  cpu(): Promise<number>;
  /** Measured after garbage collection, which takes it a moment. */
  memory(): Promise<Memory>;
  /** The resident memory as it stands, in bytes. */
  resident(): Promise<number>;
  /** How late its timers were in the worst twentieth since the last time, in milliseconds: 10 of them are the timer's own. */
  lag(): Promise<number>;
  /** Stops it where it is, timers and all, while another is measured. */
  halt(): void;
  goOn(): void;
  stop(): Promise<void>;
};

/** A server that has not stopped by itself after this many milliseconds is killed. */
const PATIENCE = 3000;
type Message = { readonly [K in 'port' | 'cpu' | 'resident' | 'lag']?: number } & { readonly memory?: Memory };
const KINDS = ['port', 'cpu', 'resident', 'lag', 'memory'];

/** The flags of every server under test. */
const WATCHED = ['--expose-gc', '--import', new URL('./watched.mjs', import.meta.url).href];
export const watch = (file: string, args: readonly string[], flags: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  fork(file, args, {
    execArgv: [...flags, ...WATCHED],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });

/** Starts a server of others from a file of ours. */
export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const child = watch(fileURLToPath(new URL(file, import.meta.url)), args, ['--import', 'tsx'], {});
  child.stdout!.resume();
  return asked(child, (await next(child)).port!);
}

/** A server that is open at this port. */
export function asked(child: ChildProcess, port: number): Child {
  const ask = (what: 'cpu' | 'memory' | 'resident' | 'lag') => {
    child.send(what);
    return next(child);
  };
  return {
    port,
    cpu: async () => (await ask('cpu')).cpu!,
    memory: async () => (await ask('memory')).memory!,
    resident: async () => (await ask('resident')).resident!,
    lag: async () => (await ask('lag')).lag!,
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: () =>
      new Promise((resolve) => {
        child.kill('SIGCONT');
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

/** In the child: tells that it is open. */
export const report = (port: number): void => void process.send!({ port });
