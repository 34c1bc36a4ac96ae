import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, type Played, runJob } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import type { LabJob, LabPlayed } from '@nightfall/lab';

/** Below this many games a thread costs more than it brings. */
const FEW = 8;
/** Blocks are small, so that no thread is left with all the long games; each thread gets about this many. */
const BLOCKS = 16;
const LARGEST = 64;

/** Plays all games of the job over the cores of this machine and tells each that is done. Whoever is free takes the next block. */
export async function runOverCores(job: Job, tell: (played: Played) => void, threads = availableParallelism()): Promise<void> {
  const games = job.to - job.from;
  if (threads === 1 || games <= FEW) return runJob(await load(job.game), job, tell);
  const blocks = blocksOf(job, Math.max(1, Math.min(LARGEST, Math.floor(games / threads / BLOCKS))));
  await shareOut(blocks, (_block, played) => played.forEach(tell), threads);
}

/** The games of a job in blocks. */
function blocksOf(job: Job, size: number): readonly { readonly job: Job }[] {
  const blocks = [];
  for (let { from } = job; from < job.to; from += size) blocks.push({ job: { ...job, from, to: Math.min(job.to, from + size) } });
  return blocks;
}

/** Blocks of games over threads: whoever is free takes the next one. */
export async function shareOut<B extends { readonly job: LabJob }>(
  blocks: readonly B[],
  tell: (block: B, played: readonly LabPlayed[]) => void,
  threads = availableParallelism(),
): Promise<void> {
  const left = [...blocks].toReversed();
  const crew: Crew<B> = {
    next: () => left.pop(),
    // Near the end nobody holds a block that another could play.
    ahead: () => (left.length > AHEAD * threads ? left.pop() : undefined),
    tell,
    stop: () => void left.splice(0),
  };
  await Promise.all(Array.from({ length: Math.min(threads, blocks.length) }, () => inThread(crew)));
}
/** As long as so many blocks are left for each thread, it gets the next one before it is done: it never waits for us. */
const AHEAD = 4;
type Crew<B> = {
  readonly next: () => B | undefined;
  readonly ahead: () => B | undefined;
  readonly tell: (block: B, played: readonly LabPlayed[]) => void;
  /** Nothing more is to be played. */
  readonly stop: () => void;
};
function inThread<B extends { readonly job: LabJob }>({ next, ahead, tell, stop }: Crew<B>): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
    const given: B[] = [];
    const give = (block: B | undefined) => {
      if (!block) return;
      given.push(block);
      worker.postMessage(block.job);
    };
    const goOn = () => {
      if (given.length === 0) give(next());
      if (given.length === 1) give(ahead());
      if (given.length === 0) void worker.terminate();
    };
    const fail = (error: unknown) => {
      void worker.terminate();
      reject(error as Error);
    };
    worker.on('message', (played: readonly LabPlayed[]) => {
      try {
        tell(given.shift()!, played);
        goOn();
      } catch (error) {
        // The other threads have nothing more to do for anyone.
        stop();
        fail(error);
      }
    });
    worker.on('error', fail);
    worker.on('exit', () => resolve());
    goOn();
  });
}
