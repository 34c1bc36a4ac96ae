import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { VERSION } from './version.ts';

/** Metrics by the conventions of Prometheus: seconds and bytes, `_total` for what only grows, labels for games and limits. */
export type Metrics = {
  /** The counters so far; callers add to them. */
  readonly counts: Record<CounterName, number>;
  /** What was rejected, by the limit that rejected it. */
  readonly limited: Record<Limit, number>;
  /** Connections rejected on arrival, by the status that they got. */
  refusedSocket(status: string): void;
  /** Notes how long it took to store something, in milliseconds. */
  took(milliseconds: number): void;
  /** Notes a request to a route and how long it took, in milliseconds. */
  answered(route: string, method: string, status: number, milliseconds: number): void;
  /** Lines of a game's matches were stored; a match of it has begun, or ended. */
  stored(game: string, lines: number): void;
  begun(game: string): void;
  ended(game: string): void;
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  print(): Promise<string>;
  readonly contentType: string;
};

const COUNTERS = {
  refusals_total: 'Requests refused with a reason.',
  conflicts_total: 'Appends lost to another node.',
  messages_total: 'Messages received on sockets.',
  malformed_total: 'Messages that could not be read.',
  sent_bytes_total: 'Bytes sent on sockets.',
  bot_moves_total: 'Moves made by bots.',
  notices_total: 'Turn notifications sent.',
  wrong_words_total: "Wrong members' words.",
  reports_total: 'Reports of tables to the host.',
  errors_total: 'Unexpected errors.',
} as const;
type CounterName = keyof typeof COUNTERS;
const LIMITS = ['requests', 'messages', 'matches', 'words', 'reports', 'lines', 'talk', 'acts'] as const;
export type Limit = (typeof LIMITS)[number];

/** In seconds: from one that SQLite answers at once to one that a player gives up on. */
const STORE = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const HTTP = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const zeros = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counts = zeros(Object.keys(COUNTERS) as CounterName[]);
  const limited = zeros(LIMITS);
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `nightfall_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name: `nightfall_${name}`, help, labelNames, buckets, registers });
  const gauge: Metrics['gauge'] = (name, help, read) =>
    void new Gauge({ name: `nightfall_${name}`, help, registers, collect: readInto(read) });

  for (const [name, help] of Object.entries(COUNTERS)) follow(counter(name, help), () => [[{}, counts[name as CounterName]]]);
  follow(counter('limited_total', 'Messages and requests rejected by a rate limit.', 'limit'), () =>
    Object.entries(limited).map(([limit, count]) => [{ limit }, count]),
  );
  const refused = counter('refused_sockets_total', 'Connections rejected on arrival.', 'status');
  const inputs = counter('inputs_total', 'Lines stored in the logs of matches.', 'game');
  const begun = counter('matches_begun_total', 'Matches begun.', 'game');
  const ended = counter('matches_finished_total', 'Matches that were played to their end.', 'game');
  const store = histogram('store_duration_seconds', 'From an input received to the input stored.', STORE);
  const http = histogram('http_request_duration_seconds', 'Requests to the routes.', HTTP, 'method', 'route', 'status');
  new Gauge({ name: 'nightfall_build_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  return {
    counts,
    limited,
    refusedSocket: (status) => refused.inc({ status }),
    took: (milliseconds) => store.observe(milliseconds / 1000),
    answered: (route, method, status, milliseconds) => http.observe({ method, route, status }, milliseconds / 1000),
    stored: (game, lines) => inputs.inc({ game }, lines),
    begun: (game) => begun.inc({ game }),
    ended: (game) => ended.inc({ game }),
    gauge,
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Value = readonly [labels: Record<string, string>, value: number];
/** Plain numbers cost nothing where they are counted; they are looked up when somebody asks. */
function follow(counter: Counter, values: () => readonly Value[]): void {
  Object.assign(counter, {
    collect: () => {
      counter.reset();
      for (const [labels, value] of values()) counter.inc(labels, value);
    },
  });
}
/** prom-client calls it with the gauge as `this`. */
const readInto = (read: () => number | Promise<number>) =>
  async function collect(this: Gauge): Promise<void> {
    this.set(await read());
  };
