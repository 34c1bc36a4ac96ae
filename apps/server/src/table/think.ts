import { type Seat, type TimeLeft, legal } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import type { Table } from './table.ts';

export type BotMove = { type: string; seat: Seat };

/** People wait for a bot where they look on; elsewhere it has time. */
const asker = (table: Table) => ({
  owner: table.row.host ?? table.id,
  isWatched: () => table.members.size > 0 || table.elsewhere.size > 0,
});

/** Asks a bot in its thread. One that fails plays any legal move. */
export async function think(
  context: Context,
  table: Table,
  seat: Seat,
  level: string,
  time?: TimeLeft,
): Promise<readonly BotMove[]> {
  const view = table.play.match.view(seat);
  try {
    return await context.bots.ask({ game: table.game.id, level, view, seat, time }, asker(table));
  } catch (error) {
    context.metrics.counts.errors_total += 1;
    context.log.error({ match: table.id, level, error: String(error) }, 'a bot failed; it plays any legal move');
    return legal(table.game.book, view, seat).slice(0, 1);
  }
}
