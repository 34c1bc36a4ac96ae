import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '@nightfall/catalog';
import { areAllOf, type Block, type LabPlayed, playBlock, type Players } from '@nightfall/lab';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { changedAmong, endsOf, probeHere, SAID } from './changed.ts';

const QUEUE = 'nightfall-lab';
/** How often the one who asked looks for what is done, in milliseconds. */
const LOOK = 250;
/** A block whose worker died is given out again after this many seconds. */
const LEASE = 120;
/** How often a block is given out before something must be wrong with it. */
const TRIES = 20;
/** In one transaction, one worker after the other: IF NOT EXISTS alone fails where two come at once. */
const RESULTS = `SELECT pg_advisory_xact_lock(hashtext('nightfall_lab_block'));
CREATE TABLE IF NOT EXISTS nightfall_lab_block (
  cell text NOT NULL, block integer NOT NULL, played text NOT NULL, PRIMARY KEY (cell, block))`;

type Asking = { readonly lease?: number; readonly say?: (text: string) => void };

/** Where blocks and results of experiments lie, for several machines: jobs by pg-boss, a row for each block that is played. */
async function open(url: string): Promise<{ readonly boss: PgBoss; readonly pool: Pool; close(): Promise<void> }> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error(`--queue is the address of a PostgreSQL, like postgres://host/name, not "${url}".`);
  const [{ default: pg }, { default: Boss }] = await Promise.all([import('pg'), import('pg-boss')]);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const boss = new Boss({
    connectionString: url,
    max: 4,
    schema: 'nightfall_lab_queue',
    schedule: false,
    maintenanceIntervalSeconds: 1,
  });
  // A connection that is cut while nobody uses it is replaced with the next question.
  for (const one of [boss, pool])
    one.on('error', (error: Error) => process.stderr.write(`nightfall: the queue: ${error.message}\n`));
  await pool.query(RESULTS).catch(async (error: Error) => {
    await pool.end();
    throw new Error(`the queue cannot be used: ${error.message}.`, { cause: error });
  });
  await boss.start();
  await alone(pool, () => boss.createQueue(QUEUE));
  const close = async () => {
    await boss.stop({ graceful: true, wait: true });
    await pool.end();
  };
  return { boss, pool, close };
}

/** One worker after the other, since two that make a queue at once wait for each other. The lock ends with its connection. */
async function alone(pool: Pool, make: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('nightfall_lab_queue'))");
    await make();
  } finally {
    client.release(true);
  }
}

/** Players on other machines: whoever runs `nightfall lab worker` on the same database. Nothing is played twice that has a row. */
export async function overMachines(
  url: string,
  { lease = LEASE, say = () => undefined }: Asking = {},
): Promise<{ readonly players: Players; close(): Promise<void> }> {
  const { boss, pool, close } = await open(url);
  const players: Players = async (blocks, tell) => {
    const left = new Map(blocks.map((block) => [nameOf(block.key, block.number), block]));
    const look = async () => {
      for (const { cell, block, played } of await rowsOf(pool, await freshIn(pool, left))) {
        const asked = left.get(nameOf(cell, block));
        const games = JSON.parse(played) as readonly LabPlayed[] | Failure;
        if ('failure' in games) throw new Error(games.failure);
        if (asked && areAllOf(asked, games) && left.delete(nameOf(cell, block))) tell(asked, games);
      }
    };
    // What failed before is tried again, and so is what goes otherwise today.
    await pool.query("DELETE FROM nightfall_lab_block WHERE cell = ANY($1) AND played LIKE '{%'", [cellsIn(blocks)]);
    const changed = await changedIn(pool, left);
    if (changed.size > 0) say(SAID);
    await pool.query('DELETE FROM nightfall_lab_block WHERE cell = ANY($1)', [[...changed]]);
    await look();
    await boss.insert([...left.values()].map((data) => ({ name: QUEUE, data, expireInSeconds: lease, retryLimit: TRIES })));
    while (left.size > 0) {
      await sleep(LOOK);
      await look();
    }
  };
  return { players, close };
}
const nameOf = (cell: string, block: number): string => `${cell}/${block}`;
type Key = { readonly cell: string; readonly block: number };
type Row = Key & { readonly played: string };
/** Of the blocks that are waited for, those that have a row by now: games are fetched once, not at every look. */
async function freshIn(pool: Pool, left: ReadonlyMap<string, Block>): Promise<readonly Key[]> {
  const text = 'SELECT cell, block FROM nightfall_lab_block WHERE cell = ANY($1) ORDER BY cell, block';
  const { rows } = await pool.query<Key>(text, [cellsIn([...left.values()])]);
  return rows.filter(({ cell, block }) => left.has(nameOf(cell, block)));
}
async function rowsOf(pool: Pool, keys: readonly Key[]): Promise<readonly Row[]> {
  if (keys.length === 0) return [];
  const text =
    'SELECT cell, block, played FROM nightfall_lab_block JOIN unnest($1::text[], $2::integer[]) AS key (cell, block) USING (cell, block)';
  return (await pool.query<Row>(text, [keys.map(({ cell }) => cell), keys.map(({ block }) => block)])).rows;
}
/** The tables whose games of an earlier day would go otherwise today. */
async function changedIn(pool: Pool, left: ReadonlyMap<string, Block>): Promise<ReadonlySet<string>> {
  const keys = endsOf(await freshIn(pool, left), ({ cell }) => cell);
  const rows = await rowsOf(pool, keys);
  const kept = rows.map(({ cell, block, played }) => ({
    block: left.get(nameOf(cell, block))!,
    played: JSON.parse(played) as readonly LabPlayed[],
  }));
  return changedAmong(kept, probeHere);
}
const cellsIn = (blocks: readonly Block[]): readonly string[] => [...new Set(blocks.map(({ key }) => key))];

/** What stands in the place of games that a worker could not play. */
type Failure = { readonly failure: string };
async function playedHere({ version, job }: Block): Promise<readonly LabPlayed[] | Failure> {
  try {
    const game = await load(job.game);
    if (game.version === version) return playBlock(game, job);
    return failedHere(`it has version ${game.version} of the rules of ${job.game}, and version ${version} is wanted`);
  } catch (error) {
    return failedHere((error as Error).message);
  }
}
const failedHere = (reason: string): Failure => ({ failure: `the worker on ${hostname()} could not play its games: ${reason}` });

/** Takes blocks from the queue and plays them until it is told to stop. A block played twice counts once. */
export async function workOn(url: string, told: (block: Block, failure?: string) => void): Promise<() => Promise<void>> {
  const { boss, pool, close } = await open(url);
  await boss.work<Block>(QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    const { key, number } = job!.data;
    const played = await playedHere(job!.data);
    await pool.query(
      'INSERT INTO nightfall_lab_block (cell, block, played) VALUES ($1, $2, $3) ON CONFLICT (cell, block) DO UPDATE SET played = EXCLUDED.played',
      [key, number, JSON.stringify(played)],
    );
    told(job!.data, 'failure' in played ? played.failure : undefined);
  });
  return close;
}
