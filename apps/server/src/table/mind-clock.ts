import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import { countdown, wallNow } from './clockwork.ts';
import { later, notLater } from './timers.ts';
import { inBackground } from './background.ts';
import { decideAway, decideBell, isTicking } from './decide-clock.ts';
import { type Table, now } from './table.ts';
import { seatsHere } from './presence.ts';

/** Sets the bell. Every node that has the table open does; the place in the log lets exactly one ring. */
export function mindClock(context: Context, table: Table): void {
  const due = table.play.match.deadline;
  if (due === undefined || !isTicking(table)) {
    notLater(table, 'bell');
    return notLater(table, 'beat');
  }
  setBell(context, table, due);
  if (!table.timers.has('beat')) beat(context, table);
}

/** Inputs do not touch the bell; only another deadline resets it. */
function setBell(context: Context, table: Table, due: number): void {
  const wall = wallNow();
  // Where an undo went back over a bell, its hour is long past: it rings again at once.
  const wait = Math.max(0, due - now(table, wall) + context.timing.lag) + countdown(table.play.clock, wall);
  if (table.timers.has('bell') && Math.abs(wall + wait - table.bellAt) < NEAR) return;
  table.bellAt = wall + wait;
  later(context, table, 'bell', wait, () => void inBackground(context, table, decideBell(table)));
}
const NEAR = 5;

/** Notes now and then that the clock is being watched: if all nodes die, the time until they are back does not count. Inputs do this too. */
function beat(context: Context, table: Table): void {
  const wall = wallNow();
  if (wall - table.play.lastWall >= context.timing.beat)
    context.store.beat(table.id, wall).catch((error) => trouble(context, error));
  later(context, table, 'beat', context.timing.beat, () => isTicking(table) && beat(context, table));
}

/** On opening: a clock that no other node watches was left behind by one that stopped. It has stood still since then. */
export async function stopLostClock(context: Context, table: Table): Promise<void> {
  if (!isTicking(table)) return;
  const seen = Math.min(wallNow(), Math.max(table.row.beat, table.play.lastWall));
  const stop = () => inBackground(context, table, decideAway(table, null, 'left', seen));
  if (context.news.isAlone || wallNow() - seen > 3 * context.timing.beat) await stop();
  else later(context, table, 'lost', ANSWER, () => table.elsewhere.size === 0 && void stop());
}
/** Within this time another node has said that it has the table open. */
const ANSWER = 700;

/** A connection is lost: if the player does not come back soon, a running clock stops. `silence`: for how long they have been gone. */
export function mindAbsence(context: Context, table: Table, seats: readonly number[], silence = 0): void {
  if (!isTicking(table)) return;
  const wait = Math.max(0, context.timing.away - silence);
  for (const seat of seats)
    later(context, table, `away${seat}`, wait, () => {
      if (!seatsHere(table).has(seat)) void inBackground(context, table, decideAway(table, seat, 'away', wallNow()));
    });
}
