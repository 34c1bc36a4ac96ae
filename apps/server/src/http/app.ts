import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { buckets } from '../limits.ts';
import { AWAY } from '../socket/handle.ts';
import { isAllowed } from '../socket/origin.ts';
import { StoreAway } from '../store/guarded.ts';
import type { Tables } from '../table/tables.ts';
import { trouble } from '../trouble.ts';
import { archiveRoutes } from './archive-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { operations } from './operations.ts';
import { pages, securityHeaders } from './pages.ts';
import { peopleRoutes } from './people-routes.ts';
import { Refused } from './rest.ts';

const BODY = 4_000_000;

/** The logger is told of methods, paths and outcomes; never of cookies, keys or bodies. */
const serializers = { req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }) };

export function newApp(config: Config): FastifyInstance {
  return Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers, stream: process.stderr },
    trustProxy: config.trustProxy,
    bodyLimit: BODY,
    forceCloseConnections: true,
  });
}

export async function addRoutes(
  app: FastifyInstance,
  config: Config,
  context: Context,
  tables: Tables,
  isDraining: () => boolean,
): Promise<void> {
  securityHeaders(app, config.origins);
  turnAway(app, config, context);
  answerErrors(app, context);
  operations(app, context, isDraining);
  const mayCreate = buckets(config.limits.creations);
  peopleRoutes(app, context, tables);
  matchRoutes(app, context, tables, mayCreate);
  archiveRoutes(app, context, tables, mayCreate);
  await pages(app, config.web);
}

/** Too many requests, and pages of other origins that want to change something. */
function turnAway(app: FastifyInstance, config: Config, context: Context): void {
  const mayAsk = buckets(config.limits.requests);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    if (!mayAsk(request.ip)) {
      context.metrics.counts.limited_total += 1;
      throw new Refused(429, 'TOO_MANY', 'Too many requests. Wait a moment.');
    }
    if (request.method !== 'GET' && !isAllowed(request.headers.origin, request.headers.host, config.origins))
      throw new Refused(403, 'ORIGIN', 'This page may not do that here.');
  });
}

/** A refusal has a sentence; a fault of ours has none of our secrets. */
function answerErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused)
      return reply
        .code(error.status)
        .send({ code: error.code, text: error.message, ...(error.faults && { faults: error.faults }) });
    if (error instanceof StoreAway) return reply.code(503).header('retry-after', '1').send({ code: 'AWAY', text: AWAY });
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode < 500) return reply.code(statusCode).send({ code: 'FORMAT', text: message.slice(0, 200) });
    trouble(context, error);
    return reply.code(500).send({ code: 'OUR_FAULT', text: 'Something went wrong on the server. It has been noted.' });
  });
}
