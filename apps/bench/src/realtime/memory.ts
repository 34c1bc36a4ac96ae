import type { Child } from '../server/child.ts';
import { median, round } from '../server/measure.ts';

/** What the server held, in megabytes. */
export type MemoryFigures = {
  readonly most: number;
  /** Resident, looked at once a second: the middle of the first and of the last quarter of the time. */
  readonly resident: { readonly first: number; readonly last: number };
  /** In use after tidying up, a quarter into the time and at its end. */
  readonly heap: { readonly early: number; readonly end: number };
};

/** Looks at the memory of a server for this long. */
export async function watchMemory(child: Child, seconds: number): Promise<MemoryFigures> {
  const end = performance.now() + 1000 * seconds;
  const quarter = Math.floor(seconds / 4);
  const seen: number[] = [];
  let early = 0;
  for (let second = 1; second <= seconds; second++) {
    await sleepUntil(end - 1000 * (seconds - second));
    seen.push(await child.resident());
    if (second === quarter) early = (await child.memory()).heap;
  }
  return {
    most: megabytes(Math.max(...seen)),
    resident: { first: megabytes(median(seen.slice(0, quarter))), last: megabytes(median(seen.slice(-quarter))) },
    heap: { early: megabytes(early), end: megabytes((await child.memory()).heap) },
  };
}
const sleepUntil = (moment: number) => new Promise((go) => setTimeout(go, Math.max(0, moment - performance.now())));
const megabytes = (bytes: number) => round(bytes / 1024 / 1024, 0);

/** Has neither grown by more than this factor? */
export const isFlat = ({ resident, heap }: MemoryFigures, growth: number): boolean =>
  resident.last <= growth * resident.first && heap.end <= growth * heap.early;
