import { type Refusal, isRefusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import type { LogRow } from '../store/store.ts';
import { afterwards } from './afterwards.ts';
import { reload } from './load.ts';
import { type Outcome, type Step, type Table, note } from './table.ts';
import { tell } from './tell.ts';

const TRIES = 10;
/** A request with what deciding it came to. */
type Decision = { readonly client: string | null; readonly lines: readonly Line[]; readonly events: { type: string }[] };

/**
 * Decides, stores, then tells: nobody hears of what is not stored. Whoever finds the place taken looks again and decides anew.
 * Whoever writes at a place knows all before it; so a request that was stored before is always recognised.
 */
export async function carryOut(context: Context, table: Table, client: string | null, step: Step): Promise<Outcome> {
  const begun = performance.now();
  for (let tries = 0; tries < TRIES; tries++) {
    if (table.stale) await lookAgain(context, table);
    const place = client === null ? undefined : table.play.clients.get(client);
    if (place !== undefined) return { n: place, before: true };
    const events: { type: string }[] = [];
    const lines = step((event) => events.push(event));
    if (isRefusal(lines)) return refused(context, lines);
    if (lines.length === 0) return { n: table.play.lines.length, before: true };
    const rows = rowsOf(table, client, lines, Date.now());
    table.stale = true;
    if ((await context.store.append(table.id, rows)) === 'stored') {
      context.metrics.took(performance.now() - begun);
      return stored(context, table, { client, lines, events }, rows);
    }
    context.metrics.count('conflicts_total');
  }
  throw new Error(`match ${table.id}: the place in the log was taken ${TRIES} times`);
}

function refused(context: Context, no: Refusal): Outcome {
  context.metrics.count('refusals_total');
  return { no };
}

const rowsOf = (table: Table, client: string | null, lines: readonly Line[], wall: number): LogRow[] =>
  lines.map((line, i) => ({
    seq: table.play.lines.length + i,
    at: line.at,
    wall,
    client: i === 0 ? client : null,
    data: JSON.stringify(line),
  }));

function stored(context: Context, table: Table, { client, lines, events }: Decision, rows: readonly LogRow[]): Outcome {
  note(table.play, lines, rows[0]!.wall, client);
  table.stale = false;
  const n = table.play.lines.length;
  context.metrics.count('inputs_total', lines.length);
  context.news.tell({ k: 'lines', m: table.id, n });
  tell(table, { lines, events, client, texts: rows.map(({ data }) => data) });
  afterwards(context, table, true);
  return { n, before: false };
}

async function lookAgain(context: Context, table: Table): Promise<void> {
  const known = table.play.lines.length;
  const events = await reload(context, table);
  const lines = table.play.lines.slice(known);
  if (lines.length === 0) return;
  tell(table, { lines, events, client: null });
  afterwards(context, table, false);
}
