import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { load } from '@nightfall/catalog';
import { type Job, type Played, runJob } from './job.ts';

/** Below this many games a thread costs more than it brings. */
const FEW = 8;

/** Plays all games of the job over the cores of this machine and tells each that is done. */
export async function runOverCores(job: Job, tell: (played: Played) => void, threads = availableParallelism()): Promise<void> {
  const games = job.to - job.from;
  if (threads === 1 || games <= FEW) return runJob(await load(job.game), job, tell);
  const share = Math.ceil(games / threads);
  const parts = Array.from({ length: threads }, (_, i) => ({ ...job, from: i * share, to: Math.min(games, (i + 1) * share) }));
  await Promise.all(parts.filter(({ from, to }) => to > from).map((part) => inThread(part, tell)));
}

function inThread(part: Job, tell: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: part, execArgv: [] });
    worker.on('message', (played: readonly Played[]) => played.forEach(tell));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
