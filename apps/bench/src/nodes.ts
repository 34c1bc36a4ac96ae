import { startPostgres, type TestPostgres } from '@nightfall/server/postgres';
import { has, type Proxy, startNginx } from '@nightfall/server/proxy';
import { valueOf } from './arguments.ts';
import type { Child } from './server/child.ts';
import { median, pace, round } from './server/measure.ts';
import { ourPair } from './server/ours-players.ts';
import { startOurs } from './server/ours.ts';
import type { Pair } from './server/table.ts';

/** Each node has this many tables and moves a second, in rounds of this many seconds. */
type Wish = { readonly tables: number; readonly moves: number; readonly seconds: number; readonly rounds: number };

const LEDGER = new URL('./server/ledger.ts', import.meta.url);

/**
 * What a second node brings: `bench nodes --tables 100 --moves 400 --seconds 10 --rounds 3`. Two nodes have twice the tables and moves of one. `two`: behind
 * nginx as in docs/hosting.md, which brings the players of a table to one node; where it is not installed, they go there by themselves.
 * `apart`: without it, half of the tables have their players at two nodes.
 */
export async function nodes(args: readonly string[]): Promise<object> {
  const number = (name: string, usual: number) => Number(valueOf(args, name) ?? usual);
  const wish = {
    ...{ tables: number('tables', 100), moves: number('moves', 400) },
    ...{ seconds: number('seconds', 10), rounds: number('rounds', 3) },
  };
  const halls = { one: await open(1, together, wish), two: await open(2, proxied, wish), apart: await open(2, apart, wish) };
  try {
    // One after the other, again and again: a machine that gets slower is so for all of them.
    for (let n = 0; n < wish.rounds; n++) for (const hall of Object.values(halls)) hall.rounds.push(await carried(hall, wish));
    const one = sumOf(halls.one);
    const figures = (hall: Hall) => ({ ...sumOf(hall), times: round(sumOf(hall).perCpuSecond / one.perCpuSecond) });
    return { one, two: figures(halls.two), apart: figures(halls.apart), nginx: has('nginx') };
  } finally {
    for (const hall of Object.values(halls)) await hall.close();
  }
}

/** Where the two players of a table connect. */
type Meeting = (table: number) => readonly [port: number, port: number];
type Placing = (nodes: readonly Child[]) => Promise<{ readonly meet: Meeting; readonly proxy?: Proxy }>;
const portAt = (all: readonly Child[], table: number): number => all[table % all.length]!.port;

const together: Placing = async (all) => ({ meet: (table) => [portAt(all, table), portAt(all, table)] });
const apart: Placing = async (all) => ({ meet: (table) => [portAt(all, table), portAt(all, table >> 1)] });
const proxied: Placing = async (all) => {
  if (!has('nginx')) return together(all);
  const proxy = await startNginx({ example: 'two nodes', ports: all.map(({ port }) => port) });
  return { meet: () => [proxy.port, proxy.port], proxy };
};

/** Nodes that share a database of their own, with people at their tables. */
type Hall = {
  readonly nodes: readonly Child[];
  readonly pairs: readonly Pair[];
  readonly rounds: Round[];
  close(): Promise<void>;
};
async function open(count: number, placing: Placing, { tables, moves }: Wish): Promise<Hall> {
  const postgres: TestPostgres = await startPostgres();
  const all: Child[] = [];
  for (let i = 0; i < count; i++) all.push(await startOurs(LEDGER, postgres.url));
  const { meet, proxy } = await placing(all);
  const pairs = await furnish(meet, count * tables);
  await pace(pairs, count * moves, WARM);
  const close = async () => {
    pairs.flat().forEach((player) => player.close());
    await proxy?.stop();
    await Promise.all(all.map((node) => node.stop()));
    await postgres.end();
  };
  return { nodes: all, pairs, rounds: [], close };
}
/** In milliseconds: until the code of a node is compiled. */
const WARM = 10_000;

async function furnish(meet: Meeting, tables: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < tables) {
    const some = Math.min(SIDE_BY_SIDE, tables - pairs.length);
    pairs.push(...(await Promise.all(Array.from({ length: some }, (_, i) => ourPair(...meet(pairs.length + i))))));
  }
  return pairs;
}
const SIDE_BY_SIDE = 20;

/** `cpu`: the seconds of the processor that each node used. */
type Round = { readonly moves: number; readonly cpu: readonly number[] };
async function carried({ nodes, pairs }: Hall, { moves, seconds }: Wish): Promise<Round> {
  const before = await Promise.all(nodes.map((node) => node.cpu()));
  const waits = await pace(pairs, nodes.length * moves, seconds * 1000);
  const cpu = await Promise.all(nodes.map(async (node, i) => (await node.cpu()) - before[i]!));
  return { moves: waits.length, cpu };
}

/** `perCpuSecond`: the moves that all nodes carry until the busiest of them has used a second of its processor. */
const sumOf = ({ nodes, rounds }: Hall) => ({
  moves: rounds.reduce((sum, { moves }) => sum + moves, 0),
  millisecondsPerMove: nodes.map((_, i) => round(median(rounds.map(({ moves, cpu }) => (1000 * cpu[i]!) / moves)), 3)),
  perCpuSecond: round(median(rounds.map(({ moves, cpu }) => moves / Math.max(...cpu))), 0),
});
