import { randomBytes } from 'node:crypto';
import { REAL_TIME } from '@nightfall/table';
import { openAnnouncements } from './announcement.ts';
import { anyMoveInstead } from './bots/any-move.ts';
import { openBots } from './bots/pool.ts';
import type { Config } from './config.ts';
import type { Context, RateLimits } from './context.ts';
import { openGames } from './games.ts';
import { watchHealth } from './health.ts';
import { subscribe } from './pubsub/subscriber.ts';
import { type Limits, buckets } from './rate-limits.ts';
import { addRoutes, newApp } from './http/app.ts';
import { type Limit, type Metrics, newMetrics } from './metrics.ts';
import { ALONE } from './pubsub/pubsub.ts';
import { postgresPubSub } from './pubsub/postgres.ts';
import { type Ways, openNotices } from './notices/notices.ts';
import { openBans } from './moderation/bans.ts';
import { openPeople } from './people.ts';
import { newPorch, type Porch } from './porch.ts';
import { mindRetention } from './retention.ts';
import { type Sockets, openSockets } from './socket/sockets.ts';
import { guarded } from './store/guarded.ts';
import { whenUp } from './store/patient.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Sizes, Store } from './store/store.ts';
import { type Tables, openTables } from './table/tables.ts';
import { trouble } from './trouble.ts';

export type Server = {
  readonly url: string;
  readonly port: number;
  readonly context: Context;
  readonly tables: Tables;
  /** Finishes what is under way, moves the clients to other nodes, and stops. */
  close(): Promise<void>;
};

/** Starts a server: store, tables, routes, sockets. */
export async function startServer(config: Config, ways?: Ways): Promise<Server> {
  const app = newApp(config);
  const porch = newPorch(config);
  const raw = await openStore(config, app.log, porch).catch(async (error) => {
    await porch.close();
    throw error;
  });
  const context = await newContext(config, raw, app.log, ways);
  const tables = openTables(context);
  const ears = subscribe(context, tables);
  let isDraining = false;
  await addRoutes(app, config, context, tables, () => isDraining);
  const sockets = openSockets(app.server, config, context, tables);
  gauges(context, tables, sockets);
  context.health.watch((well) => well && tables.refreshAll());
  context.bans.watch(tables.closeBanned);
  await porch.close();
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as { port: number };
  const retention = mindRetention(context, tables, config.retention);
  const close = async () => {
    isDraining = true;
    retention.close();
    await new Promise((go) => setTimeout(go, config.timing.drain));
    await sockets.drain();
    await app.close();
    ears.close();
    await tables.close();
    await Promise.all([context.bots.close(), context.pubsub.close()]);
    context.health.close();
    await raw.close();
  };
  return { url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`, port, context, tables, close };
}

/** In milliseconds. */
const A_MOMENT = 500;
/**
 * A file may take long to open, so the port is held before it. A database that answers at once is not: until this node takes people in,
 * its port is closed, and a load balancer asks another node.
 */
async function openStore({ databaseUrl, data }: Config, log: Context['log'], porch: Porch): Promise<Store> {
  if (!databaseUrl) {
    await porch.open();
    return openSqlite(data, log);
  }
  // A port that is taken is told when the server itself wants it.
  const soon = setTimeout(
    () => void porch.open().catch((error) => log.error({ error: String(error) }, 'not listening yet')),
    A_MOMENT,
  );
  return whenUp(() => openPostgres(databaseUrl), log).finally(() => clearTimeout(soon));
}

async function newContext(config: Config, raw: Context['store'], log: Context['log'], ways?: Ways): Promise<Context> {
  const node = randomBytes(6).toString('base64url');
  const health = watchHealth(raw, log);
  const store = guarded(raw, health);
  const metrics = newMetrics();
  const pubsub = config.databaseUrl ? postgresPubSub(config.databaseUrl, node, log) : ALONE;
  const games = await openGames(config.games);
  return {
    node,
    store,
    health,
    metrics,
    log,
    pubsub,
    games,
    timing: config.timing,
    time: REAL_TIME,
    base: config.base,
    hasMembers: config.members.word !== '' || config.members.header !== '',
    hasOpenTables: config.openTables !== 'off',
    trouble: (error, facts) => trouble({ metrics, log }, error, facts),
    rateLimits: rateLimitsOf(config.limits, metrics),
    bans: await openBans({ store, pubsub, time: REAL_TIME }),
    announcements: await openAnnouncements({ store, pubsub, time: REAL_TIME }),
    people: await openPeople(store, config.signOn),
    bots: anyMoveInstead(openBots(config.games), { games, metrics, log }),
    notices: openNotices(store, metrics, log, config, ways),
  };
}

function rateLimitsOf(limits: Limits, { limited }: Metrics): RateLimits {
  const counted = (limit: Limit, may: boolean) => {
    if (!may) limited[limit] += 1;
    return may;
  };
  const [lines, talk, acts] = [buckets(limits.lines), buckets(limits.talk), buckets(limits.acts)];
  return {
    mayRead: (address, count) => counted('lines', lines(address, performance.now(), count)),
    maySay: (match, person) => counted('talk', talk(`${match} ${person}`)),
    mayAct: (match, person) => counted('acts', acts(`${match} ${person}`)),
  };
}

function gauges({ metrics, health, bots, store }: Context, tables: Tables, sockets: Sockets): void {
  metrics.gauge('connections', 'Open sockets.', sockets.count);
  metrics.gauge('open_matches', 'Matches open in memory.', () => tables.all().length);
  metrics.gauge('bot_queue', 'Bot requests waiting for a thread.', () => bots.waiting);
  metrics.gauge('database_up', 'Whether the database answers.', () => (health.isWell ? 1 : 0));
  metrics.gauge('disk_full', 'Whether the disk has no room.', () => (health.ailment === 'full' ? 1 : 0));
  metrics.gauge('damaged_matches', 'Matches whose log was found damaged since the start.', () => store.damage.length);
  metrics.gauge('people_online', 'People who are connected to this node.', sockets.people);
  metrics.gauge(
    'busy_tables',
    'Tables with somebody at them.',
    () => tables.all().filter(({ members }) => members.size > 0).length,
  );
  const sizes = oncePer(MINUTE, () => store.sizes());
  metrics.gauge('stored_matches', 'Matches in the database.', async () => (await sizes()).matches);
  metrics.gauge('database_size_bytes', 'Size of the database.', async () => (await sizes()).bytes);
}

const MINUTE = 60_000;
/** What costs the database something is asked at most this often; while it is away, the last answer counts. */
function oncePer(every: number, ask: () => Promise<Sizes>): () => Promise<Sizes> {
  let [last, at] = [Promise.resolve<Sizes>({ matches: 0, bytes: 0 }), -Infinity];
  return () => {
    if (performance.now() - at < every) return last;
    at = performance.now();
    const before = last;
    return (last = ask().catch(() => before));
  };
}
