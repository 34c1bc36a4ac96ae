import { valueOf } from './arguments.ts';
import { benchBots } from './bots.ts';
import { chaos } from './chaos.ts';
import { benchGames } from './games.ts';
import { hold } from './hold.ts';
import { benchKernel } from './kernel/bench.ts';
import { benchLab } from './lab.ts';
import { benchLong } from './long.ts';
import { benchMatch } from './match.ts';
import { nodes } from './nodes.ts';
import { writePage } from './page.ts';
import { benchPlanner } from './planner.ts';
import { benchRealtime } from './realtime.ts';
import { loadBench, serverBench } from './server.ts';

/** What can be measured. Those of the server print by themselves. */
const BENCHES: { readonly [name: string]: (json: boolean, args: readonly string[]) => object | Promise<object> } = {
  kernel: (json) => tell(benchKernel(), json),
  games: async (json) => tell(await benchGames(), json),
  match: async (json) => tell(await benchMatch(), json),
  bots: async (json) => tell(await benchBots(), json),
  planner: async (json) => tell(await benchPlanner(), json),
  server: serverBench,
  load: loadBench,
  chaos: async (json) => tell(await chaos(), json),
  hold: async (json, args) => tell(await hold(args), json),
  nodes: async (json, args) => tell(await nodes(args), json),
  lab: async (json, args) => tell(await benchLab(args), json),
  long: async (json) => tell(await benchLong(), json),
  realtime: async (json, args) => tell(await realtime(args), json),
};
/** Run when nothing is named: what is on the page. It takes about seven minutes. */
const PAGE = ['kernel', 'games', 'match', 'long', 'planner', 'server', 'realtime'];

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

/** On the page stand the test game, for half the time, and Firefighters. */
const SECONDS: { readonly [game: string]: number } = { 'open-heist': 60, 'firefighters-on-duty': 120 };

/** `--game=open-heist --tables=200 --seconds=120`, or `--game=all` as on the page. */
async function realtime(args: readonly string[]): Promise<object> {
  const game = valueOf(args, 'game') ?? 'open-heist';
  const play = (id: string, seconds: number) =>
    benchRealtime({
      game: id,
      tables: Number(valueOf(args, 'tables') ?? 200),
      seconds: Number(valueOf(args, 'seconds') ?? seconds),
    });
  if (game !== 'all') return play(game, 120);
  const games: Record<string, object> = {};
  for (const [id, seconds] of Object.entries(SECONDS)) games[id] = await play(id, seconds);
  return games;
}

/** All or nothing: the page is written when everything has been measured. */
async function measurePage(json: boolean, args: readonly string[]): Promise<Record<string, object>> {
  const results: Record<string, object> = {};
  for (const name of PAGE) results[name] = await BENCHES[name]!(json, ['--game=all', ...args]);
  return results;
}

const HELP = `Measures ${Object.keys(BENCHES).join(', ')}: npm run -s bench -- WHAT [--json]
Without WHAT it measures what is on docs/performance.md for seven minutes, and writes that page.`;

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const json = args.includes('--json');
  // Numbers belong to the flags before them.
  const names = args.filter((arg) => !arg.startsWith('--') && !/^\d+$/.test(arg));
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    process.stderr.write(`bench: there is no bench "${unknown.join('", "')}"; there are ${Object.keys(BENCHES).join(', ')}.\n`);
    return 2;
  }
  if (names.length > 0) for (const name of names) await BENCHES[name]!(json, args);
  else writePage(await measurePage(json, args));
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
