import { AnnouncementShape, MATCH_ID, PAGE } from '@nightfall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { DAYS, type Found, type Portrait, type Stats } from '../admin/words.ts';
import { matchBan, personBan } from '../moderation/bans.ts';
import type { MatchRow } from '../store/store.ts';
import { isSame } from '../table/keys.ts';
import type { Tables } from '../table/tables.ts';
import { VERSION } from '../version.ts';
import { isFromHere } from './operations.ts';
import { Refused } from './rest.ts';

const REPORTS = 5000;
const CHAT = 100;
const BanShape = v.strictObject({
  what: v.pipe(
    v.string(),
    v.regex(/^(match:[0-9a-z]{10}|person:[\w-]{12}|address:[0-9a-f.:/]{2,64})$/, 'There is no such table, person or address.'),
  ),
  until: v.optional(v.nullable(v.number()), null),
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});
const SearchShape = v.object({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });
const read = <S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> => {
  const found = v.safeParse(schema, data);
  if (found.success) return found.output;
  throw new Refused(400, 'FORMAT', found.issues[0].message);
};

/** For the person who runs the server, on this machine, with the token in the database: `nightfall admin` uses these routes. */
export function adminRoutes(app: FastifyInstance, context: Context, tables: Tables, token: string): void {
  const { store, bans } = context;
  const admin = async (request: FastifyRequest) => {
    if (!isFromHere(request) || !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new Refused(403, 'NOT_ADMIN', 'Only the person who runs the server can do that, on its own machine.');
  };
  const guarded = { onRequest: admin };
  const rowOf = async (params: unknown): Promise<MatchRow> => {
    const { id } = params as { id: string };
    const row = MATCH_ID.test(id) ? await store.match(id) : undefined;
    if (!row) throw new Refused(404, 'NO_MATCH', 'There is no such match.');
    return row;
  };
  app.get('/admin/matches', guarded, async ({ query }) => {
    const { before } = read(v.object({ before: v.optional(v.pipe(v.string(), v.regex(MATCH_ID))) }), query);
    const rows = await store.matches(PAGE, before);
    return Promise.all(rows.map((row) => inShort(context, tables, row)));
  });
  app.get('/admin/matches/:id', guarded, async ({ params }) => atLength(context, tables, await rowOf(params)));
  app.delete('/admin/matches/:id', guarded, async ({ params }) => {
    const { id } = await rowOf(params);
    await store.deleteMatch(id);
    tables.drop(id);
    context.pubsub.publish({ k: 'gone', m: id });
    return {};
  });
  app.get('/admin/reports', guarded, async () => store.reports(REPORTS));
  app.get('/admin/bans', guarded, async () => bans.all());
  app.post('/admin/bans', guarded, async ({ body }) => {
    const { what, note, until } = read(BanShape, body);
    await bans.add(what, note, until);
    return {};
  });
  app.get('/admin/people/:id', guarded, async ({ params }) => portrait(context, tables, (params as { id: string }).id));
  app.get('/admin/people', guarded, async ({ query }) => find(context, tables, read(SearchShape, query).text));
  app.get('/admin/stats', guarded, async () => statistics(context, tables));
  app.post('/admin/announcement', guarded, async ({ body }) => {
    await context.announcements.set(read(AnnouncementShape, body));
    return {};
  });
  app.delete('/admin/announcement', guarded, async () => {
    await context.announcements.set(null);
    return {};
  });
  app.delete('/admin/bans', guarded, async ({ body }) => ({ was: await bans.lift(read(BanShape, body).what) }));
}

/** A line of the list. */
async function inShort({ store, bans }: Context, tables: Tables, row: MatchRow) {
  const { id, game, created, updated, result, host } = row;
  const names = (await store.seats(id)).map(({ name }) => name);
  const [reports, here] = [(await store.reports(REPORTS, id)).length, tables.peek(id)?.members.size ?? 0];
  return { id, game, created, updated, over: result !== null, host, names, reports, here, closed: bans.has(matchBan(id)) };
}
/** Everything that helps to judge a table: players, watchers, their addresses, chat and reports. */
async function atLength(context: Context, tables: Tables, row: MatchRow) {
  const { store } = context;
  const members = [...(tables.peek(row.id)?.members ?? [])];
  return {
    ...(await inShort(context, tables, row)),
    seats: await store.seats(row.id),
    connected: members.map(({ person, name, address }) => ({ person, name, address })),
    chat: await store.chat(row.id, 0, CHAT),
    reported: await store.reports(REPORTS, row.id),
  };
}

/** A person with all tables, connections and reports. */
async function portrait(context: Context, tables: Tables, id: string): Promise<Portrait> {
  const { store, bans } = context;
  const person = await store.person(id);
  if (!person) throw new Refused(404, 'NO_PERSON', 'There is no such person.');
  const rows = [...(await store.matchesOf(id, false, PAGE)), ...(await store.matchesOf(id, true, PAGE))];
  const reported = await Promise.all(rows.map((row) => store.reports(REPORTS, row.id)));
  return {
    person: { id, name: person.name, created: person.created },
    blocked: bans.has(personBan(id)),
    matches: await Promise.all(rows.map((row) => inShort(context, tables, row))),
    connected: connectionsOf(tables).flatMap(({ member, match }) =>
      member.person === id ? [{ address: member.address, match }] : [],
    ),
    reported: reported.flat(),
    reports: await store.reportsBy(id),
  };
}
const connectionsOf = (tables: Tables) =>
  tables.all().flatMap(({ id: match, members }) => [...members].map((member) => ({ member, match })));

const FOUND = 50;
/** By a part of a name, among all people; by an address, among those who are connected here. */
async function find({ store }: Context, tables: Tables, text: string): Promise<Found> {
  const here = connectionsOf(tables).flatMap(({ member: { person, name, address } }) =>
    person !== null && address.startsWith(text) ? [{ id: person, name, address }] : [],
  );
  const named = await store.peopleNamed(text, FOUND);
  const ids = [...new Set([...named, ...here].map(({ id }) => id))];
  const all = [...named, ...here];
  return ids.map((id) => ({
    id,
    name: all.find((one) => one.id === id)!.name,
    addresses: [...new Set(connectionsOf(tables).flatMap(({ member }) => (member.person === id ? member.address : [])))],
  }));
}

async function statistics({ store, games, time }: Context, tables: Tables): Promise<Stats> {
  const busy = tables.all().filter(({ members }) => members.size > 0);
  const online = new Set(busy.flatMap(({ members }) => [...members].flatMap(({ person }) => person ?? [])));
  const spans = await Promise.all(DAYS.map((days) => store.played(time.now() - days * DAY)));
  return {
    version: VERSION,
    ...(await store.sizes()),
    people: await store.peopleCount(),
    online: online.size,
    tables: busy.length,
    games: games.ids.map((game) => ({
      game,
      begun: spans.map((span) => span.find((one) => one.game === game)?.begun ?? 0),
      finished: spans.map((span) => span.find((one) => one.game === game)?.finished ?? 0),
    })),
  };
}
const DAY = 86_400_000;
