import { isRefusal, type Refusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import type { Appended, LogRow } from './house.ts';
import { type Client, draftOf, linesSince, note, placeOf, type Play, printClient, replay } from './play.ts';
import type { Outcome, Step, Table } from './table.ts';
import { nodesElsewhere } from './presence.ts';
import { tell } from './tell.ts';

/** Each task at a table waits for the ones before it; if there are none, it starts at once. It ends with `endTurn`. */
function takeTurn({ turns }: Table, act: () => void): void {
  if (turns.isBusy) return void turns.waiting.push(act);
  turns.isBusy = true;
  act();
}
function endTurn({ turns }: Table): void {
  const next = turns.waiting.shift();
  if (next) queueMicrotask(next);
  else turns.isBusy = false;
}
/** Takes a turn and answers how it went. */
export const inTurn = <R>(table: Table, act: () => R | Promise<R>): Promise<R> =>
  new Promise<void>((go) => takeTurn(table, go)).then(act).finally(() => endTurn(table));

const TRIES = 10;
/** Called with the outcome; or with the reason why there is none: the store is away. */
export type Done = (outcome: Outcome | Error) => void;
/** A request in progress. Every input takes this path, so it uses plain calls, without a promise for each stage. */
type Errand = {
  readonly client: Client | null;
  readonly step: Step;
  readonly done: Done;
  readonly begun: number;
  tries: number;
};
/** What was decided, on a copy that nobody sees yet. */
type Decision = {
  readonly draft: Play;
  readonly lines: readonly Line[];
  readonly events: { type: string }[];
  readonly rows: readonly LogRow[];
};

/**
 * Decides on a copy, stores, then publishes the copy: nobody hears of anything that is not stored. If the place in the log is
 * taken, it catches up and decides again. A writer knows every line before its own, so a request that was already stored is
 * always recognised.
 */
export function carryOut(table: Table, client: Client | null, step: Step, done: Done): void {
  const errand: Errand = { client, step, done, begun: performance.now(), tries: 0 };
  takeTurn(table, () => attempt(table, errand));
}
function attempt(table: Table, errand: Errand): void {
  const outcome = decideSafely(table, errand);
  if (outcome) finish(table, errand, outcome);
}
/** A step that throws has touched nothing but its copy. */
function decideSafely(table: Table, errand: Errand): Outcome | Error | undefined {
  try {
    return decide(table, errand);
  } catch (error) {
    return error as Error;
  }
}
/** Exactly once per request. An error in the callback must not affect the table or other requests. */
function finish(table: Table, { done }: Errand, outcome: Outcome | Error): void {
  endTurn(table);
  try {
    done(outcome);
  } catch (error) {
    table.house.trouble(error);
  }
}

/** Answers at once; or stores it first, then answers. */
function decide(table: Table, errand: Errand): Outcome | undefined {
  const { client, step } = errand;
  if (table.reading) return refused(table, table.reading.why);
  const place = client === null ? undefined : placeOf(table.play.places, client);
  if (place !== undefined) return { n: place, before: true };
  const draft = draftOf(table.play);
  const events: { type: string }[] = [];
  const lines = step(draft, table.sync === 'views' ? (event) => events.push(event) : undefined);
  if (isRefusal(lines)) return refused(table, lines);
  if (lines.length === 0) return { n: table.play.n, before: true };
  const rows = rowsOf(table, client, lines);
  table.house.store.append(table.id, rows, (answer) => heard(table, errand, { draft, lines, events, rows }, answer));
  return undefined;
}
function refused(table: Table, no: Refusal): Outcome {
  table.house.metrics.counts.refusals_total += 1;
  return { no };
}
function rowsOf(table: Table, client: Client | null, lines: readonly Line[]): LogRow[] {
  const from = table.play.n;
  const wall = table.house.time.now();
  const sender = client && printClient(client);
  return lines.map((line, i) => ({
    seq: from + i,
    at: line.at,
    wall,
    client: i === 0 ? sender : null,
    data: JSON.stringify(line),
  }));
}

function heard(table: Table, errand: Errand, decision: Decision, answer: Appended | Error): void {
  if (answer instanceof Error) return finish(table, errand, answer);
  if (answer === 'taken') return again(table, errand);
  table.house.metrics.took(performance.now() - errand.begun);
  finish(table, errand, publish(table, errand.client, decision));
}
function again(table: Table, errand: Errand): void {
  table.house.metrics.counts.conflicts_total += 1;
  if (++errand.tries >= TRIES)
    return finish(table, errand, new Error(`match ${table.id}: the place in the log was taken ${TRIES} times`));
  catchUp(table).then(
    () => attempt(table, errand),
    (error) => finish(table, errand, error as Error),
  );
}

/** A stored line counts, even if broadcasting it fails. */
function publish(table: Table, client: Client | null, { draft, lines, events, rows }: Decision): Outcome | Error {
  try {
    note(draft, lines, rows[0]!.wall, client);
    table.play = draft;
    const { n } = draft;
    table.house.metrics.stored(table.game.id, lines.length);
    const isAwaited = nodesElsewhere(table).length > 0;
    table.house.pubsub.publish({ k: 'lines', m: table.id, n, ...(isAwaited && { rows }) });
    tell(table, { lines, events, client });
    table.afterwards(true);
    return { n, before: false };
  } catch (error) {
    return error as Error;
  }
}

/** Continues with what others have stored, and tells it; `told`: rows that they sent along. True if there was anything. To be called in a turn. */
export async function catchUp(table: Table, told: readonly LogRow[] = []): Promise<boolean> {
  const known = table.play.n;
  const rows = table.reading ? [] : await rowsAfter(table, told);
  if (rows.length === 0) return false;
  const draft = draftOf(table.play);
  const events: { type: string }[] = [];
  replay(draft, rows, (event) => events.push(event));
  table.play = draft;
  tell(table, { lines: linesSince(draft, known), events });
  table.afterwards(false);
  return true;
}

/** What is new: read from the store, unless it was told without a gap. */
async function rowsAfter({ id, play, house }: Table, told: readonly LogRow[]): Promise<readonly LogRow[]> {
  return told[0]?.seq === play.n ? told : house.store.rows(id, play.n);
}

/** Carries out something that no client sent. Throws when the store is away. */
export const actAlone = (table: Table, step: Step): Promise<Outcome> =>
  new Promise((resolve, reject) =>
    carryOut(table, null, step, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
  );
/** Carries out something nobody waits for. If the store is away, the table tries again once it is back. */
export async function inBackground(table: Table, step: Step): Promise<Outcome | undefined> {
  try {
    return await actAlone(table, step);
  } catch (error) {
    table.house.trouble(error);
    return undefined;
  }
}
