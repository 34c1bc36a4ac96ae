import { vi } from 'vitest';
import type { Server } from '../server.ts';
import { until } from './harness.ts';

/** Everything that server and clients of this process use to tell the time; sockets, files and threads are not in it. */
const TELLS_TIME = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;
const STEP = 10;
const { setTimeout: reallyLater } = globalThis;
const breathe = () => new Promise<void>((go) => void reallyLater(go, 1));

/** From here on time stands still, and only the test moves it. Comes before the first server starts. */
export const stopTime = (): void => void vi.useFakeTimers({ toFake: [...TELLS_TIME], now: Date.now() });
export const startTime = (): void => void vi.useRealTimers();

/** No bot thinks and nothing is being stored, so nothing depends on how fast this machine is. */
const isQuiet = ({ tables }: Server) =>
  tables.all().every(({ bots, turns }) => bots.thinking.size === 0 && bots.at === undefined && !turns.isBusy);

async function untilQuiet(server: Server): Promise<void> {
  while (!isQuiet(server)) await breathe();
}

/** Lets time pass, in small steps; between two of them bots and disk have all the time they need. */
export async function pass(server: Server, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP) {
    await untilQuiet(server);
    await vi.advanceTimersByTimeAsync(Math.min(STEP, left));
    await breathe();
  }
  await untilQuiet(server);
}
/** Lets time pass until it is so, at most this many milliseconds of it; news that is still on its way then may arrive. */
export async function passUntil(server: Server, isSo: () => boolean | Promise<boolean>, most = 30_000): Promise<void> {
  for (let passed = 0; passed <= most && !(await isSo()); passed += STEP) await pass(server, STEP);
  await until(isSo);
}

/** Closes a server while time stands still: what its farewell waits for passes. */
export const closeMeanwhile = (server: Server): Promise<void> => passMeanwhile(server.close());
/** Lets time pass until this is done. */
export async function passMeanwhile(work: Promise<void>): Promise<void> {
  let isDone = false;
  const doing = work.finally(() => (isDone = true));
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(STEP);
    await breathe();
  }
  await doing;
}
