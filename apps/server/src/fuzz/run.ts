import type { Export, Links } from '@nightfall/protocol';
import type { ServerProcess } from '../testing/process.ts';
import { attack, shareOf } from './attack.ts';
import { newRandom } from './chaos.ts';
import type { Target } from './requests.ts';

export type Report = {
  readonly inputs: number;
  readonly messages: number;
  readonly requests: number;
  readonly imports: number;
  readonly upgrades: number;
  /** Errors that should not be, caught or not: none. */
  readonly errors: number;
  readonly crashed: boolean;
  /** Memory of the process in MB: its peaks in the first and in the last third. What it holds between two collections comes and goes. */
  readonly before: number;
  readonly after: number;
  readonly seconds: number;
};

async function call<R>(url: string, method: string, path: string, token?: string, body?: object): Promise<R> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as R;
}

async function prepare(url: string): Promise<Target> {
  const people = await Promise.all([0, 1, 2].map(() => call<{ token: string }>(url, 'GET', '/api/me?token=true')));
  const tokens = people.map(({ token }) => token);
  const begin = (game: string) =>
    call<Links>(url, 'POST', '/api/matches', tokens[0], {
      game,
      seats: ['me', 'open', 'bot:random'],
      setup: { players: 3, options: { gates: 12 } },
    });
  const links = await Promise.all(['watch', 'open-watch', 'open-watch'].map(begin));
  const matches = links.map(({ id, seats }) => ({ id, key: /key=(.+)$/.exec(seats[1]!)![1]! }));
  const file = await call<Export>(url, 'GET', `/api/matches/${links[1]!.id}/export`, tokens[0]);
  return { tokens, matches, file };
}

const gauge = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
};
const megabytes = async (url: string) => Math.round((await gauge(url, 'process_resident_memory_bytes')) / 1e5) / 10;
const ROUND = 20_000;

/** Attacks a server in rounds, each with new matches and new people. */
export async function fuzz(server: ServerProcess, inputs: number, seed: number, tell: (text: string) => void): Promise<Report> {
  const begun = performance.now();
  const random = newRandom(seed);
  const port = Number(new URL(server.url).port);
  const sum = { messages: 0, requests: 0, imports: 0, upgrades: 0 };
  const held: number[] = [];
  let sent = 0;
  while (sent < inputs) {
    const share = shareOf(Math.min(ROUND, inputs - sent));
    await attack(port, random, await prepare(server.url), share);
    for (const kind of ['messages', 'requests', 'imports', 'upgrades'] as const) sum[kind] += share[kind];
    sent += Math.min(ROUND, inputs - sent);
    held.push(await megabytes(server.url));
    tell(`${sent} of ${inputs}, ${held.at(-1)} MB`);
  }
  // What the tables of the last round hold is given back when nobody looks at them any more.
  await new Promise((go) => setTimeout(go, 2000));
  const errors = await gauge(server.url, 'nightfall_errors_total');
  held.push(await megabytes(server.url));
  const third = Math.ceil(held.length / 3);
  return {
    inputs: sent,
    ...sum,
    errors,
    crashed: !server.isUp(),
    before: Math.max(...held.slice(0, third)),
    after: Math.max(...held.slice(-third)),
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}
