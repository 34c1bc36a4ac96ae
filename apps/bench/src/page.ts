import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inShort, speedChart } from './in-short.ts';
import { versionOfRival } from './rivals.ts';

const ROOT = new URL('../../../', import.meta.url);
const PAGE = new URL('docs/performance.md', ROOT);
const CHART = new URL('docs/pictures/performance.svg', ROOT);
const VERSIONS = ['fastify', 'ws', 'libsql'];
const RIVALS = ['boardgame.io', '@colyseus/core'];

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, ROOT), 'utf8')) as { version: string }).version;

const HEAD = `# Performance

Written by \`npm run bench\`. Compare figures within one run only: another machine changes all of them. "Per second" means per second of processor
time, so other programs on the machine matter little.
`;
const CHART_OF = '![Decisions and throws per second of processor time, in random games of each kind](pictures/performance.svg)';
const EXPLAINED = `
- **kernel**: one small game (hidden guards, dice, a decision inside a rule) played by the kernel, by a loop written for this game alone
  that calls the same options, refusals and verbs, and by boardgame.io's client with the same rules. The bench checks that all three play the
  same games. A step is an input: a decision or a throw. Each contender is measured in the quickest of 24 short rounds, taken in turns. Size
  matters: the fewer options a decision has, the more the kernel's own work shows. With six guards and no events the bare loop was about 2.7 times as fast.
- **games**: random bots that see views play every game of the catalog, built into plain JavaScript as for the browser. Copies are made of a position in the middle of a game.
- **match**: undo at the end of a long match, seeking to any input, and opening the match from its text, in milliseconds. The ledger has a thousand inputs.
- **long**: a match of 5,000 inputs with secrets in the store of a server: opening it and looking at any part of its past, over the wire, in milliseconds.
- **planner**: in Chromium, on full tables of Fires at Midnight, all different: a figure's reach, the shaded region and a path together.
- **server**: the same traffic through this server, built and started as \`npm start\` does it, which stores every input before it acknowledges it, and through others. They run in short alternating rounds, in
  which the others are idle; a ratio is the median of all rounds. The disk line is a bare write with fdatasync at the same pace: where its p99 is long, so is that of a durable server.
- **realtime**: 200 tables of four against the clock on one node, each player acting three times a second, over 800 connections. A time runs from an
  input leaving its client to its arrival at each of the three others, in milliseconds, and all clients share one process on the same machine. \`due\` counts the bells
  that should have rung. Memory is that of the server in megabytes, resident in the first and the last quarter of the run: it is flat when the second is at most a tenth
  larger. The heap after garbage collection grows with the logs of the running matches: \`bytesPerInput\` says by how much for each input.
`;

/** A table for each bench: one row a figure, named by its path. */
function table(result: object): string {
  const rows = flatten(result).map(([path, value]) => `| ${path} | ${value} |`);
  return ['| figure | value |', '|---|---|', ...rows].join('\n');
}
function flatten(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]): [string, string][] => {
    const here = path === '' ? key : `${path} · ${key}`;
    if (typeof item === 'object' && item !== null) return flatten(item, here);
    return [[here, typeof item === 'number' ? item.toLocaleString('en-GB', { maximumFractionDigits: 3 }) : String(item)]];
  });
}

export function writePage(results: { readonly [name: string]: object }): void {
  const told = [...RIVALS.map((name) => [name, versionOfRival(name)]), ...VERSIONS.map((name) => [name, versionOf(name)])];
  const versions = told.map((one) => one.join(' ')).join(', ');
  const machine = `Measured ${new Date().toISOString().slice(0, 10)}; Node ${process.version}; ${cpus().length} cores; ${versions}.`;
  replace(PAGE, pageOf(results, machine));
  const chart = speedChart(results);
  if (chart !== undefined) replace(CHART, chart);
}
function pageOf(results: { readonly [name: string]: object }, machine: string): string {
  const parts = Object.entries(results).map(([name, result]) => `## ${name}\n\n${table(result)}`);
  return [HEAD, inShort(results), CHART_OF, EXPLAINED, machine, ...parts].join('\n\n').replaceAll(/\n{3,}/g, '\n\n') + '\n';
}
function replace(file: URL, text: string): void {
  const written = new URL(`${file.href}.new`);
  writeFileSync(written, text);
  renameSync(written, file);
}
