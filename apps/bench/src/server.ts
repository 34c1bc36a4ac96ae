import { boardgamePair } from './server/boardgame-players.ts';
import { startChild } from './server/child.ts';
import { diskWaits } from './server/disk.ts';
import { colyseusPair } from './server/colyseus-players.ts';
import { type LoadFigures, measureLoad } from './server/load.ts';
import {
  type Figures,
  figuresOf,
  furnish,
  type Hall,
  median,
  percentile,
  round,
  type Sprint,
  sprint,
  stroll,
} from './server/measure.ts';
import { ourPair } from './server/ours-players.ts';
import type { Pair } from './server/table.ts';

type Contender = {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];

  readonly pair: (port: number) => Promise<Pair>;
};
const CONTENDERS: readonly Contender[] = [
  { name: 'nightfall (SQLite, durable)', file: './ours.ts', args: [], pair: ourPair },
  { name: 'boardgame.io (memory)', file: './boardgame.ts', args: [], pair: boardgamePair },
  { name: 'colyseus (memory)', file: './colyseus.ts', args: [], pair: colyseusPair },
  { name: 'colyseus (memory, a patch after each move)', file: './colyseus.ts', args: ['at-once'], pair: colyseusPair },
];
const MATCHES = 50;
const ROUNDS = 15;
const SECONDS = 0.8;

export type ServerResult = {
  readonly matches: number;
  readonly clientsPerMatch: 2;
  readonly rounds: number;
  /** Of each round. */
  readonly seconds: number;
  /** Bare writes to the disk at 200 a second, in milliseconds. */
  readonly disk: { readonly p50: number; readonly p99: number };
  readonly servers: { readonly [name: string]: Figures | { readonly skipped: string } };
  /** How many times as many moves a server CPU second as each of the others: round by round, the middle of them. */
  readonly ratios: { readonly [name: string]: number };
};

/** The same traffic through this server, boardgame.io's and Colyseus: 50 matches of two, a state of about 5 kB. */
export async function serverBench(json: boolean): Promise<ServerResult> {
  const halls = new Map<string, Hall>();
  const servers: Record<string, Figures | { skipped: string }> = {};
  for (const { name, file, args, pair } of CONTENDERS) {
    const child = await startChild(file, args);
    if ('missing' in child) servers[name] = { skipped: child.missing };
    else halls.set(name, await furnish(child, pair, MATCHES));
  }
  const { sprints, disk } = await rounds(halls, servers);
  const result: ServerResult = {
    matches: MATCHES,
    clientsPerMatch: 2,
    rounds: ROUNDS,
    seconds: SECONDS,
    disk,
    servers,
    ratios: ratiosOf(sprints),
  };
  print(json, result, () => Object.entries(servers).map(([name, figures]) => `${name}: ${JSON.stringify(figures)}`));
  return result;
}

type Sprints = ReadonlyMap<string, readonly Sprint[]>;
type Rounds = { readonly sprints: Sprints; readonly disk: ServerResult['disk'] };
/** The contenders take short turns, so that whatever else the machine does meets all of them alike; the middle round counts. */
async function rounds(halls: ReadonlyMap<string, Hall>, servers: Record<string, object>): Promise<Rounds> {
  const sprints = new Map<string, Sprint[]>([...halls.keys()].map((name) => [name, []]));
  const waits = new Map<string, number[]>([...halls.keys()].map((name) => [name, []]));
  const writes: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    for (const [name, hall] of halls) {
      sprints.get(name)!.push(await sprint(hall, SECONDS));
      waits.get(name)!.push(...(await stroll(hall, SECONDS)));
    }
    writes.push(...(await diskWaits(SECONDS)));
  }
  for (const [name, { child, ...hall }] of halls) {
    servers[name] = figuresOf(hall, sprints.get(name)!, waits.get(name)!);
    hall.pairs.flat().forEach((player) => player.close());
    await child.stop();
  }
  return { sprints, disk: { p50: round(percentile(writes, 0.5)), p99: round(percentile(writes, 0.99)) } };
}
function ratiosOf(sprints: Sprints): Record<string, number> {
  const [own, ...others] = [...sprints];
  const ratio = (other: readonly Sprint[]) => median(other.map((one, i) => own![1][i]!.perCpuSecond / one.perCpuSecond));
  return Object.fromEntries(others.map(([name, other]) => [name, round(ratio(other))]));
}

/** 2,000 connections on 1,000 matches at one node, a move in each every 10 s. */
export async function loadBench(json: boolean): Promise<LoadFigures> {
  const child = await startChild('./ours.ts');
  if ('missing' in child) throw new Error(child.missing);
  try {
    const figures = await measureLoad(child, 1000, 30);
    print(json, figures, () => [JSON.stringify(figures)]);
    return figures;
  } finally {
    await child.stop();
  }
}

const print = (json: boolean, result: object, lines: () => string[]): void =>
  void process.stdout.write(`${json ? JSON.stringify(result, null, 2) : lines().join('\n')}\n`);
