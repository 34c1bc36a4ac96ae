import type { Me } from '@nightfall/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { refuseWebhook } from '../notices/webhook.ts';
import { noCookie, cookieFor, guest } from '../people.ts';
import type { PersonRow, Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import { Refused, serve } from './rest.ts';

const told = ({ id, name, webhook }: PersonRow): Me => ({ id, name, webhook });

/** Who I am, and how I am notified of my turns. */
export function peopleRoutes(app: FastifyInstance, context: Context, tables: Tables): void {
  const { store } = context;
  serve(app, context, 'me', async ({ me, query, request, reply }) => {
    if (me) return told(me);
    // Nothing is stored about a visitor until there is something to store.
    const token = context.people.newToken();
    reply.header('set-cookie', cookieFor(token, request.protocol === 'https', context.base));
    // A page never sees its secret; a program that has no cookies asks for it.
    return { ...told(guest(token)), ...(query['token'] && { token }) };
  });
  serve(app, context, 'rename', async ({ me, body }) => {
    const { name } = body as { name: string };
    await store.renamePerson(me!.id, name);
    return told({ ...me!, name });
  });
  serve(app, context, 'forget', async ({ me, reply }) => {
    await forget(context, tables, me!.id);
    reply.header('set-cookie', noCookie(context.base));
    return {};
  });
  serve(app, context, 'myData', async ({ me }) => {
    const [running, over, pushes, mutes, said, reports, tries] = await Promise.all([
      store.matchesOf(me!.id, false, 1000),
      store.matchesOf(me!.id, true, 1000),
      store.pushes(me!.id),
      store.mutes(me!.id),
      store.saidBy(me!.id),
      store.reportsBy(me!.id),
      store.triesOf(me!.id),
    ]);
    const matches = [...running, ...over].map(({ id, game, created }) => ({ id, game, created }));
    const person = { ...told(me!), created: me!.created };
    return { person, matches, pushes: pushes.map(({ endpoint }) => endpoint), mutes, said, reports, tries };
  });
  noticeRoutes(app, context);
}

/** Deletes everything about a person, in memory and in the store. */
async function forget(context: Context, tables: Tables, person: string): Promise<void> {
  const { store } = context;
  const seats = [...(await store.matchesOf(person, false, MANY)), ...(await store.matchesOf(person, true, MANY))];
  await store.forgetPerson(person);
  for (const table of tables.all()) table.members.forEach((member) => member.person === person && member.dismiss());
  for (const { id } of seats) {
    await tables.refreshSeats(id);
    context.pubsub.publish({ k: 'seats', m: id });
  }
}
const MANY = 10_000;

function noticeRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  serve(app, context, 'pushKey', async () => ({ key: await context.notices.key() }));
  serve(app, context, 'push', async ({ me, body }) => {
    const { endpoint, keys } = body as { endpoint: string; keys: object };
    await refuse(endpoint);
    await store.savePush({ endpoint, person: me!.id, data: JSON.stringify({ keys }) });
    await trimPushes(store, me!.id, endpoint);
    return {};
  });
  serve(app, context, 'unpush', async ({ me, body }) => {
    const { endpoint } = body as { endpoint: string };
    const own = (await store.pushes(me!.id)).some((push) => push.endpoint === endpoint);
    if (own) await store.dropPush(endpoint);
    return {};
  });
  serve(app, context, 'webhook', async ({ me, body }) => {
    const { url } = body as { url: string | null };
    if (url !== null) await refuse(url);
    await store.setWebhook(me!.id, url);
    return {};
  });
}
/** A person has a handful of browsers: the newest addresses are kept. */
const PUSHES = 5;
async function trimPushes(store: Store, person: string, newest: string): Promise<void> {
  const others = (await store.pushes(person)).filter(({ endpoint }) => endpoint !== newest);
  const spare = others.slice(0, Math.max(0, others.length + 1 - PUSHES));
  await Promise.all(spare.map(({ endpoint }) => store.dropPush(endpoint)));
}
async function refuse(url: string): Promise<void> {
  const no = await refuseWebhook(url);
  if (no) throw new Refused(400, 'ADDRESS', no);
}
