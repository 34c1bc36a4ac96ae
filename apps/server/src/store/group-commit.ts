import type { Appended, Heard, LogRow } from './store.ts';

export type Append = { readonly match: string; readonly rows: readonly LogRow[]; readonly heard: Heard };

/** The more was committed last time, the longer the next commit gathers; at leisure nobody waits. */
const gathering = (appends: number) => Math.min(2, appends / 16);

/** What arrives within a moment is committed together: one wait for the disk, however many tables play. */
export function groupCommit(
  commit: (batch: readonly Append[]) => readonly Appended[],
): (match: string, rows: readonly LogRow[], heard: Heard) => void {
  let waiting: Append[] = [];
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
  return (match, rows, heard) => {
    if (waiting.push({ match, rows, heard }) === 1) soon();
  };
}

function answer(batch: readonly Append[], commit: (batch: readonly Append[]) => readonly Appended[]): void {
  const answers = attempt(() => commit(batch));
  batch.forEach(({ heard }, i) => heard(answers instanceof Error ? answers : answers[i]!));
}
function attempt<R>(act: () => R): R | Error {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
