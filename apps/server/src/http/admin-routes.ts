import { MATCH_ID, PAGE } from '@nightfall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { matchDoor } from '../peace/doors.ts';
import type { MatchRow } from '../store/store.ts';
import { isSame } from '../table/keys.ts';
import type { Tables } from '../table/tables.ts';
import { isFromHere } from './operations.ts';
import { Refused } from './rest.ts';

const REPORTS = 5000;
const CHAT = 100;
const Door = v.strictObject({
  what: v.pipe(v.string(), v.regex(/^(match:[0-9a-z]{10}|person:[\w-]{12}|address:[0-9a-f.:/]{2,64})$/)),
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});
const read = <S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> => {
  const found = v.safeParse(schema, data);
  if (found.success) return found.output;
  throw new Refused(400, 'FORMAT', found.issues[0].message);
};

/** For the person who runs the server, on this machine, with the token in the database: `nightfall admin` uses these routes. */
export function adminRoutes(app: FastifyInstance, context: Context, tables: Tables, token: string): void {
  const { store, doors } = context;
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
    context.news.tell({ k: 'gone', m: id });
    return {};
  });
  app.get('/admin/reports', guarded, async () => store.reports(REPORTS));
  app.get('/admin/doors', guarded, async () => doors.all());
  app.post('/admin/doors', guarded, async ({ body }) => {
    const { what, note } = read(Door, body);
    await doors.shut(what, note);
    return {};
  });
  app.delete('/admin/doors', guarded, async ({ body }) => ({ was: await doors.open(read(Door, body).what) }));
}

/** A line of the list. */
async function inShort({ store, doors }: Context, tables: Tables, row: MatchRow) {
  const { id, game, created, updated, result, host } = row;
  const names = (await store.seats(id)).map(({ name }) => name);
  const [reports, here] = [(await store.reports(REPORTS, id)).length, tables.peek(id)?.members.size ?? 0];
  return { id, game, created, updated, over: result !== null, host, names, reports, here, shut: doors.isShut(matchDoor(id)) };
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
