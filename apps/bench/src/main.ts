import { valueOf } from './arguments.ts';
import { chaos } from './chaos.ts';
import { benchGames } from './games.ts';
import { benchKernel } from './kernel/bench.ts';
import { benchLong } from './long.ts';
import { benchMatch } from './match.ts';
import { writePage } from './page.ts';
import { benchPlanner } from './planner.ts';
import { benchRealtime } from './realtime.ts';
import { loadBench, serverBench } from './server.ts';

/** What can be measured. Those of the server print by themselves. */
const BENCHES: { readonly [name: string]: (json: boolean, args: readonly string[]) => object | Promise<object> } = {
  kernel: (json) => tell(benchKernel(), json),
  games: async (json) => tell(await benchGames(), json),
  match: async (json) => tell(await benchMatch(), json),
  planner: async (json) => tell(await benchPlanner(), json),
  server: serverBench,
  load: loadBench,
  chaos: async (json) => tell(await chaos(), json),
  long: async (json) => tell(await benchLong(), json),
  realtime: async (json, args) => tell(await benchRealtime(realtimeWish(args)), json),
};
/** Run when nothing is named; `load`, `long` and `realtime` take their time, and are left to anyone who asks for them. */
const USUAL = ['kernel', 'games', 'match', 'planner', 'server'];

function tell<T extends object>(result: T, json: boolean): T {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : lines(result).join('\n')}\n`);
  return result;
}
/** Nested figures as indented lines. */
function lines(value: object, indent = ''): string[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' && item !== null
      ? [`${indent}${key}`, ...lines(item, `${indent}  `)]
      : [`${indent}${key}: ${String(item)}`],
  );
}

/** `--game=open-heist --tables=200 --seconds=120` */
const realtimeWish = (args: readonly string[]) => ({
  game: valueOf(args, 'game') ?? 'open-heist',
  tables: Number(valueOf(args, 'tables') ?? 200),
  seconds: Number(valueOf(args, 'seconds') ?? 120),
});
async function run(args: readonly string[]): Promise<number> {
  const json = args.includes('--json');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    process.stderr.write(`bench: there is no bench "${unknown.join('", "')}"; there are ${Object.keys(BENCHES).join(', ')}.\n`);
    return 2;
  }
  const results: Record<string, object> = {};
  for (const name of names.length > 0 ? names : USUAL) results[name] = await BENCHES[name]!(json, args);
  if (names.length === 0) writePage(results);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
