import { type Game, isFaults, quickRandom } from '@nightfall/kernel';
import { seatParty, type Party } from './realtime/party.ts';
import { Sheet } from './realtime/sheet.ts';
import { type Child, startChild } from './server/child.ts';
import { percentile, round } from './server/measure.ts';

const PLAYERS = 4;
/** Every player acts this often. */
const GAP = 1000 / 3;
const OWN = new URL('./realtime/games.ts', import.meta.url).href;
/** Rounds of this length, so that many bells ring. */
const OPTIONS: { readonly [game: string]: object } = {
  'open-heist': { lasts: 10_000, rounds: 1000 },
  heist: { lasts: 10_000, rounds: 1000 },
};

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
  readonly residentMegabytes: number;
  /** What the server held after tidying up, a quarter into the run and at its end. */
  readonly heapMegabytes: { readonly early: number; readonly end: number };
  readonly cpuShare: number;
};
export type RealtimeWish = { readonly game: string; readonly tables: number; readonly seconds: number };

/** Many tables of four against the clock on one node; every player does three things a second. */
export async function benchRealtime({ game: id, tables, seconds }: RealtimeWish): Promise<RealtimeFigures> {
  const { shelf, game } = await find(id);
  const child = await startChild('./ours.ts', [shelf]);
  if ('missing' in child) throw new Error(child.missing);
  const sheet = new Sheet(PLAYERS);
  const parties: Party[] = [];
  try {
    const laid = { game, players: PLAYERS, options: OPTIONS[id] ?? {} };
    for (let i = 0; i < tables; i += 10)
      parties.push(
        ...(await Promise.all(Array.from({ length: Math.min(10, tables - i) }, () => seatParty(child.port, laid, sheet)))),
      );
    return { game: id, tables, players: tables * PLAYERS, seconds, ...(await play(child, parties, sheet, seconds)) };
  } finally {
    parties.forEach((party) => party.close());
    await child.stop();
  }
}

async function find(id: string): Promise<{ readonly shelf: string; readonly game: Game }> {
  const own = await import(OWN);
  const game = (await own.load(id)) as Game | undefined;
  if (game) return { shelf: OWN, game };
  const { load } = await import('@nightfall/catalog');
  const found = (await load(id)) as Game;
  if (isFaults(found.setup({ players: PLAYERS, options: {} }))) throw new Error(`${id} is not for ${PLAYERS} players`);
  return { shelf: '@nightfall/catalog', game: found };
}

type Measured = Omit<RealtimeFigures, 'game' | 'tables' | 'players' | 'seconds'>;
async function play(child: Child, parties: readonly Party[], sheet: Sheet, seconds: number): Promise<Measured> {
  const stop = conduct(parties);
  await sleep(5000);
  const cpu = await child.cpu();
  sheet.isCounting = true;
  await sleep(250 * seconds);
  const early = await child.memory();
  await sleep(750 * seconds);
  sheet.isCounting = false;
  const used = (await child.cpu()) - cpu;
  const end = await child.memory();
  stop();
  await sleep(1000);
  return {
    ...{ inputsPerSecond: round(sheet.inputs / seconds, 0), refused: sheet.refused },
    ...{ p50: round(percentile(sheet.waits, 0.5)), p99: round(percentile(sheet.waits, 0.99)), bells: sheet.bells },
    residentMegabytes: megabytes(Math.max(early.rss, end.rss)),
    heapMegabytes: { early: megabytes(early.heap), end: megabytes(end.heap) },
    cpuShare: round(used / seconds),
  };
}
const megabytes = (bytes: number) => round(bytes / 1024 / 1024, 0);
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
    for (const due = ((performance.now() - begun) / GAP) * turns.length; done < due; done++) turns[done % turns.length]!();
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
