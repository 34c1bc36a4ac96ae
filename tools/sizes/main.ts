import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The compressed JavaScript of the web app against the checked-in budget: the first load of the home page, and what each
 * page, board and worker adds to it. `--write` raises or lowers the budget to what is there, and shows in review.
 */
const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'apps/web/dist');
const BUDGET = join(ROOT, 'sizes.json');
const HOME = 'first load of the home page';
const SETUP = 'setup page';
/** The one promise that no `--write` changes: what the home page loads before it shows itself. */
const HOME_MAX = 80;
/** What each game may have: its rulebook, its rules, or its board with them. */
const GAME_MAX = 124;
/** Room above the present size, so that a small fix does not change the budget. */
const ROOM = 1.08;

/** What the page for a new game should need, with the rules of the game. Larger ones are in the budget and may not grow. */
const SETUP_MAX = 160;
/** What a page for a new game loads beside the setup of its game. */
const NEW_GAME = ['src/pages/new-game.tsx', 'src/drawn-cover.tsx'];

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
};
type Manifest = { readonly [source: string]: Chunk };

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const manifest = readJson(join(DIST, '.vite/manifest.json')) as Manifest;
const kiloBytes = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000;

/** A chunk and everything it imports at once. */
function closure(source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const used of manifest[source]!.imports ?? []) closure(used, seen);
  return seen;
}
const total = (sources: Iterable<string>) => [...sources].reduce((sum, source) => sum + kiloBytes(manifest[source]!.file), 0);
const nameOf = (source: string) => source.replace(/^(\.\.\/)+/, '').replace(/\/src\/index\.tsx?$/, '');

/** What is there already when a chunk is asked for: the first load, and the board that asks for a part of itself. */
function known(source: string, home: ReadonlySet<string>): ReadonlySet<string> {
  const board = Object.keys(manifest).find(
    (asking) => manifest[asking]!.dynamicImports?.includes(source) && nameOf(asking).endsWith('/board'),
  );
  return board === undefined ? home : new Set([...home, ...closure(board)]);
}

function measure(): Map<string, number> {
  const entry = Object.keys(manifest).find((source) => manifest[source]!.isEntry)!;
  const home = closure(entry);
  const sizes = new Map([[HOME, total(home)]]);
  for (const setup of Object.keys(manifest).filter((source) => nameOf(source).endsWith('/board/src/setup.ts')))
    sizes.set(
      `setup page of ${nameOf(setup).split('/')[1]}`,
      total([setup, ...NEW_GAME].reduce((all, source) => closure(source, all), new Set(home))),
    );
  for (const [source, { isDynamicEntry, file }] of Object.entries(manifest)) {
    if (!isDynamicEntry || !file.endsWith('.js')) continue;
    const there = known(source, home);
    sizes.set(nameOf(source), total([...closure(source)].filter((used) => !there.has(used))));
  }
  return sizes;
}

const isOfGame = (name: string) => name.startsWith('games/');
function budgetFor(name: string, size: number): number {
  if (name === HOME) return HOME_MAX;
  return name.startsWith(SETUP) ? Math.max(SETUP_MAX, Math.ceil(size + 1)) : Math.ceil(size * ROOM + 0.5);
}

const sizes = measure();
if (process.argv.includes('--write')) {
  const budget = [...sizes].filter(([name]) => !isOfGame(name)).map(([name, size]) => [name, budgetFor(name, size)] as const);
  writeFileSync(BUDGET, `${JSON.stringify({ unit: 'kB of gzipped JavaScript', budget: Object.fromEntries(budget) }, null, 2)}\n`);
}
const { budget } = readJson(BUDGET) as { budget: { [name: string]: number } };
const faults = [...sizes].flatMap(([name, size]) => {
  const max = name === HOME ? Math.min(HOME_MAX, budget[name] ?? HOME_MAX) : isOfGame(name) ? GAME_MAX : budget[name];
  process.stdout.write(`${size.toFixed(1).padStart(7)} of ${String(max ?? '?').padStart(4)} kB  ${name}\n`);
  return max === undefined
    ? [`${name} has no budget`]
    : size > max
      ? [`${name} has ${size.toFixed(1)} kB, its budget is ${max}`]
      : [];
});
for (const fault of faults) process.stderr.write(`${fault}; if that is right, \`npm run sizes -- --write\` changes sizes.json\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
