import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import { later, notLater } from './timers.ts';
import { inBackground } from './background.ts';
import { deadline, decideAway, decideBell, isTicking } from './decide-clock.ts';
import { type Table, now } from './table.ts';
import { seatsHere } from './tell.ts';

/** Sets the bell. Every node that has the table open does; the place in the log lets exactly one ring. */
export function mindClock(context: Context, table: Table): void {
  const due = deadline(table);
  if (due === undefined || !isTicking(table)) {
    notLater(table, 'bell');
    return notLater(table, 'beat');
  }
  later(
    table,
    'bell',
    Math.max(0, due - now(table)) + context.timing.lag,
    () => void inBackground(context, table, decideBell(table)),
  );
  if (!table.timers.has('beat')) beat(context, table);
}

/** Notes now and then that the clock is being watched: if all nodes die, the time until they are back does not count. */
function beat(context: Context, table: Table): void {
  context.store.beat(table.id, Date.now()).catch((error) => trouble(context, error));
  later(table, 'beat', context.timing.beat, () => isTicking(table) && beat(context, table));
}

/** On opening: a clock that nobody has watched for a while stood still since then. */
export async function stopLostClock(context: Context, table: Table): Promise<void> {
  const seen = Math.max(table.row.beat, table.play.lastWall);
  if (isTicking(table) && Date.now() - seen > 3 * context.timing.beat)
    await inBackground(context, table, decideAway(table, null, 'left', seen));
}

/** Somebody's connection is gone: if they do not come back soon, a running clock stops. */
export function mindAbsence(context: Context, table: Table, seats: readonly number[]): void {
  if (!isTicking(table)) return;
  for (const seat of seats)
    later(table, `away${seat}`, context.timing.away, () => {
      if (!seatsHere(table).has(seat)) void inBackground(context, table, decideAway(table, seat, 'away', Date.now()));
    });
}
