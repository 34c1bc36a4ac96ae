import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a server under test has used so far. */
type Usage = { readonly cpu: number; readonly rss: number; readonly heap: number };
/** A server under test, in a process of its own. */
export type Child = { readonly port: number; usage(): Promise<Usage>; stop(): Promise<void> };

type Message = { readonly port?: number; readonly usage?: Usage; readonly missing?: string };

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
  return {
    port: port!,
    usage: async () => {
      child.send('usage');
      return (await next(child)).usage!;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
/** The next message of ours; a library may send some of its own. */
const next = (child: ChildProcess) =>
  new Promise<Message>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server under test ended with ${code}`));
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !['port', 'usage', 'missing'].some((key) => key in message)) return;
      child.off('exit', ended).off('message', hear);
      resolve(message as Message);
    };
    child.on('exit', ended).on('message', hear);
  });

/** In the child: tells that it is open, and answers what it has used. */
export function report(port: number): void {
  process.on('message', () => {
    // Tidying up for the sake of the memory's figure is not the server's work.
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send!({ usage: { cpu: (user + system) / 1e6, rss, heap: heapUsed + external } });
  });
  process.send!({ port });
}
