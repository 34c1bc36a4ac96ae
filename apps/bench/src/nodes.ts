import { startPostgres } from '@nightfall/server/postgres';
import { valueOf } from './arguments.ts';
import type { Child } from './server/child.ts';
import { pace, round } from './server/measure.ts';
import { ourPair } from './server/ours-players.ts';
import { startOurs } from './server/ours.ts';
import type { Pair } from './server/table.ts';

/** As many matches as these, played at this many moves a second over all nodes. */
type Wish = { readonly tables: number; readonly moves: number; readonly seconds: number };
type Carried = {
  readonly moves: number;
  readonly perSecond: number;
  readonly millisecondsPerMove: readonly number[];
  readonly perCpuSecond: number;
};

const LEDGER = new URL('./server/ledger.ts', import.meta.url);

/**
 * What a second node brings: `bench nodes --tables 200 --moves 400 --seconds 20`. The players of a table meet at one node, as the
 * load balancer of docs/hosting.md brings them together; `apart`: as without it, half of the tables have their players at two nodes.
 */
export async function nodes(args: readonly string[]): Promise<object> {
  const number = (name: string, usual: number) => Number(valueOf(args, name) ?? usual);
  const wish = { tables: number('tables', 200), moves: number('moves', 400), seconds: number('seconds', 20) };
  const postgres = await startPostgres();
  try {
    const one = await carriedBy(1, together, postgres.url, wish);
    const two = await carriedBy(2, together, postgres.url, wish);
    const split = await carriedBy(2, apart, postgres.url, wish);
    const times = ({ perCpuSecond }: Carried) => round(perCpuSecond / one.perCpuSecond);
    return { one, two, times: times(two), apart: split, timesApart: times(split) };
  } finally {
    await postgres.end();
  }
}

/** At which nodes the two players of a table are. */
type Meeting = (table: number) => readonly [number, number];
const together: Meeting = (table) => [table, table];
const apart: Meeting = (table) => [table, table >> 1];

/** How many moves these nodes carry until the busiest of them has used a second of its processor. */
async function carriedBy(count: number, meeting: Meeting, database: string, wish: Wish): Promise<Carried> {
  const all: Child[] = [];
  for (let i = 0; i < count; i++) all.push(await startOurs(LEDGER, database));
  const pairs = await furnish(all, meeting, wish.tables);
  await pace(pairs, wish.moves, 2000);
  const before = await Promise.all(all.map((node) => node.cpu()));
  const begun = performance.now();
  const moves = (await pace(pairs, wish.moves, wish.seconds * 1000)).length;
  const took = (performance.now() - begun) / 1000;
  const used = await Promise.all(all.map(async (node, i) => (await node.cpu()) - before[i]!));
  pairs.flat().forEach((player) => player.close());
  await Promise.all(all.map((node) => node.stop()));
  return {
    ...{ moves, perSecond: round(moves / took, 0) },
    millisecondsPerMove: used.map((seconds) => round((1000 * seconds) / moves, 3)),
    perCpuSecond: round(moves / Math.max(...used), 0),
  };
}

async function furnish(all: readonly Child[], meeting: Meeting, tables: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const pairAt = (table: number) => {
    const [ada, ben] = meeting(table).map((node) => all[node % all.length]!.port);
    return ourPair(ada!, ben);
  };
  while (pairs.length < tables) {
    const some = Math.min(SIDE_BY_SIDE, tables - pairs.length);
    pairs.push(...(await Promise.all(Array.from({ length: some }, (_, i) => pairAt(pairs.length + i)))));
  }
  return pairs;
}
const SIDE_BY_SIDE = 20;
