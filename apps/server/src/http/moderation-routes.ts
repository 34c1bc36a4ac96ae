import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { neighbourhood } from '../address.ts';
import { buckets } from '../rate-limits.ts';
import { mutePerson } from '../moderation/mutes.ts';
import type { Tables } from '../table/tables.ts';
import { tableFor } from './match-routes.ts';
import { Refused, serve } from './rest.ts';

const MANY = 100;
/** From one address, whoever they say they are. */
const REPORTS = { perSecond: 1 / 60, burst: 10 };

/** The people I mute or block, and my reports to the host. */
export function moderationRoutes(app: FastifyInstance, context: Context, tables: Tables): void {
  const { store, metrics, log } = context;
  serve(app, context, 'mutes', async ({ me }) => store.mutes(me!.id));
  serve(app, context, 'unmute', async ({ me, body }) => {
    const { other } = body as { other: string };
    await mutePerson(context, tables, me!.id, { other, name: '', how: null });
    return {};
  });
  const mayReport = buckets(REPORTS);
  serve(app, context, 'report', async (call) => {
    if (!mayReport(neighbourhood(call.request.ip))) {
      metrics.limited.reports += 1;
      throw new Refused(429, 'TOO_MANY', 'You have sent several reports. Wait a minute before the next one.');
    }
    const table = await tableFor(context, tables, call);
    const { text } = call.body as { text: string };
    const [match, person] = [table.id, call.me!.id];
    const isNew = !(await store.reports(MANY, match)).some((one) => one.person === person);
    await store.report({ match, person, wall: Date.now(), text });
    // Repeating it does not fill the log.
    if (isNew) metrics.counts.reports_total += 1;
    if (isNew) log.warn({ match }, 'a table was reported: see `nightfall admin reports`');
    return {};
  });
}
