import { isOfTheData } from './ailment.ts';
import type { Appended, Heard, LogRow } from './store.ts';

export type Request = { readonly match: string; readonly rows: readonly LogRow[]; readonly heard: Heard };

/** It gathers this long at most, in milliseconds: at a busy node every turn of the loop brings more. */
const GATHERING = 3;

/** Requests that arrive together are committed together, with one wait for the disk. While every turn of the event loop brings more, it waits a little for others. */
export function groupCommit(
  commit: (batch: readonly Request[]) => readonly Appended[],
): (match: string, rows: readonly LogRow[], heard: Heard) => void {
  let waiting: Request[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    answer(batch, commit);
  };
  const gather = (known: number, since: number) => {
    if (waiting.length > known && performance.now() - since < GATHERING) setImmediate(gather, waiting.length, since);
    else flush();
  };
  return (match, rows, heard) => {
    if (waiting.push({ match, rows, heard }) === 1) setImmediate(gather, 1, performance.now());
  };
}

function answer(batch: readonly Request[], commit: (batch: readonly Request[]) => readonly Appended[]): void {
  const answers = attempt(() => commit(batch));
  // A bad row fails only its own request.
  if (isOfTheData(answers) && batch.length > 1) batch.forEach((one) => answer([one], commit));
  else batch.forEach(({ heard }, i) => heard(answers instanceof Error ? answers : answers[i]!));
}
/** Its result, or the error it throws. */
function attempt<R>(act: () => R): R | Error {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
