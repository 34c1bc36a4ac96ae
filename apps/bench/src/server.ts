import { boardgamePair } from './server/boardgame-players.ts';
import { startChild } from './server/child.ts';
import { colyseusPair } from './server/colyseus-players.ts';
import { type LoadFigures, measureLoad } from './server/load.ts';
import { type Figures, measure } from './server/measure.ts';
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
  { name: 'boardgame.io (memory, deltaState)', file: './boardgame.ts', args: ['delta'], pair: boardgamePair },
  { name: 'colyseus (memory)', file: './colyseus.ts', args: [], pair: colyseusPair },
];
const MATCHES = 50;
const SECONDS = 5;

export type ServerResult = {
  readonly matches: number;
  readonly clientsPerMatch: 2;
  readonly seconds: number;
  readonly servers: { readonly [name: string]: Figures | { readonly skipped: string } };
  /** How many times as many moves a server CPU second as each of the others. */
  readonly ratios: { readonly [name: string]: number };
};

/** The same traffic through this server, boardgame.io's and Colyseus: 50 matches of two, a state of about 5 kB. */
export async function serverBench(json: boolean): Promise<ServerResult> {
  const servers: Record<string, Figures | { skipped: string }> = {};
  for (const contender of CONTENDERS) servers[contender.name] = await run(contender);
  const result: ServerResult = { matches: MATCHES, clientsPerMatch: 2, seconds: SECONDS, servers, ratios: ratiosOf(servers) };
  print(json, result, () => Object.entries(servers).map(([name, figures]) => `${name}: ${JSON.stringify(figures)}`));
  return result;
}

async function run({ file, args, pair }: Contender): Promise<Figures | { skipped: string }> {
  const child = await startChild(file, args);
  if ('missing' in child) return { skipped: child.missing };
  try {
    return await measure(child, pair, MATCHES, SECONDS);
  } finally {
    await child.stop();
  }
}
function ratiosOf(servers: ServerResult['servers']): Record<string, number> {
  const own = servers[CONTENDERS[0]!.name]!;
  const others = CONTENDERS.slice(1).flatMap(({ name }) => {
    const other = servers[name]!;
    return 'skipped' in own || 'skipped' in other
      ? []
      : [[name, Number((own.movesPerCpuSecond / other.movesPerCpuSecond).toFixed(2))] as const];
  });
  return Object.fromEntries(others);
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
