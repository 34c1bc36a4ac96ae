import { type Game, type Refusal, seatingOf, setupInWords } from '@nightfall/kernel';
import { type GameInfo, type MatchInfo, type NewMatch, Key, PAGE } from '@nightfall/protocol';
import { type Ears, isHidden, nameFor, recap, seatInfos, seatsOf } from '@nightfall/table';
import * as v from 'valibot';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { neighbourhood } from '../address.ts';
import type { Context } from '../context.ts';
import { matchBan } from '../moderation/bans.ts';
import { earsOf, isUnwelcome, mutedBy } from '../moderation/mutes.ts';
import { CLOSED, NO_MATCH } from '../refusals.ts';
import { maySee } from '../socket/membership.ts';
import { StoreAway } from '../store/guarded.ts';
import type { MatchRow, PersonRow, SeatRow } from '../store/store.ts';
import { createMatch, faultsOf, linksOf, refuseSeating, sitterFor } from '../table/create.ts';
import { whyShut } from '../table/lost-seats.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type Call, NOT_FOUND, Refused, serve } from './rest.ts';

const gameInfo = ({ id, name, version, kind, players, options, bots }: Game): GameInfo => ({
  id,
  name,
  version,
  kind,
  players: { ...players },
  options: [...options],
  bots: Object.fromEntries(Object.entries(bots).map(([level, { name: called, text }]) => [level, { name: called, text }])),
});

/** Throws the reason why this request may not begin a match. */
export type MayBegin = (request: FastifyRequest) => void;

/** Begin, find and look at matches. */
export function matchRoutes(app: FastifyInstance, context: Context, tables: Tables, mayBegin: MayBegin): void {
  const { store, games } = context;
  serve(app, context, 'games', async () =>
    (await Promise.all(games.ids.map((id) => games.load(id)))).flatMap((game) => (game ? gameInfo(game) : [])),
  );
  serve(app, context, 'create', async ({ me, body, request }) => {
    mayBegin(request);
    if ((body as NewMatch).open && !context.hasOpenTables)
      throw new Refused(403, 'NO_OPEN_TABLES', 'There are no open tables on this server. Invite people by link.');
    const row = await begin(context, body as NewMatch, me!);
    return linksOf(context, (await games.load(row.game))!, row, await store.seats(row.id), me!.id);
  });
  serve(app, context, 'mine', async ({ me, query }) => {
    const ears = earsOf(await mutedBy(context, me!.id));
    const rows = await store.matchesOf(me!.id, query['over'] === 'true', PAGE, query['before']);
    return Promise.all(rows.map((row) => rowInfo(context, tables, row, me!.id, ears)));
  });
  serve(app, context, 'match', async (call) => {
    const table = await tableFor(context, tables, call);
    const person = call.me?.id ?? null;
    return tableInfo(table, person, earsOf(await mutedBy(context, person)));
  });
  serve(app, context, 'links', async (call) => {
    const table = await tableFor(context, tables, call);
    return linksOf(context, table.game, table.row, table.sitters, call.me!.id);
  });
  serve(app, context, 'recap', async (call) => {
    const table = await longTableFor(context, tables, call);
    return recap(table, seatsOf(table, call.me?.id ?? null)[0] ?? null);
  });
  serve(app, context, 'remove', async (call) => {
    const table = await tableFor(context, tables, call);
    if (table.row.host !== call.me!.id)
      throw new Refused(403, 'NOT_HOST', 'Only the person who started the match can delete it.');
    await store.deleteMatch(table.id);
    tables.drop(table.id);
    context.pubsub.publish({ k: 'gone', m: table.id });
    return {};
  });
}

async function begin(
  context: Context,
  { game: id, setup, seats, names = [], open, lobby }: NewMatch,
  me: PersonRow,
): Promise<MatchRow> {
  const game = await context.games.load(id);
  if (!game) throw new Refused(404, 'NO_GAME', 'There is no such game.');
  if (seats.length !== setup.players) throw new Refused(400, 'SEATS', 'There must be exactly one seat for each player.');
  const faults = faultsOf(game, setup);
  if (faults.length > 0) throw new Refused(400, 'SETUP', faults[0]!.text, faults);
  const sitters = seats.map((wish, seat) => sitterFor(game, wish, me, names[seat] ?? undefined));
  const missing = sitters.indexOf(undefined);
  if (missing >= 0) throw new Refused(400, 'NO_BOT', `${game.name} has no ${seats[missing]}.`);
  const found = sitters.flatMap((seat) => seat ?? []);
  const no = refuseSeating(game, setup, found);
  if (no) throw new Refused(400, no.code, no.text);
  return createMatch(context, game, setup, found, me.id, { open, lobby });
}

