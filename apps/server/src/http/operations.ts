import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { isSame } from '../table/keys.ts';
import { openApi } from './openapi.ts';
import { VERSION } from '../version.ts';
import { Refused } from './rest.ts';

/** From this machine itself, not through a proxy on it; or with the host's token; or wherever the host has opened it. */
function mayMeasure({ headers, raw }: FastifyRequest, { open, token }: Config['metrics']): boolean {
  return open || (token !== '' && isSame(headers.authorization ?? '', `Bearer ${token}`)) || isFromHere({ headers, raw });
}
/** From this machine itself, not through a proxy on it. */
export function isFromHere({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const isForwarded = SIGNS.some((sign) => sign in headers);
  return !isForwarded && LOCAL.test(headers.host ?? 'localhost') && /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '');
}
/** What proxies add. */
const SIGNS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

const ailing = ({ health: { ailment }, store: { damage } }: Context) => ({
  ...(ailment && { ailment }),
  ...(damage.length > 0 && { damaged: damage.length }),
});

/** Pages for the people who run the server. */
export function operations(app: FastifyInstance, context: Context, isDraining: () => boolean, metrics: Config['metrics']): void {
  app.get('/healthz', async () => ({ ok: true, version: VERSION }));
  app.get('/readyz', async (_request, reply) => {
    const ready = context.health.isWell && !isDraining();
    return reply
      .code(ready ? 200 : 503)
      .send({ ready, database: context.health.isWell, draining: isDraining(), ...ailing(context) });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, metrics))
      throw new Refused(403, 'NOT_LOCAL', 'Metrics are available only on this machine or with the token.');
    return reply.type(context.metrics.contentType).send(await context.metrics.print());
  });
  app.get('/openapi.json', async () => openApi());
}
