import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { openApi } from './openapi.ts';

/** What those who run the server look at. */
export function operations(app: FastifyInstance, context: Context, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = context.health.isWell && !isDraining();
    return reply.code(ready ? 200 : 503).send({ ready, database: context.health.isWell, draining: isDraining() });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(context.metrics.print()),
  );
  app.get('/openapi.json', async () => openApi());
}
