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

/** What a second node brings: `bench nodes --tables 200 --moves 400 --seconds 20`. Half of the tables have their players at two nodes. */
export async function nodes(args: readonly string[]): Promise<object> {
  const number = (name: string, usual: number) => Number(valueOf(args, name) ?? usual);
  const wish = { tables: number('tables', 200), moves: number('moves', 400), seconds: number('seconds', 20) };
  const postgres = await startPostgres();
  try {
    const one = await carriedBy(1, postgres.url, wish);
    const two = await carriedBy(2, postgres.url, wish);
    return { one, two, times: round(two.perCpuSecond / one.perCpuSecond) };
  } finally {
    await postgres.end();
  }
}

/** How many moves these nodes carry until the busiest of them has used a second of its processor. */
async function carriedBy(count: number, database: string, wish: Wish): Promise<Carried> {
  const all: Child[] = [];
  for (let i = 0; i < count; i++) all.push(await startOurs(LEDGER, database));
  const pairs = await furnish(all, wish.tables);
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

async function furnish(all: readonly Child[], tables: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const portAt = (i: number) => all[i % all.length]!.port;
  for (let i = 0; i < tables; i += SIDE_BY_SIDE)
    pairs.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(SIDE_BY_SIDE, tables - i) }, (_, n) => ourPair(portAt(i + n), portAt((i + n) >> 1))),
      )),
    );
  return pairs;
}
const SIDE_BY_SIDE = 20;
