/** Metrics in the text format of Prometheus. */
export type Metrics = {
  /** The counters so far; callers add to them. */
  readonly counts: Record<CounterName, number>;
  /** Notes how long something took, in milliseconds. */
  took(milliseconds: number): void;
  gauge(name: string, help: string, read: () => number): void;
  print(): string;
};

const COUNTERS = {
  inputs_total: 'Lines stored in the logs of matches.',
  refusals_total: 'Requests refused with a reason.',
  conflicts_total: 'Appends lost to another node.',
  messages_total: 'Messages received on sockets.',
  limited_total: 'Messages and requests rejected by a rate limit.',
  refused_sockets_total: 'Connections rejected on arrival.',
  malformed_total: 'Messages that could not be read.',
  sent_bytes_total: 'Bytes sent on sockets.',
  bot_moves_total: 'Moves made by bots.',
  notices_total: 'Turn notifications sent.',
  wrong_words_total: "Wrong members' words.",
  reports_total: 'Reports of tables to the host.',
  errors_total: 'Unexpected errors.',
} as const;
type CounterName = keyof typeof COUNTERS;
const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

export function newMetrics(): Metrics {
  const counts = Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Record<CounterName, number>;
  const gauges: { name: string; help: string; read: () => number }[] = [];
  const buckets = BUCKETS.map(() => 0);
  let taken = 0;
  let sum = 0;
  return {
    counts,
    took: (milliseconds) => {
      taken += 1;
      sum += milliseconds;
      for (let i = BUCKETS.length - 1; i >= 0 && milliseconds <= BUCKETS[i]!; i--) buckets[i]! += 1;
    },
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    print: () =>
      [
        ...Object.entries(COUNTERS).flatMap(([name, help]) => metric(name, help, 'counter', [['', counts[name as CounterName]]])),
        ...gauges.flatMap(({ name, help, read }) => metric(name, help, 'gauge', [['', read()]])),
        ...metric('store_milliseconds', 'From an input received to the input stored.', 'histogram', [
          ...BUCKETS.map((limit, i): [string, number] => [`_bucket{le="${limit}"}`, buckets[i]!]),
          ['_bucket{le="+Inf"}', taken],
          ['_sum', sum],
          ['_count', taken],
        ]),
        '',
      ].join('\n'),
  };
}
const metric = (name: string, help: string, type: string, values: readonly (readonly [string, number])[]) => [
  `# HELP nightfall_${name} ${help}`,
  `# TYPE nightfall_${name} ${type}`,
  ...values.map(([suffix, value]) => `nightfall_${name}${suffix} ${value}`),
];
