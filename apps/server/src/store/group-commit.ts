import type { Appended, LogRow } from './store.ts';

export type Append = { readonly match: string; readonly rows: readonly LogRow[] };
type Waiting = Append & { readonly resolve: (appended: Appended) => void; readonly reject: (error: unknown) => void };

/** The more was committed last time, the longer the next commit gathers; at leisure nobody waits. */
const gathering = (appends: number) => Math.min(2, appends / 16);

/** What arrives within a moment is committed together: one wait for the disk, however many tables play. */
export function groupCommit(
  commit: (batch: readonly Append[]) => Appended[],
): (match: string, rows: readonly LogRow[]) => Promise<Appended> {
  let waiting: Waiting[] = [];
  let last = { at: 0, appends: 0 };
  const flush = () => {
    const batch = waiting;
    waiting = [];
    answer(batch, commit);
    last = { at: performance.now(), appends: batch.length };
  };
  const soon = () => {
    const left = last.at + gathering(last.appends) - performance.now();
    if (left < 1) setImmediate(flush);
    else setTimeout(flush, left);
  };
  return (match, rows) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ match, rows, resolve, reject }) === 1) soon();
    });
}

function answer(batch: readonly Waiting[], commit: (batch: readonly Append[]) => Appended[]): void {
  try {
    const answers = commit(batch);
    batch.forEach((one, i) => one.resolve(answers[i]!));
  } catch (error) {
    batch.forEach((one) => one.reject(error));
  }
}
