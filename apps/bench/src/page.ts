import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const ROOT = new URL('../../../', import.meta.url);
const PAGE = new URL('docs/performance.md', ROOT);
const VERSIONS = ['boardgame.io', 'fastify', 'ws', 'libsql'];

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, ROOT), 'utf8')) as { version: string }).version;

const HEAD = `# Performance

Written by \`npm run bench\`. Figures compare with each other within one run; on another machine all of them change. What is
measured per second is per second of processor time, so that other programs on the machine count little.

- **kernel**: the same small game (hidden guards, dice, a decision inside a rule) by the kernel, by a loop written for this
  game alone that calls the same options, refusals and verbs, and by boardgame.io's client with the same rules. All three
  play the very same games, which is checked. A step is an input: a decision or a throw. Each is measured in its
  quickest of 24 short rounds, taken in turns. The size of the game matters: the fewer options a decision has, the more the
  kernel's own work shows; with six guards and no events the bare loop was about 2.7 times as fast.
- **games**: random bots that see views play every game of the catalog; copies are of a position in the middle of a game.
- **match**: undo at the end of a long match, seeking to any input, and opening it from its text, in milliseconds. The ledger has a thousand inputs.
- **planner**: in Chromium, on full tables of Fires at Midnight that are all different: the ways of a figure, the shaded region and a path together.
- **server**: the same traffic through this server (every input stored before it is acknowledged) and through others; they take short turns,
  and a ratio is the middle one of all rounds. The disk line is a bare write with fdatasync at the same pace: where its p99 is long, that of a durable server is too.
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
  const versions = VERSIONS.map((name) => `${name} ${versionOf(name)}`).join(', ');
  const machine = `${new Date().toISOString().slice(0, 10)}; Node ${process.version}; ${cpus().length} cores; ${versions}.`;
  const parts = Object.entries(results).map(([name, result]) => `## ${name}\n\n${table(result)}`);
  writeFileSync(PAGE, [HEAD, `Measured ${machine}`, ...parts].join('\n\n').replaceAll('\n\n\n', '\n\n') + '\n');
}
