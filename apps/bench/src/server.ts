import { valueOf } from './arguments.ts';
import { installRivals } from './rivals.ts';
import { boardgamePair } from './server/boardgame-players.ts';
import { type Child, startChild } from './server/child.ts';
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
  warmUp,
} from './server/measure.ts';
import { startOurs } from './server/ours.ts';
import { ourPair } from './server/ours-players.ts';
import type { Pair } from './server/table.ts';

type Contender = {
  readonly name: string;
  readonly start: () => Promise<Child>;
  readonly pair: (port: number) => Promise<Pair>;
};
const LEDGER = new URL('./server/ledger.ts', import.meta.url);
const CONTENDERS: readonly Contender[] = [
  { name: 'nightfall (SQLite, durable)', start: () => startOurs(LEDGER), pair: ourPair },
  { name: 'boardgame.io (memory)', start: () => startChild('./boardgame.ts', []), pair: boardgamePair },
  { name: 'colyseus (memory)', start: () => startChild('./colyseus.ts', []), pair: colyseusPair },
  {
    name: 'colyseus (memory, a patch after each move)',
    start: () => startChild('./colyseus.ts', ['at-once']),
    pair: colyseusPair,
  },
];
const MATCHES = 50;
/** Nine rounds give the 14 worst waits beyond p99 and a steady median; `--rounds=N` takes more. */
const ROUNDS = 9;
const SECONDS = 0.8;

export type ServerResult = {
  readonly matches: number;
  readonly clientsPerMatch: 2;
  readonly rounds: number;
  /** Of each round. */
  readonly seconds: number;
  /** Bare writes to the disk at 200 a second, in milliseconds. */
  readonly disk: { readonly p50: number; readonly p99: number };
  readonly servers: { readonly [name: string]: Figures };
  /** How many times as many moves a server CPU second as each of the others: round by round, the middle of them. */
  readonly ratios: { readonly [name: string]: number };
};

/** The same traffic through this server, boardgame.io's and Colyseus: 50 matches of two, a state of about 5 kB. */
export async function serverBench(json: boolean, args: readonly string[]): Promise<ServerResult> {
  const count = Number(valueOf(args, 'rounds') ?? ROUNDS);
  const { sprints, servers, disk } = await rounds(count, await openHalls());
  const result: ServerResult = {
    matches: MATCHES,
    clientsPerMatch: 2,
    rounds: count,
    seconds: SECONDS,
    disk,
    servers,
    ratios: ratiosOf(sprints),
  };
  print(json, result, () => Object.entries(servers).map(([name, figures]) => `${name}: ${JSON.stringify(figures)}`));
  return result;
}

/** Matches are laid and played on to their full length at all servers at once; then each is warmed up by itself. */
async function openHalls(): Promise<ReadonlyMap<string, Hall>> {
  installRivals();
  const opened = CONTENDERS.map(async ({ name, start, pair }) => [name, await furnish(await start(), pair, MATCHES)] as const);
  const halls = new Map(await Promise.all(opened));
  for (const { child } of halls.values()) child.halt();
  for (const hall of halls.values()) await alone(hall, () => warmUp(hall));
  return halls;
}

/** The others stand still meanwhile: even a server with nothing to do has timers, and they would take the machine from the one that is measured. */
async function alone<R>({ child }: Hall, act: () => Promise<R>): Promise<R> {
  child.goOn();
  const result = await act();
  child.halt();
  return result;
}

type Sprints = ReadonlyMap<string, readonly Sprint[]>;
type Rounds = Pick<ServerResult, 'servers' | 'disk'> & { readonly sprints: Sprints };
/** The contenders run in short alternating rounds, so that other load on the machine affects all of them equally; the middle round counts. */
async function rounds(count: number, halls: ReadonlyMap<string, Hall>): Promise<Rounds> {
  const servers: Record<string, Figures> = {};
  const sprints = new Map<string, Sprint[]>([...halls.keys()].map((name) => [name, []]));
  const waits = new Map<string, number[]>([...halls.keys()].map((name) => [name, []]));
  const writes: number[] = [];
  for (let n = 0; n < count; n++) {
    for (const [name, hall] of halls) {
      sprints.get(name)!.push(await alone(hall, () => sprint(hall, SECONDS)));
      waits.get(name)!.push(...(await alone(hall, () => stroll(hall, SECONDS))));
    }
    writes.push(...(await diskWaits(SECONDS)));
  }
  for (const [name, { child, ...hall }] of halls) {
    servers[name] = figuresOf(hall, sprints.get(name)!, waits.get(name)!);
    hall.pairs.flat().forEach((player) => player.close());
    await child.stop();
  }
  return { sprints, servers, disk: { p50: round(percentile(writes, 0.5)), p99: round(percentile(writes, 0.99)) } };
}
function ratiosOf(sprints: Sprints): Record<string, number> {
  const [own, ...others] = [...sprints];
  const ratio = (other: readonly Sprint[]) => median(other.map((one, i) => own![1][i]!.perCpuSecond / one.perCpuSecond));
  return Object.fromEntries(others.map(([name, other]) => [name, round(ratio(other))]));
}

/** 2,000 connections on 1,000 matches at one node, a move in each every 10 s. */
export async function loadBench(json: boolean): Promise<LoadFigures> {
  const child = await startOurs(LEDGER);
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
