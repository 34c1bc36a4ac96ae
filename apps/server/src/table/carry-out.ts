import { type Refusal, isRefusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import type { Appended, LogRow } from '../store/store.ts';
import { trouble } from '../trouble.ts';
import { afterwards } from './afterwards.ts';
import { type Client, placeOf, printClient } from './client.ts';
import { wallNow } from './clockwork.ts';
import { reload } from './load.ts';
import { linesSince } from './log.ts';
import { type Done, type Outcome, type Step, type Table, note } from './table.ts';
import { tell } from './tell.ts';
import { endTurn, inTurn, takeTurn } from './turn.ts';

const TRIES = 10;
/** A request in progress. Every input takes this path, so it uses plain calls, without a promise for each stage. */
type Errand = {
  readonly client: Client | null;
  readonly step: Step;
  readonly done: Done;
  readonly begun: number;
  tries: number;
};
/** The result of the decision. */
type Decision = { readonly lines: readonly Line[]; readonly events: { type: string }[]; readonly rows: readonly LogRow[] };

/**
 * Decides, stores, then broadcasts: nobody hears of anything that is not stored. If the place in the log is taken, it reloads
 * and decides again. A writer knows every line before its own, so a request that was already stored is always recognised.
 */
export function carryOut(context: Context, table: Table, client: Client | null, step: Step, done: Done): void {
  const errand: Errand = { client, step, done, begun: performance.now(), tries: 0 };
  takeTurn(table, () => attempt(context, table, errand));
}

function attempt(context: Context, table: Table, errand: Errand): void {
  if (table.stale)
    return void lookAgain(context, table).then(
      () => attempt(context, table, errand),
      (error) => finish(context, table, errand, error as Error),
    );
  const outcome = decideSafely(context, table, errand);
  if (outcome) finish(context, table, errand, outcome);
}
function decideSafely(context: Context, table: Table, errand: Errand): Outcome | Error | undefined {
  try {
    return decide(context, table, errand);
  } catch (error) {
    // Forget whatever was half done: the store is right.
    table.stale = true;
    return error as Error;
  }
}
/** Exactly once per request. An error in the callback must not affect the table or other requests. */
function finish(context: Context, table: Table, { done }: Errand, outcome: Outcome | Error): void {
  endTurn(table);
  try {
    done(outcome);
  } catch (error) {
    trouble(context, error);
  }
}

/** Answers at once; or stores it first, then answers. */
function decide(context: Context, table: Table, errand: Errand): Outcome | undefined {
  const { client, step } = errand;
  if (table.reading) return refused(context, table.reading.why);
  const place = client === null ? undefined : placeOf(table.play.places, client);
  if (place !== undefined) return { n: place, before: true };
  const events: { type: string }[] = [];
  const lines = step(table.sync === 'views' ? (event) => events.push(event) : undefined);
  if (isRefusal(lines)) return refused(context, lines);
  if (lines.length === 0) return { n: table.play.n, before: true };
  const rows = rowsOf(table, client, lines);
  table.stale = true;
  context.store.append(table.id, rows, (answer) => heard(context, table, errand, { lines, events, rows }, answer));
  return undefined;
}
function refused(context: Context, no: Refusal): Outcome {
  context.metrics.counts.refusals_total += 1;
  return { no };
}
function rowsOf(table: Table, client: Client | null, lines: readonly Line[]): LogRow[] {
  const from = table.play.n;
  const wall = wallNow();
  const sender = client && printClient(client);
  return lines.map((line, i) => ({
    seq: from + i,
    at: line.at,
    wall,
    client: i === 0 ? sender : null,
    data: JSON.stringify(line),
  }));
}

function heard(context: Context, table: Table, errand: Errand, decision: Decision, answer: Appended | Error): void {
  if (answer instanceof Error) return finish(context, table, errand, answer);
  if (answer === 'taken') return again(context, table, errand);
  context.metrics.took(performance.now() - errand.begun);
  finish(context, table, errand, stored(context, table, errand.client, decision));
}
function again(context: Context, table: Table, errand: Errand): void {
  context.metrics.counts.conflicts_total += 1;
  if (++errand.tries < TRIES) attempt(context, table, errand);
  else finish(context, table, errand, new Error(`match ${table.id}: the place in the log was taken ${TRIES} times`));
}

/** A stored line counts, even if broadcasting it fails. */
function stored(context: Context, table: Table, client: Client | null, { lines, events, rows }: Decision): Outcome | Error {
  try {
    note(table.play, lines, rows[0]!.wall, client);
    table.stale = false;
    const n = table.play.n;
    context.metrics.counts.inputs_total += lines.length;
    context.news.tell({ k: 'lines', m: table.id, n });
    tell(table, { lines, events, client });
    afterwards(context, table, true);
    return { n, before: false };
  } catch (error) {
    table.stale = true;
    return error as Error;
  }
}

/** Looks at the table in its turn, as the store has it: nobody is told of a move that is still being stored, or was not. */
export const asStored = <R>(context: Context, table: Table, look: () => R | Promise<R>): Promise<R> =>
  inTurn(table, async () => {
    if (table.stale) await lookAgain(context, table);
    return look();
  });

async function lookAgain(context: Context, table: Table): Promise<void> {
  const known = table.play.n;
  const events = await reload(context, table);
  const lines = linesSince(table.play, known);
  if (lines.length === 0) return;
  tell(table, { lines, events });
  afterwards(context, table, false);
}
