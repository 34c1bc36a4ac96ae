import type { NewTry, Try } from '@nightfall/protocol';
import { checkDice } from '@nightfall/table';
import type { FastifyInstance } from 'fastify';
import { neighbourhood } from '../address.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { mutedBy } from '../moderation/mutes.ts';
import { buckets } from '../rate-limits.ts';
import type { MayBegin } from './match-routes.ts';
import { type Call, Refused, serve } from './rest.ts';

const MANY = 100;
/** Checking a record costs up to a second: entries from one address. */
const ENTRIES = { perSecond: 1 / 10, burst: 20 };
const DAY = 86_400_000;
const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** The club's table of Tonight: what each person reached at the first try. */
export function tonightRoutes(app: FastifyInstance, context: Context, setting: Config['tonight'], isMember: MayBegin): void {
  const { store } = context;
  const mayEnter = buckets(ENTRIES);
  const guard = ({ request }: Call) => {
    if (setting === 'off') throw new Refused(404, 'NO_TONIGHT', 'This server keeps no table of Tonight.');
    if (setting === 'members') isMember(request);
  };
  serve(app, context, 'tonight', async (call) => {
    guard(call);
    const { game = '', date = '' } = call.query;
    const muted = await mutedBy(context, call.me?.id ?? null);
    return (await store.tries(game, date, MANY)).map(({ person, name, points, text }): Try => ({
      ...{ points, text, you: person === call.me?.id },
      name: muted.has(person) ? 'Someone' : name,
    }));
  });
  serve(app, context, 'try', async (call) => {
    guard(call);
    if (!mayEnter(neighbourhood(call.request.ip)))
      throw new Refused(429, 'TOO_MANY', 'Many results are being entered. Wait a moment.');
    const { points, text } = await reachedIn(context, call.body);
    const { game, date } = call.body as NewTry;
    await store.enterTry({ game, date, person: call.me!.id, points, text, wall: Date.now() });
    return {};
  });
}

/** What the record shows, if it is one of tonight or of last night: whoever began before midnight may finish after it. */
async function reachedIn({ games }: Context, { game: id, date, record }: NewTry): Promise<{ points: number; text: string }> {
  const now = Date.now();
  if (date !== dateOf(now) && date !== dateOf(now - DAY))
    throw new Refused(400, 'NIGHT', 'Only the first try of tonight or of last night can be entered.');
  const game = await games.load(id);
  if (!game) throw new Refused(404, 'NO_GAME', 'There is no such game.');
  const checked = checkDice(game, date, record);
  if (typeof checked === 'string') throw new Refused(400, 'NIGHT', checked);
  return checked.reached;
}
