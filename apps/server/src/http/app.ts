import { BODY_BYTES } from '@nightfall/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { neighbourhood } from '../address.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { buckets } from '../rate-limits.ts';
import { addressBan } from '../moderation/bans.ts';
import { BLOCKED, DAMAGED } from '../refusals.ts';
import { isAllowed } from '../socket/origin.ts';
import { AILING } from '../store/ailment.ts';
import { StoreAway } from '../store/guarded.ts';
import { DamagedLog } from '../store/log-store.ts';
import { newSecret } from '../table/keys.ts';
import type { Tables } from '../table/tables.ts';
import { trouble } from '../trouble.ts';
import { addedFiles } from './added-files.ts';
import { withoutBase } from './base.ts';
import { adminRoutes } from './admin-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { archiveRoutes } from './archive-routes.ts';
import { branding, brandingOf, wordGuard } from './branding.ts';
import { keepAssets } from './kept-assets.ts';
import { type MayBegin, matchRoutes } from './match-routes.ts';
import { limitBrought, limitOwed } from './owed.ts';
import { openTables } from './open-tables.ts';
import { tonightRoutes } from './tonight-routes.ts';
import { operations } from './operations.ts';
import { pages, securityHeaders } from './pages.ts';
import { peopleRoutes } from './people-routes.ts';
import { Refused, isApi } from './rest.ts';

/** Logs methods, paths and outcomes; never cookies, keys or bodies. */
const serializers = { req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }) };

export function newApp(config: Config): FastifyInstance {
  return Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers, stream: process.stderr },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    rewriteUrl: ({ url = '/' }) => withoutBase(config.base, url),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    // A client that neither reads nor writes for this long is cut off; sockets have a pulse of their own.
    connectionTimeout: 30_000,
    requestTimeout: config.timing.request,
    http: timeouts(config.timing.request),
    logController: new LogController({ disableRequestLogging: true }),
    // A malformed URL matches no route and is refused like everything else.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as FastifyReply),
  });
}

function refuseAddress(reply: FastifyReply): void {
  void reply.code(400).send({ code: 'FORMAT', text: 'Malformed URL.' });
}

/** Node swaps the two if the headers had more time than the whole request. */
const timeouts = (request: number) => ({
  requestTimeout: request,
  headersTimeout: Math.min(request, 10_000),
  connectionsCheckingInterval: Math.min(2000, request / 2),
});

export async function addRoutes(
  app: FastifyInstance,
  config: Config,
  context: Context,
  tables: Tables,
  isDraining: () => boolean,
): Promise<void> {
  securityHeaders(app, config.origins);
  turnAway(app, config, context);
  limitOwed(app);
  limitBrought(app);
  answerErrors(app, context);
  operations(app, context, isDraining, config.metrics);
  noteRequests(app, context);
  const mayCreate = buckets(config.limits.creations);
  const knowsWord = wordGuard(context, config.members);
  const mayBegin: MayBegin = (request) => {
    knowsWord(request);
    if (mayCreate(neighbourhood(request.ip))) return;
    context.metrics.limited.matches += 1;
    throw new Refused(429, 'TOO_MANY', 'Too many matches have been started from this address. Wait a while.');
  };
  adminRoutes(app, context, tables, await context.store.setting('admin', newSecret));
  peopleRoutes(app, context, tables);
  moderationRoutes(app, context, tables);
  const told = brandingOf(context, config);
  branding(app, context, config.branding.folder, told);
  matchRoutes(app, context, tables, mayBegin);
  openTables(app, context, tables, config.openTables, knowsWord);
  tonightRoutes(app, context, config.tonight, knowsWord);
  archiveRoutes(app, context, tables, mayBegin, config.limits.importWork);
  addedFiles(app, config.web, context.games.added);
  await pages(app, config, told, context.games.added, keepAssets(config.web, config.assets));
}

/** One short line for each request of a route; none for the files of the pages. */
function noteRequests(app: FastifyInstance, { metrics }: Context): void {
  app.addHook('onResponse', async ({ method, url, routeOptions, log }, { statusCode, elapsedTime }) => {
    if (!routeOptions.url?.startsWith('/api/')) return;
    metrics.answered(routeOptions.url, method, statusCode, elapsedTime);
    log.info({ method, path: url.split('?')[0], status: statusCode, ms: Math.round(elapsedTime) }, 'request');
  });
}

/** Too many requests, and pages of other origins that want to change something. */
function turnAway(app: FastifyInstance, config: Config, context: Context): void {
  const mayAsk = buckets(config.limits.requests);
  app.addHook('onRequest', async (request) => {
    if (!isApi(request)) return;
    if (context.bans.has(addressBan(neighbourhood(request.ip)))) throw new Refused(403, BLOCKED.code, BLOCKED.text);
    if (!mayAsk(neighbourhood(request.ip))) {
      context.metrics.limited.requests += 1;
      throw new Refused(429, 'TOO_MANY', 'Too many requests. Wait a moment.');
    }
    if (request.method !== 'GET' && !isOwnPage(request, config.origins))
      throw new Refused(403, 'ORIGIN', 'This page is not allowed to do that here.');
  });
}

/** Some browsers name no origin, and say only that the page is another's. */
function isOwnPage({ headers }: FastifyRequest, allowed: readonly string[]): boolean {
  const isForeign = headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site';
  return !isForeign && isAllowed(headers.origin, headers.host, allowed);
}

/** A refusal has a sentence; a fault of ours has none of our secrets. */
function answerErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused)
      return reply
        .code(error.status)
        .send({ code: error.code, text: error.message, ...(error.faults && { faults: error.faults }) });
    if (error instanceof StoreAway)
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ code: 'AWAY', text: AILING[context.health.ailment ?? 'away'] });
    if (error instanceof DamagedLog) return reply.code(500).send({ code: DAMAGED.code, text: DAMAGED.text });
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode < 500) return reply.code(statusCode).send({ code: 'FORMAT', text: message.slice(0, 200) });
    trouble(context, error);
    return reply.code(500).send({ code: 'OUR_FAULT', text: 'Something went wrong on the server. It has been noted.' });
  });
}
