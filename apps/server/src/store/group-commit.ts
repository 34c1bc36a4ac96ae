import type { Appended, Heard, LogRow } from './store.ts';

export type Append = { readonly match: string; readonly rows: readonly LogRow[]; readonly heard: Heard };

/** What arrives together is committed together: one wait for the disk. As long as every turn of the loop brings more, it gathers. */
export function groupCommit(
  commit: (batch: readonly Append[]) => readonly Appended[],
): (match: string, rows: readonly LogRow[], heard: Heard) => void {
  let waiting: Append[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    answer(batch, commit);
  };
  const gather = (known: number) => {
    if (waiting.length > known) setImmediate(gather, waiting.length);
    else flush();
  };
  return (match, rows, heard) => {
    if (waiting.push({ match, rows, heard }) === 1) setImmediate(gather, 1);
  };
}

function answer(batch: readonly Append[], commit: (batch: readonly Append[]) => readonly Appended[]): void {
  const answers = attempt(() => commit(batch));
  batch.forEach(({ heard }, i) => heard(answers instanceof Error ? answers : answers[i]!));
}
/** What it answers, or the error it throws. */
export function attempt<R>(act: () => R): R | Error {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
