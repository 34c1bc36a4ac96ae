import type { Child } from '../server/child.ts';
import { median, round } from '../server/measure.ts';

/** What the server held, in megabytes. */
export type MemoryFigures = {
  readonly most: number;
  /** Resident, looked at once a second: the middle of the first and of the last quarter of the time. */
  readonly resident: { readonly first: number; readonly last: number };
  /** In use after tidying up, a quarter into the time and at its end; and how many bytes it grew by for each input between the two. */
  readonly heap: { readonly early: number; readonly end: number; readonly bytesPerInput: number };
};

/** Looks at the memory of a server for this long. `inputs`: how many there were so far. */
export async function watchMemory(child: Child, seconds: number, inputs: () => number): Promise<MemoryFigures> {
  const until = performance.now() + 1000 * seconds;
  const quarter = Math.floor(seconds / 4);
  const seen: number[] = [];
  const heapNow = async () => ({ heap: (await child.memory()).heap, inputs: inputs() });
  let early = { heap: 0, inputs: 0 };
  for (let second = 1; second <= seconds; second++) {
    await sleepUntil(until - 1000 * (seconds - second));
    seen.push(await child.resident());
    if (second === quarter) early = await heapNow();
  }
  const end = await heapNow();
  return {
    most: megabytes(Math.max(...seen)),
    resident: { first: megabytes(median(seen.slice(0, quarter))), last: megabytes(median(seen.slice(-quarter))) },
    heap: {
      early: megabytes(early.heap),
      end: megabytes(end.heap),
      bytesPerInput: round((end.heap - early.heap) / (end.inputs - early.inputs), 0),
    },
  };
}
const sleepUntil = (moment: number) => new Promise((go) => setTimeout(go, Math.max(0, moment - performance.now())));
const megabytes = (bytes: number) => round(bytes / 1024 / 1024, 0);

/** Has the server kept to what it held at first, but for this factor? The heap grows with the logs of running matches; it is told beside this. */
export const isFlat = ({ resident }: MemoryFigures, growth: number): boolean => resident.last <= growth * resident.first;
