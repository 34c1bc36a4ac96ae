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

/** Plays all games of the job over the cores of this machine and tells each that is done. A core that is free takes the next block. */
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

/** Threads that play blocks for us. They get ready while we find out what there is to play. */
export type Crew = {
  /** A core that is free takes the next block. */
  readonly share: <B extends { readonly job: LabJob }>(
    blocks: readonly B[],
    tell: (block: B, played: readonly LabPlayed[]) => void,
  ) => Promise<void>;
  readonly end: () => void;
};
export function hireCrew(threads = availableParallelism()): Crew {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] }));
  const broken = new Promise<never>((_, reject) => workers.forEach((worker) => worker.on('error', reject)));
  // The one who shares blocks among them hears of it; until then nobody has to.
  broken.catch(() => undefined);
  return {
    share: async (blocks, tell) => {
      const pile = pileOf(blocks, threads);
      const played = workers.slice(0, blocks.length).map((worker) => playIn(worker, pile, tell));
      await Promise.race([broken, Promise.all(played)]);
    },
    end: () => workers.forEach((worker) => void worker.terminate()),
  };
}
/** Blocks of games over threads that are there for these only. */
export async function shareOut<B extends { readonly job: LabJob }>(
  blocks: readonly B[],
  tell: (block: B, played: readonly LabPlayed[]) => void,
  threads = availableParallelism(),
): Promise<void> {
  const crew = hireCrew(Math.min(threads, blocks.length));
  try {
    await crew.share(blocks, tell);
  } finally {
    crew.end();
  }
}

/** As long as so many blocks are left for each thread, it gets the next one before it is done: it never waits for us. */
const AHEAD = 4;
/** The blocks that nobody has yet. */
type Pile<B> = {
  readonly next: () => B | undefined;
  readonly ahead: () => B | undefined;
  /** Nothing more is to be played. */
  readonly drop: () => void;
};
function pileOf<B>(blocks: readonly B[], threads: number): Pile<B> {
  const left = [...blocks].toReversed();
  return {
    next: () => left.pop(),
    // Near the end nobody holds a block that another could play.
    ahead: () => (left.length > AHEAD * threads ? left.pop() : undefined),
    drop: () => void left.splice(0),
  };
}

/** Plays from the pile until nothing of it is left. */
function playIn<B extends { readonly job: LabJob }>(
  worker: Worker,
  { next, ahead, drop }: Pile<B>,
  tell: (block: B, played: readonly LabPlayed[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const given: B[] = [];
    const give = (block: B | undefined) => {
      if (!block) return;
      given.push(block);
      worker.postMessage(block.job);
    };
    const goOn = () => {
      if (given.length === 0) give(next());
      if (given.length === 1) give(ahead());
      if (given.length > 0) return;
      worker.off('message', hear);
      resolve();
    };
    const hear = (played: readonly LabPlayed[]) => {
      try {
        tell(given.shift()!, played);
        goOn();
      } catch (error) {
        // The other threads have nothing more to do for anyone.
        drop();
        reject(error as Error);
      }
    };
    worker.on('message', hear);
    goOn();
  });
}
