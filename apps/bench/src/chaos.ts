import { type Burst, burst } from './chaos/burst.ts';
import { type FaultName, SCENES, type Scene } from './chaos/faults.ts';

export type ChaosResult = {
  readonly rounds: number;
  /** Moves that were acknowledged, those of them that are not in the log, and those that stand in it twice. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** How often each thing happened. */
  readonly faults: { readonly [name in FaultName]?: number };
};
/** How many rounds of each. */
export type Plan = { readonly [name in FaultName]?: number };
const USUAL: Plan = { kill: 8, diskErrors: 3, fullDisk: 3, databaseOff: 3, nodeOfTwo: 3 };
const MATCHES = 4;
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Bursts of moves, and in the midst of each something goes wrong. */
export async function chaos(plan: Plan = USUAL): Promise<ChaosResult> {
  const faults: { [name in FaultName]?: number } = {};
  const sum = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 };
  for (const [name, rounds] of Object.entries(plan) as [FaultName, number][]) {
    const scene = await SCENES[name]();
    for (let i = 0; i < rounds; i++) {
      const { fault, ...counts } = await oneRound(scene);
      faults[fault] = (faults[fault] ?? 0) + 1;
      sum.rounds += 1;
      for (const key of ['acknowledged', 'lost', 'doubled'] as const) sum[key] += counts[key];
    }
    await scene.end();
  }
  return { ...sum, faults };
}

type Counts = Pick<ChaosResult, 'acknowledged' | 'lost' | 'doubled'>;
async function oneRound(scene: Scene): Promise<Counts & { readonly fault: FaultName }> {
  const games: Burst[] = [];
  for (let i = 0; i < MATCHES; i++) games.push(await burst(scene.urls));
  await sleep(400 + 400 * Math.random());
  const fault = await scene.strike();
  const before = games.map(({ acknowledged }) => acknowledged.length);
  await goesOn(games, before);
  await Promise.all(games.map((game) => game.stop()));
  const counts = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const game of games) add(counts, game.acknowledged, await game.stored());
  return { ...counts, fault };
}
/** Every match is played on after what happened. */
async function goesOn(games: readonly Burst[], before: readonly number[]): Promise<void> {
  const end = Date.now() + 60_000;
  while (games.some(({ acknowledged }, i) => acknowledged.length < before[i]! + 3)) {
    if (Date.now() > end) throw new Error('a match did not go on within a minute');
    await sleep(20);
  }
}
function add(
  counts: { -readonly [key in keyof Counts]: number },
  acknowledged: readonly string[],
  stored: readonly string[],
): void {
  const known = new Set(stored);
  counts.acknowledged += acknowledged.length;
  counts.lost += acknowledged.filter((move) => !known.has(move)).length;
  counts.doubled += stored.length - known.size;
}
