import type { Child } from './child.ts';
import { CELLS } from './ledger.ts';
import type { Pair } from './table.ts';

export type Figures = {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMoveMedian: number;
  /** After 200 moves. */
  readonly kilobytesPerMatch: number;
};

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** The next move of a match; answers how long its sender waited until it saw it. Both players have seen it then. */
async function move(pair: Pair): Promise<number> {
  const n = pair[0].seen();
  await pair[1].reached(n);
  const player = pair[n % 2]!;
  const sent = performance.now();
  player.move(n, (n * 7) % CELLS, 100 + (n % 900));
  await player.reached(n + 1);
  const took = performance.now() - sent;
  await Promise.all(pair.map((one) => one.reached(n + 1)));
  return took;
}

/** Every match plays as fast as it can. */
async function rush(pairs: readonly Pair[], milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let moves = 0;
  const play = async (pair: Pair) => {
    while (performance.now() < end) {
      await move(pair);
      moves += 1;
    }
  };
  await Promise.all(pairs.map(play));
  return moves;
}

/** Moves per second in total, evenly spread over the matches. */
export async function pace(pairs: readonly Pair[], perSecond: number, milliseconds: number): Promise<number[]> {
  const gap = (1000 * pairs.length) / perSecond;
  const waits: number[] = [];
  const start = performance.now();
  const play = async (pair: Pair, i: number) => {
    for (let at = start + (gap * i) / pairs.length; at < start + milliseconds; at += gap) {
      await sleep(Math.max(0, at - performance.now()));
      waits.push(await move(pair));
    }
  };
  await Promise.all(pairs.map(play));
  return waits;
}

/** Moves in a long match of our games. Memory is measured after this many, for every server. */
const LONG = 200;
async function playTo(pair: Pair, moves: number): Promise<void> {
  while (pair[0].seen() < moves) await move(pair);
}

/** A server under test with its matches, all seats taken. */
export type Hall = { readonly child: Child; readonly pairs: readonly Pair[]; readonly kilobytesPerMatch: number };

export async function furnish(child: Child, makePair: (port: number) => Promise<Pair>, matches: number): Promise<Hall> {
  const empty = await child.memory();
  const pairs: Pair[] = [];
  for (let i = 0; i < matches; i++) pairs.push(await makePair(child.port));
  await Promise.all(pairs.map((pair) => playTo(pair, LONG)));
  const full = await child.memory();
  return { child, pairs, kilobytesPerMatch: round((full.heap - empty.heap) / matches / 1024, 1) };
}

/** Moves that are not counted. */
export async function warmUp({ pairs }: Hall): Promise<void> {
  await rush(pairs, 3000);
  pairs.flat().forEach((player) => (player.sizes.length = 0));
}

/** One round: everybody plays as fast as they can. */
export async function sprint({ child, pairs }: Hall, seconds: number): Promise<Sprint> {
  const before = await child.cpu();
  const begun = performance.now();
  const moves = await rush(pairs, seconds * 1000);
  const took = (performance.now() - begun) / 1000;
  const used = (await child.cpu()) - before;
  return { moves, perSecond: moves / took, perCpuSecond: moves / used };
}
export type Sprint = { readonly moves: number; readonly perSecond: number; readonly perCpuSecond: number };

/** One round at 200 moves a second: how long each sender waited. */
export const stroll = ({ pairs }: Hall, seconds: number): Promise<number[]> => pace(pairs, 200, seconds * 1000);

export function figuresOf(
  { pairs, kilobytesPerMatch }: Omit<Hall, 'child'>,
  sprints: readonly Sprint[],
  waits: readonly number[],
): Figures {
  return {
    moves: sprints.reduce((sum, one) => sum + one.moves, 0),
    movesPerSecond: round(median(sprints.map((one) => one.perSecond)), 0),
    movesPerCpuSecond: round(median(sprints.map((one) => one.perCpuSecond)), 0),
    p50: round(percentile(waits, 0.5)),
    p99: round(percentile(waits, 0.99)),
    bytesPerMoveMedian: median(pairs.flat().flatMap((player) => player.sizes)),
    kilobytesPerMatch,
  };
}
