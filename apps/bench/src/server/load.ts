import type { Child } from './child.ts';
import { ourPair } from './ours-players.ts';
import { percentile, round } from './measure.ts';
import type { Pair } from './table.ts';
import { CELLS } from './ledger.ts';

export type LoadFigures = {
  readonly connections: number;
  readonly matches: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly residentMegabytes: number;
  readonly cpuShare: number;
};
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Many quiet matches on one node: a move in each every ten seconds. */
export async function measureLoad(child: Child, matches: number, seconds: number): Promise<LoadFigures> {
  const pairs: Pair[] = [];
  while (pairs.length < matches) pairs.push(...(await Promise.all(Array.from({ length: 20 }, () => ourPair(child.port)))));
  const before = await child.memory();
  const cpu = await child.cpu();
  const waits: number[] = [];
  const begun = performance.now();
  const gap = 10_000;
  await Promise.all(
    pairs.map((pair, i) => playQuietly(pair, begun + (gap * i) / pairs.length, gap, begun + seconds * 1000, waits)),
  );
  const took = (performance.now() - begun) / 1000;
  const used = (await child.cpu()) - cpu;
  const after = await child.memory();
  pairs.flat().forEach((player) => player.close());
  return {
    connections: 2 * pairs.length,
    matches: pairs.length,
    moves: waits.length,
    p50: round(percentile(waits, 0.5)),
    p99: round(percentile(waits, 0.99)),
    residentMegabytes: round(Math.max(before.rss, after.rss) / 1024 / 1024, 0),
    cpuShare: round(used / took),
  };
}

async function playQuietly(pair: Pair, first: number, gap: number, end: number, waits: number[]): Promise<void> {
  for (let at = first; at < end; at += gap) {
    await sleep(Math.max(0, at - performance.now()));
    const n = pair[0].seen();
    const player = pair[n % 2]!;
    const sent = performance.now();
    player.move(n, n % CELLS, 100 + (n % 900));
    await player.reached(n + 1);
    waits.push(performance.now() - sent);
    await Promise.all(pair.map((one) => one.reached(n + 1)));
  }
}
