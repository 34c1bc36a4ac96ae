import { MATCH_ID, ROUTES, type Route, type RouteName } from '@nightfall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { personBan } from '../moderation/bans.ts';
import { BLOCKED, NO_MATCH } from '../refusals.ts';
import type { PersonRow } from '../store/store.ts';

/** What a route is given: everything from outside has been read by its schema. */
export type Call = {
  readonly me: PersonRow | undefined;
  readonly id: string;
  readonly body: never;
  readonly query: { readonly [name: string]: string | undefined };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
/** A route's refusal: a status and a sentence. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly unknown[] | undefined;
  constructor(status: number, code: string, text: string, faults?: readonly unknown[]) {
    super(text);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}
export const NOT_FOUND = new Refused(404, NO_MATCH.code, NO_MATCH.text);
/** Is this a request to the routes, however its address is spelled? The router has decided; of addresses that lead nowhere it has not. */
export const isApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/') === true || url.startsWith('/api/');
export type Handler = (call: Call) => Promise<unknown>;

/** Registers a route as the table of routes describes it. */
export function serve(app: FastifyInstance, context: Context, name: RouteName, handle: Handler): void {
  const route: Route = ROUTES[name];
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bytes !== undefined && { bodyLimit: route.bytes }),
    handler: async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      if (route.path.includes(':id') && !MATCH_ID.test(id)) throw NOT_FOUND;
      const me = await context.people.asking(request.headers);
      if (me && context.bans.has(personBan(me.id))) throw new Refused(403, BLOCKED.code, BLOCKED.text);
      if (route.person && !me) throw new Refused(401, 'NEEDS_PERSON', 'The server does not know you yet. Ask GET /api/me first.');
      const body = route.body ? read(route.body, request.body, 'body') : undefined;
      const query = route.query ? read(route.query, request.query, 'query') : {};
      if (me && route.person && route.method !== 'GET') await context.store.createPerson(me);
      if (route.text) reply.type('text/plain; charset=utf-8');
      return handle({ me, id, body: body as never, query: query as Call['query'], request, reply });
    },
  });
}

function read(schema: v.GenericSchema, data: unknown, where: string): unknown {
  const found = v.safeParse(schema, data, { abortEarly: true });
  if (found.success) return found.output;
  const [issue] = found.issues;
  throw new Refused(400, 'FORMAT', `${v.getDotPath(issue) ?? where}: ${issue.message}`.slice(0, 300));
}
