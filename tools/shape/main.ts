import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Found, functionsIn } from './functions.ts';

/** How long functions are, over all sources but tests: `npm run check -- shape`. */
const ROOT = join(import.meta.dirname, '../..');
const MEDIAN_MAX = 5;
const P90_MAX = 15;
const LONGEST_MAX = 60;
/** Goes into a page as one piece of text, and can call nothing outside. */
const WHOLE = new Set(['openEyes']);
const SHOWN = 12;

const SOURCE = /^(packages|games|apps|tools)\/.*(?<!\.d)\.tsx?$/;
const LEFT_OUT = /\.test\.tsx?$|\/(node_modules|dist|e2e|fixtures)\//;
const sources = ['packages', 'games', 'apps', 'tools']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path));

type Placed = Found & { readonly path: string };
const all = sources
  .flatMap((path) => functionsIn(path, readFileSync(join(ROOT, path), 'utf8')).map((found): Placed => ({ ...found, path })))
  .sort((a, b) => a.lines - b.lines);
/** The length that this percentage of the functions does not exceed. */
const percentile = (share: number): number => all[Math.ceil((share / 100) * all.length) - 1]!.lines;

const [median, p90] = [percentile(50), percentile(90)];
process.stdout.write(
  `${all.length} named functions in ${sources.length} files: median ${median} lines, 90 of 100 at most ${p90}\n`,
);
const longest = all.slice(-SHOWN).toReversed();
for (const { path, line, name, lines } of longest)
  process.stdout.write(`${String(lines).padStart(4)}  ${path}:${line} ${name}\n`);
const tooLong = all.filter(({ name, lines }) => lines > LONGEST_MAX && !WHOLE.has(name));
if (median > MEDIAN_MAX || p90 > P90_MAX || tooLong.length > 0) {
  process.stderr.write(
    `Functions are too long: the median may be ${MEDIAN_MAX} lines, 90 of 100 at most ${P90_MAX}, and none more than ${LONGEST_MAX}: ${tooLong.map(({ path, name }) => `${path} ${name}`).join(', ')}\n`,
  );
  process.exitCode = 1;
}
