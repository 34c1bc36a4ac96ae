import { isOfTheData } from './ailment.ts';
import type { Appended, Heard, LogRow } from './store.ts';

export type Append = { readonly match: string; readonly rows: readonly LogRow[]; readonly heard: Heard };

/** After this many at once a node is busy, and gathers for this many milliseconds: fewer waits for the disk, each for more. */
const BUSY = 8;
const PATIENCE = 2;

/** What arrives together is committed together: one wait for the disk. A node that is not busy gathers for one turn of the loop. */
export function groupCommit(
  commit: (batch: readonly Append[]) => readonly Appended[],
): (match: string, rows: readonly LogRow[], heard: Heard) => void {
  let waiting: Append[] = [];
  let isBusy = false;
  const flush = () => {
    const batch = waiting;
    waiting = [];
    isBusy = batch.length >= BUSY;
    answer(batch, commit);
  };
  return (match, rows, heard) => {
    if (waiting.push({ match, rows, heard }) > 1) return;
    if (isBusy) setTimeout(flush, PATIENCE);
    else setImmediate(flush);
  };
}

function answer(batch: readonly Append[], commit: (batch: readonly Append[]) => readonly Appended[]): void {
  const answers = attempt(() => commit(batch));
  // A row that cannot be stored is nobody's fault but its sender's.
  if (isOfTheData(answers) && batch.length > 1) batch.forEach((one) => answer([one], commit));
  else batch.forEach(({ heard }, i) => heard(answers instanceof Error ? answers : answers[i]!));
}
/** What it answers, or the error it throws. */
function attempt<R>(act: () => R): R | Error {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
