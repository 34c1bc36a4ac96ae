import type { Game } from '@nightfall/kernel';
import type { GameInfo, MatchInfo, NewMatch } from '@nightfall/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { MatchRow, PersonRow } from '../store/store.ts';
import { createMatch, faultsOf, linksOf, plan } from '../table/create.ts';
import { recap } from '../table/history.ts';
import { opensMatch } from '../table/keys.ts';
import { type Table, seatsOf } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type Call, NOT_FOUND, Refused, serve } from './rest.ts';

const LISTED = 100;

const gameInfo = ({ id, name, version, kind, players, options, bots }: Game): GameInfo => ({
  ...{ id, name, version, kind, players: { ...players }, options: [...options] },
  bots: Object.fromEntries(Object.entries(bots).map(([level, { name: called, text }]) => [level, { name: called, text }])),
});

/** Begin, find and look at matches. */
export function matchRoutes(
  app: FastifyInstance,
  context: Context,
  tables: Tables,
  mayCreate: (address: string) => boolean,
): void {
  const { store, games } = context;
  serve(app, context, 'games', async () =>
    (await Promise.all(games.ids.map((id) => games.load(id)))).flatMap((game) => (game ? gameInfo(game) : [])),
  );
  serve(app, context, 'create', async ({ me, body, request }) => {
    if (!mayCreate(request.ip))
      throw new Refused(429, 'TOO_MANY', 'Too many matches were begun from this address. Wait a while.');
    const row = await begin(context, body as NewMatch, me!);
    return linksOf(row, await store.seats(row.id), me!.id);
  });
  serve(app, context, 'mine', async ({ me, query }) =>
    Promise.all(
      (await store.matchesOf(me!.id, query['over'] === 'true', LISTED)).map((row) => rowInfo(context, tables, row, me!.id)),
    ),
  );
  serve(app, context, 'match', async (call) => {
    const table = await tableFor(tables, call);
    return tableInfo(table, call.me?.id ?? null);
  });
  serve(app, context, 'links', async (call) => {
    const table = await tableFor(tables, call);
    return linksOf(table.row, table.sitters, call.me!.id);
  });
  serve(app, context, 'recap', async (call) => {
    const table = await tableFor(tables, call);
    return recap(table, seatsOf(table, call.me?.id ?? null)[0] ?? null);
  });
  serve(app, context, 'remove', async (call) => {
    const table = await tableFor(tables, call);
    if (table.row.host !== call.me!.id) throw new Refused(403, 'NOT_HOST', 'Only the one who began the match may delete it.');
    await store.deleteMatch(table.id);
    tables.drop(table.id);
    context.news.tell({ k: 'gone', m: table.id });
    return {};
  });
}

async function begin(context: Context, { game: id, setup, seats }: NewMatch, me: PersonRow): Promise<MatchRow> {
  const game = await context.games.load(id);
  if (!game) throw new Refused(404, 'NO_GAME', 'There is no such game.');
  if (seats.length !== setup.players) throw new Refused(400, 'SEATS', 'There is a seat for every player.');
  const faults = faultsOf(game, setup);
  if (faults.length > 0) throw new Refused(400, 'SETUP', faults[0]!.text, faults);
  const plans = seats.map((wish) => plan(game, wish, me));
  const missing = plans.indexOf(undefined);
  if (missing >= 0) throw new Refused(400, 'NO_BOT', `${game.name} has no ${seats[missing]}.`);
  return createMatch(
    context,
    game,
    setup,
    plans.flatMap((seat) => seat ?? []),
    me.id,
  );
}

/** The table of a match, for those who sit at it, began it, or have one of its links. */
export async function tableFor(tables: Tables, { id, me, query }: Pick<Call, 'id' | 'me' | 'query'>): Promise<Table> {
  const table = await tables.open(id);
  const isOfIt = table && me && (table.row.host === me.id || seatsOf(table, me.id).length > 0);
  if (!table || !(isOfIt || opensMatch(table.row, query['key']))) throw NOT_FOUND;
  return table;
}

const asks = (table: Table, person: string | null) => {
  const asked = table.play.match.waiting;
  return asked.for === 'seats' && seatsOf(table, person).some((seat) => asked.seats.includes(seat) && !table.sitters[seat]!.bot);
};
const tableInfo = (table: Table, person: string | null): MatchInfo => ({
  ...basics(table.row),
  names: table.sitters.map((sitter) => sitter.name),
  you: seatsOf(table, person)[0] ?? null,
  turn: asks(table, person),
});
/** A finished match is told from its row; one that goes on is opened, to say whose turn it is. */
async function rowInfo(context: Context, tables: Tables, row: MatchRow, person: string): Promise<MatchInfo> {
  const table = row.result === null ? await tables.open(row.id) : undefined;
  if (table) return { ...tableInfo(table, person), updated: row.updated };
  const seats = await context.store.seats(row.id);
  return {
    ...basics(row),
    names: seats.map((seat) => seat.name),
    you: seats.find((seat) => seat.person === person)?.seat ?? null,
    turn: false,
  };
}
const basics = ({ id, game, setup, created, updated, result, next }: MatchRow) => ({
  ...{
    id,
    game,
    setup: { players: setup.players, options: { ...setup.options } },
    created,
    updated,
    over: result !== null,
    result,
    next,
  },
});
