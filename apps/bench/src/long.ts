import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type Head, Match, type Random, legal, quickRandom, sha256 } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import type { Links } from '@nightfall/protocol';
import { type Wire, connect, openTable } from '@nightfall/protocol/client';
import { readConfig, startServer, type Server, UNLIMITED } from '@nightfall/server';
import { WebSocket } from 'ws';
import { median, percentile, round } from './server/measure.ts';
import { type Me, newcomer, rest } from './server/rest.ts';

const INPUTS = 5000;
const TRIALS = 25;
const SEEKS = 60;
const GOALS = { openMs: 300, seekMs: 50 };
const GAMES = new URL('./realtime/games.ts', import.meta.url).href;
const game = heist as unknown as Game;

/** A long match with secrets in the store of a server: how long opening it and looking at its past take over the wire. */
export async function benchLong() {
  const data = mkdtempSync(join(tmpdir(), 'nightfall-long-'));
  const server = await startServer(configIn(data));
  try {
    const { me, links } = await layMatch(server);
    const open = await times(TRIALS, () => openOnce(server, me, links));
    const table = await tableOf(server, me, links);
    const random = quickRandom(1);
    const seek = await times(SEEKS, async () => void (await table.page(1 + random.int(table.mirror.inputs))));
    table.close();
    return { inputs: INPUTS, open, seek, goals: GOALS, holds: open.medianMs < GOALS.openMs && seek.p95Ms < GOALS.seekMs };
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}
const configIn = (data: string) => ({
  ...readConfig({ HOST: '127.0.0.1', PORT: '0', NIGHTFALL_DATA: data, NIGHTFALL_SHELF: GAMES, NIGHTFALL_LOG: 'silent' }),
  limits: UNLIMITED,
});

/** Begins a match and writes a long log for it into the store, as if it had been played here. */
async function layMatch(server: Server): Promise<{ readonly me: Me; readonly links: Links }> {
  const me = await newcomer(server.url);
  const setup = { players: 4, options: { rounds: 1000, lasts: 0 } };
  const seats = ['open', 'me', 'me', 'me'];
  const links = await rest<Links>(server.url, '/api/matches', me, { game: game.id, seats, setup });
  const { store } = server.context;
  const row = (await store.match(links.id))!;
  const head: Head = {
    game: game.id,
    version: game.version,
    setup,
    names: seats,
    holders: row.holders,
    promise: sha256(row.seed),
  };
  const match = Match.begin(game, head, row.seed) as Match;
  const known = (await store.rows(links.id, 0)).length;
  playOn(match, quickRandom(7));
  const rows = match.log.map((entry, seq) => ({
    seq,
    at: entry.at,
    wall: row.created,
    client: null,
    data: JSON.stringify(entry),
  }));
  await new Promise((go) => store.append(links.id, rows.slice(known), go));
  return { me, links };
}
function playOn(match: Match, random: Random): void {
  for (match.settle(); match.inputs.length < INPUTS; match.settle()) {
    const asked = match.waiting;
    const moves = asked.for === 'seats' ? asked.seats.flatMap((seat) => legal(game.book, match.state, seat)) : [];
    match.play(moves[random.int(moves.length)]!, match.now + 10);
  }
}

async function tableOf(server: Server, me: Me, links: Links) {
  const client = connect({
    urls: [`${server.url.replace('http', 'ws')}/socket`],
    token: me.token,
    open: (url) => new WebSocket(url) as unknown as Wire,
  });
  const table = openTable(client, game, links.id, undefined);
  const no = await table.opened;
  if (no) throw new Error(no.text);
  return { ...table, close: () => client.close() };
}
/** The server has forgotten the table: it is read from the store. */
async function openOnce(server: Server, me: Me, links: Links): Promise<void> {
  const table = await tableOf(server, me, links);
  if (table.mirror.inputs < INPUTS) throw new Error(`only ${table.mirror.inputs} inputs`);
  table.close();
  server.tables.drop(links.id);
}

async function times(trials: number, work: () => Promise<void>) {
  const taken: number[] = [];
  for (let i = 0; i < trials; i++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return { medianMs: round(median(taken)), p95Ms: round(percentile(taken, 0.95)) };
}