/** The key of a link. It is in a header, not in the URL, because URLs end up in logs. */
function keyIn({ headers }: Call['request']): string | undefined {
  const key = headers['x-nightfall-key'];
  return typeof key === 'string' && v.is(Key, key) ? key : undefined;
}

/** The table of a match, for anyone who sits at it, started it, or has one of its links. */
export async function tableFor(
  context: Context,
  tables: Tables,
  { id, me, request }: Pick<Call, 'id' | 'me' | 'request'>,
): Promise<Table> {
  if (context.bans.has(matchBan(id))) throw new Refused(403, CLOSED.code, CLOSED.text);
  const table = await tables.open(id);
  if (!table) throw NOT_FOUND;
  if (!maySee(table, me?.id ?? null, keyIn(request))) throw refused(whyShut(table, me?.id ?? null));
  if (await isUnwelcome(context, table, me?.id ?? null)) throw NOT_FOUND;
  return table;
}

const refused = ({ code, text }: Refusal) => (code === NO_MATCH.code ? NOT_FOUND : new Refused(403, code, text));

/** For answers computed from the whole log: each address may read a limited number of lines. */
export async function longTableFor(context: Context, tables: Tables, call: Call): Promise<Table> {
  const table = await tableFor(context, tables, call);
  if (context.rateLimits.mayRead(neighbourhood(call.request.ip), table.play.n)) return table;
  throw new Refused(429, 'TOO_MANY', 'Many long logs are being read from your address. Wait a moment.');
}

const asks = (table: Table, person: string | null) => {
  const asked = table.play.match.waiting;
  return asked.for === 'seats' && seatsOf(table, person).some((seat) => asked.seats.includes(seat) && !table.sitters[seat]!.bot);
};
export function hostOf({ host }: MatchRow, seats: readonly SeatRow[], ears: Ears): string | null {
  const found = seats.find(({ person }) => person !== null && person === host);
  return found && !isHidden(ears, found) ? found.name : null;
}
const tableInfo = (table: Table, person: string | null, ears: Ears): MatchInfo => ({
  ...basics(table.row),
  names: table.sitters.map((sitter) => nameFor(ears, sitter)),
  seats: seatInfos(table, ears),
  roles: seatingOf(table.game, table.row.setup).map(({ name }) => name),
  setting: setupInWords(table.game, table.row.setup),
  host: hostOf(table.row, table.sitters, ears),
  you: seatsOf(table, person)[0] ?? null,
  turn: asks(table, person),
});
/**
 * A finished match is described from its row; one in progress is opened to find out whose turn it is. One that cannot be opened
 * does not keep the others from the list.
 */
async function rowInfo(context: Context, tables: Tables, row: MatchRow, person: string, ears: Ears): Promise<MatchInfo> {
  const table = row.result === null ? await tables.open(row.id).catch(cannotOpen(context, row.id)) : undefined;
  if (table) return { ...tableInfo(table, person, ears), updated: row.updated };
  return storedInfo(row, await context.store.seats(row.id), person, ears);
}
const cannotOpen =
  ({ trouble }: Context, match: string) =>
  (error: unknown): undefined => {
    if (error instanceof StoreAway) throw error;
    trouble(error, { match });
  };
function storedInfo(row: MatchRow, seats: readonly SeatRow[], person: string, ears: Ears): MatchInfo {
  return {
    ...basics(row),
    names: seats.map((seat) => nameFor(ears, seat)),
    seats: seats.map((seat) => ({
      name: nameFor(ears, seat),
      person: seat.person !== null,
      bot: seat.bot,
      here: false,
      lends: null,
    })),
    roles: [],
    setting: '',
    host: hostOf(row, seats, ears),
    you: seats.find((seat) => seat.person === person)?.seat ?? null,
    turn: false,
  };
}
const basics = ({ id, game, setup, created, updated, result, next }: MatchRow) => ({
  ...{
    id,
    game,
    players: setup.players,
    created,
    updated,
    over: result !== null,
    result,
    next,
  },
});
