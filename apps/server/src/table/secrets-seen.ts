import { type Seat, refuseSeat } from '@nightfall/kernel';
import { seatsOf } from '@nightfall/table';
import type { Context } from '../context.ts';
import type { Table } from './table.ts';
import { chatAfter } from './talk.ts';

/** Anyone who has seen the secrets of one side does not play for the other in that match: the seats that they left count as theirs. */
export async function seatsKnown({ store }: Context, table: Table, person: string): Promise<readonly Seat[]> {
  const own = seatsOf(table, person);
  return isApart(table) ? [...own, ...((await store.sat(table.id))[person] ?? [])] : own;
}

/** To be noted before somebody loses a seat. Before the game starts there is only what the sides say among themselves. */
export async function noteSecrets(context: Context, table: Table, person: string | null): Promise<void> {
  const own = seatsOf(table, person);
  if (person === null || own.length === 0 || !isApart(table)) return;
  if (table.play.standing.lobby && !(await isSideTalk(context, table))) return;
  const before = await context.store.sat(table.id);
  await context.store.keepSat(table.id, { ...before, [person]: [...new Set([...(before[person] ?? []), ...own])] });
}
const isSideTalk = async (context: Context, table: Table): Promise<boolean> =>
  (await chatAfter(context, table, 0)).some(({ kind }) => kind === 'side');

/** Are there seats that one person may not have together? */
const isApart = ({ game, row, sitters }: Table): boolean =>
  sitters.some(({ seat }) => refuseSeat(game, row.setup, [0], seat) !== undefined);
