import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Server } from '../../apps/server/src/server.ts';
import { clientOf, createMatch, follow, newcomer, testServer } from '../../apps/server/src/testing/harness.ts';
import { ROOT } from '../docs/packages.ts';

/** What deploy/ asks Prometheus for, held against what the server really says. */
let server: Server;
let text: string;
beforeAll(async () => {
  server = await testServer();
  const ada = await newcomer(server.url);
  const links = await createMatch(ada, 'open-watch', ['me', 'open']);
  const client = clientOf(ada, server.url);
  const table = await follow(client, links.seats[0]!);
  await table.play({ type: 'takePost', seat: 0, post: 1 } as never);
  text = await (await fetch(`${server.url}/metrics`)).text();
  client.close();
});
afterAll(() => server.close());

type Rules = { readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[] };
type Dashboard = {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
};
const file = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');
const alerts = (parse(file('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const panels = (JSON.parse(file('dashboard.json')) as Dashboard).panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ title, expr })),
);

/** Metrics and their labels in an expression, such as `nightfall_inputs_total` by `game`. */
const metricsIn = (expr: string) => [...expr.matchAll(/\b(?:nightfall|process|nodejs)_\w+/g)].map(([name]) => name);
const labelsIn = (expr: string) =>
  [...expr.matchAll(/by \(([^)]*)\)/g)]
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
    .filter((name) => name !== 'instance');
const seriesOf = (name: string) => text.split('\n').filter((line) => new RegExp(`^${name}(\\{| )`).test(line));

test.each(alerts.map(({ alert, expr }) => [alert, expr]))('the alert %s asks for what there is', (_, expr) => {
  for (const name of metricsIn(expr)) expect(text, name).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
});
test.each(panels.map(({ title, expr }) => [title, expr]))('the panel "%s" asks for what there is: %s', (_, expr) => {
  for (const name of metricsIn(expr)) expect(text, name).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
  for (const label of labelsIn(expr))
    for (const series of metricsIn(expr).flatMap(seriesOf)) expect(series).toContain(`${label}="`);
});

test('the conventions: base units, the version, the process, games and limits as labels', () => {
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => ({ name: name!, kind: kind! }));
  for (const { name, kind } of names.filter((one) => one.name.startsWith('nightfall_'))) {
    expect(name).not.toMatch(/milliseconds|megabytes|_ms$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter');
  }
  for (const line of [
    /^nightfall_build_info\{version="[\d.]+"\} 1$/m,
    /^process_resident_memory_bytes \d+$/m,
    /^process_start_time_seconds \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^nightfall_inputs_total\{game="open-watch"\} [1-9]/m,
    /^nightfall_matches_begun_total\{game="open-watch"\} 1$/m,
    /^nightfall_limited_total\{limit="requests"\} 0$/m,
    /^nightfall_http_request_duration_seconds_count\{method="POST",route="\/api\/matches",status="200"\} 1$/m,
    /^nightfall_people_online 1$/m,
    /^nightfall_busy_tables 1$/m,
    /^nightfall_stored_matches 1$/m,
    /^nightfall_database_size_bytes [1-9]\d+$/m,
  ])
    expect(text).toMatch(line);
});
