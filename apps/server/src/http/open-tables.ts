import { refuseSeat, seatingOf, setupInWords } from '@nightfall/kernel';
import type { OpenTable } from '@nightfall/protocol';
import { type Ears, seatInfos, seatsHere, seatsOf } from '@nightfall/table';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { earsOf, isUnwelcome, mutedBy } from '../moderation/mutes.ts';
import { isOpenTo } from '../table/lost-seats.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { hostOf, type MayBegin } from './match-routes.ts';
import { Refused, serve } from './rest.ts';

const MANY = 50;
/** A table that was begun this long ago is nobody's evening any more. */
const EVENING = 6 * 3_600_000;
/** Everyone who looks within this time gets the same tables. */
const FRESH = 1000;

/** The tables that everyone on this server sees: those that wait for players, and those to watch. Only tables with a player at them count. */
export function openTables(
  app: FastifyInstance,
  context: Context,
  tables: Tables,
  setting: Config['openTables'],
  isMember: MayBegin,
): void {
  const find = finder(context, tables);
  serve(app, context, 'tables', async ({ me, request }) => {
    if (setting === 'off') throw new Refused(404, 'NO_OPEN_TABLES', 'There are no open tables on this server.');
    if (setting === 'members') isMember(request);
    const [found, ears] = [await find(), earsOf(await mutedBy(context, me?.id ?? null))];
    const person = me?.id ?? null;
    const open = found.filter((table) => isOpenTo(table, person) || seatsOf(table, person).length > 0);
    const unwelcome = await Promise.all(open.map((table) => isUnwelcome(context, table, person)));
    const shown = open.filter((_, i) => !unwelcome[i]).map((table) => told(table, person, ears));
    return shown.toSorted((a, b) => Number(a.started) - Number(b.started) || b.created - a.created);
  });
}

function finder({ store, trouble }: Context, tables: Tables): () => Promise<Table[]> {
  let [at, found] = [-Infinity, Promise.resolve<Table[]>([])];
  const look = async () => {
    const ids = await store.openMatches(Date.now() - EVENING, MANY);
    const opened = await Promise.all(ids.map((id) => tables.open(id).catch((error) => trouble(error, { match: id }))));
    return opened.flatMap((table) => (table && !table.play.match.isOver ? table : []));
  };
  return async () => {
    if (performance.now() - at > FRESH) [at, found] = [performance.now(), look()];
    return (await found).filter((table) => seatsHere(table).size > 0);
  };
}

function told(table: Table, person: string | null, ears: Ears): OpenTable {
  const { id, game, row, sitters } = table;
  const own = seatsOf(table, person);
  const isFree = ({ person: sitter, seat }: Table['sitters'][number]) =>
    sitter === null && sitters[seat]!.bot === null && !refuseSeat(game, row.setup, own, seat);
  return {
    id,
    game: game.id,
    players: row.setup.players,
    created: row.created,
    started: !table.play.standing.lobby,
    host: hostOf(row, sitters, ears),
    seats: seatInfos(table, ears),
    free: sitters.filter(isFree).map(({ seat }) => seat),
    roles: seatingOf(game, row.setup).map(({ name }) => name),
    watchers: [...table.members].filter((member) => seatsOf(table, member.person).length === 0).length,
    setting: setupInWords(game, row.setup),
  };
}
