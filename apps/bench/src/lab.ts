import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { valueOf } from './arguments.ts';
import { buildModule } from './built.ts';
import { round } from './measure.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COMMAND = join(ROOT, 'apps/cli/dist/main.mjs');
/** What each game is played with to see how busy the cores are; all but the quickest with 2,000 games. */
const SERIES = {
  'siege-of-the-eternal-night': 10_000,
  'midnight-madness': 2000,
  'firefighters-on-duty': 2000,
  'runebound-midnight': 2000,
  'fires-at-midnight': 2000,
} as const;
const RANDOM_GAMES = 10_000;
const GOALS = { busy: 0.9, timesBareLoop: 1.3 } as const;

/**
 * Seconds of a program from its start to its end; of the processor for all its threads; and of cores that they had or waited for,
 * as many as there are at most. Only Linux tells the last.
 */
type Spent = { readonly wall: number; readonly cpu: number; readonly wanted: number | null };
const TELL = `import { writeSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, JSON.stringify({ wall: performance.now() / 1e3, cpu: (user + system) / 1e6 }));
});`;
const HOOK = ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
/** How often the threads of a program are looked at, in milliseconds. */
const LOOK = 10;

/** Runs a program to its end. */
function spentBy(file: string, args: readonly string[]): Promise<Spent> {
  const child = spawn(process.execPath, [...HOOK, file, ...args], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  const wishes = new Wishes(child.pid!);
  const looking = setInterval(() => wishes.look(), LOOK);
  let told = '';
  child.stdio[3]!.on('data', (text: Buffer) => (told += text.toString()));
  return new Promise((resolve, reject) =>
    child.on('close', (code) => {
      clearInterval(looking);
      if (code === 0) resolve({ ...(JSON.parse(told) as Omit<Spent, 'wanted'>), wanted: wishes.sum });
      else reject(new Error(`${file} ended with code ${code}`));
    }),
  );
}

/** How many cores a program would use if it had them all: of its threads, look by look, those that run or wait for a core. */
class Wishes {
  readonly #folder: string;
  #then = performance.now();
  /** Core seconds so far. */
  sum: number | null = null;

  constructor(pid: number) {
    this.#folder = `/proc/${pid}/task`;
  }
  look(): void {
    if (!existsSync(this.#folder)) return;
    const now = performance.now();
    const wished = readdirSync(this.#folder).filter((thread) => this.#wantsCore(thread)).length;
    this.sum = (this.sum ?? 0) + (Math.min(wished, availableParallelism()) * (now - this.#then)) / 1e3;
    this.#then = now;
  }
  /** Its state stands behind its name; one that ended while we look wants nothing more. */
  #wantsCore(thread: string): boolean {
    try {
      return /\) R [^)]*$/.test(readFileSync(`${this.#folder}/${thread}/stat`, 'utf8'));
    } catch {
      return false;
    }
  }
}
/** `nightfall lab` on a plan of its own, with whatever it writes. */
async function labOn(plan: object, ...args: readonly string[]): Promise<Spent> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-bench-'));
  const file = join(folder, 'plan.yaml');
  writeFileSync(file, JSON.stringify({ title: 'Bench', ...plan }));
  try {
    return await spentBy(COMMAND, ['lab', file, ...args]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What random games cost in the lab, against the bare loop of `bench games`: both built, in one thread. */
async function overhead(part: number): Promise<object> {
  const built = await buildModule(new URL('./lab-entry.ts', import.meta.url));
  try {
    const { measureOverhead } = (await import(built.url)) as typeof import('./lab-entry.ts');
    const found = await measureOverhead(Math.ceil(RANDOM_GAMES * part));
    return { ...found, isReached: found.timesBareLoop <= GOALS.timesBareLoop };
  } finally {
    await built.remove();
  }
}

/** How much of the cores a series takes. */
async function busyWith(game: string, games: number): Promise<object> {
  const { wall, cpu, wanted } = await labOn({ game, bots: 'casual', games });
  const share = (seconds: number) => round(seconds / wall / availableParallelism(), 3);
  const [busy, wish] = [share(cpu), wanted === null ? null : share(wanted)];
  const isReached = Math.max(busy, wish ?? 0) >= GOALS.busy;
  return { games, seconds: round(wall, 1), processorSeconds: round(cpu, 1), busy, wanted: wish, isReached };
}

/**
 * `bench lab`: what the lab costs and how busy it keeps the cores. `--part=0.1` plays a tenth of the games, `--only=overhead` or
 * `--only=GAME` measures one thing. `busy` is what the games had of the cores; where others work too, `wanted` says what they would
 * have had without them.
 */
export async function benchLab(args: readonly string[]): Promise<object> {
  const part = Number(valueOf(args, 'part') ?? 1);
  const only = valueOf(args, 'only') ?? '';
  await spentBy(join(ROOT, 'scripts/nightfall.mjs'), ['help']);
  const busy: Record<string, object> = {};
  for (const [game, games] of Object.entries(SERIES))
    if (game.startsWith(only)) busy[game] = await busyWith(game, Math.ceil(games * part));
  const costs = 'overhead'.startsWith(only) ? { overhead: await overhead(part) } : {};
  return { threads: availableParallelism(), goals: GOALS, ...costs, busy };
}
