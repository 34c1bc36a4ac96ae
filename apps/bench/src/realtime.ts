import { type Game, isFaults, quickRandom } from '@nightfall/kernel';
import { isFlat, type MemoryFigures, watchMemory } from './realtime/memory.ts';
import { seatParty, type Party } from './realtime/party.ts';
import { Tally } from './realtime/tally.ts';
import type { Child } from './server/child.ts';
import { percentile, round } from './server/measure.ts';
import { startOurs } from './server/ours.ts';

const PLAYERS = 4;
/** Every player acts this often. */
const GAP = 1000 / 3;
const OWN = new URL('./realtime/games.ts', import.meta.url);
/** Rounds of this length, so that bells ring. */
const OPTIONS: { readonly [game: string]: object } = {
  'open-heist': { lasts: 10_000, rounds: 1000 },
  heist: { lasts: 10_000, rounds: 1000 },
  'firefighters-on-duty': { clock: '90' },
};
const GOALS = { p99: 60, growth: 1.1 };

export type RealtimeFigures = {
  readonly game: string;
  readonly tables: number;
  readonly players: number;
  readonly seconds: number;
  readonly inputsPerSecond: number;
  readonly refused: number;
  /** From an input to each of the others' clients, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly bells: { readonly due: number; readonly rang: number };
  /** The most that the server held. */
  readonly residentMegabytes: number;
  readonly memory: MemoryFigures;
  /** Of one core. All clients are one process. */
  readonly cpuShare: { readonly server: number; readonly clients: number };
  readonly goals: typeof GOALS;
  readonly reached: { readonly p99: boolean; readonly bells: boolean; readonly memory: boolean };
};
export type RealtimeWish = { readonly game: string; readonly tables: number; readonly seconds: number };

/** Many tables of four against the clock on one node; every player does three things a second. */
export async function benchRealtime({ game: id, tables, seconds }: RealtimeWish): Promise<RealtimeFigures> {
  const { shelf, game } = await find(id);
  const child = await startOurs(shelf);
  const tally = new Tally(PLAYERS);
  const parties: Party[] = [];
  try {
    const laid = { game, players: PLAYERS, options: OPTIONS[id] ?? {} };
    for (let i = 0; i < tables; i += 10)
      parties.push(
        ...(await Promise.all(Array.from({ length: Math.min(10, tables - i) }, () => seatParty(child.port, laid, tally)))),
      );
    return { game: id, tables, players: tables * PLAYERS, seconds, ...(await play(child, parties, tally, seconds)) };
  } finally {
    parties.forEach((party) => party.close());
    await child.stop();
  }
}

async function find(id: string): Promise<{ readonly shelf: URL | undefined; readonly game: Game }> {
  const own = await import(OWN.href);
  const game = (await own.load(id)) as Game | undefined;
  if (game) return { shelf: OWN, game };
  const { load } = await import('@nightfall/catalog');
  const found = (await load(id)) as Game;
  if (isFaults(found.setup({ players: PLAYERS, options: {} }))) throw new Error(`${id} is not for ${PLAYERS} players`);
  return { shelf: undefined, game: found };
}

type Measured = Omit<RealtimeFigures, 'game' | 'tables' | 'players' | 'seconds'>;
async function play(child: Child, parties: readonly Party[], tally: Tally, seconds: number): Promise<Measured> {
  const stop = conduct(parties);
  await sleep(WARM_UP);
  const [server, clients] = [await child.cpu(), ownCpu()];
  tally.isCounting = true;
  const memory = await watchMemory(child, seconds, () => tally.inputs);
  tally.isCounting = false;
  const cpuShare = { server: round(((await child.cpu()) - server) / seconds), clients: round((ownCpu() - clients) / seconds) };
  stop();
  await sleep(1000);
  const { bells, inputs, refused, waits } = tally;
  const p99 = round(percentile(waits, 0.99));
  const reached = { p99: p99 < GOALS.p99, bells: bells.due === bells.rang, memory: isFlat(memory, GOALS.growth) };
  return {
    inputsPerSecond: round(inputs / seconds, 0),
    refused,
    p50: round(percentile(waits, 0.5)),
    p99,
    bells,
    residentMegabytes: memory.most,
    memory,
    cpuShare,
    goals: GOALS,
    reached,
  };
}
/** Before anything counts, in milliseconds. */
const WARM_UP = 5000;
const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/**
 * Calls on the players one after the other, evenly spread over the time between two deeds of one, in an order of chance.
 * Each keeps their own moments: timers of their own would fall into step with every delay, until hundreds act at once.
 */
function conduct(parties: readonly Party[]): () => void {
  const turns = shuffled(parties.flatMap((party) => Array.from({ length: PLAYERS }, (_, seat) => () => party.act(seat))));
  const begun = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const due = Math.ceil(((performance.now() - begun) / GAP) * turns.length);
    // A page that was held up for longer than that does not make up for it.
    for (done = Math.max(done, due - turns.length); done < due; done++) turns[done % turns.length]!();
  }, 1);
  return () => clearInterval(timer);
}
function shuffled<V>(values: readonly V[]): V[] {
  const random = quickRandom(1);
  return values
    .map((value) => ({ value, key: random.int(1e9) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
