import { printRecord } from '@nightfall/kernel';
import { type Export, type Line, isControl } from '@nightfall/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type MatchRow, type PersonRow, appended } from '../store/store.ts';
import { EMPTY, linksOf } from '../table/create.ts';
import { newMatchId, newSecret, newSeed } from '../table/keys.ts';
import { type Table, beginPlay, note } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { tableFor } from './match-routes.ts';
import { Refused, serve } from './rest.ts';

/** Records of matches, and matches carried from one server to another. */
export function archiveRoutes(
  app: FastifyInstance,
  context: Context,
  tables: Tables,
  mayCreate: (address: string) => boolean,
): void {
  serve(app, context, 'record', async (call) => {
    const table = await tableFor(tables, call);
    if (table.sync === 'views' && !table.play.match.isOver)
      throw new Refused(409, 'SECRET_RECORD', 'This game has secrets: its record can be read when it is over.');
    return recordOf(table);
  });
  serve(app, context, 'export', async (call) => {
    const table = await tableFor(tables, call);
    if (table.sync === 'views' && !table.play.match.isOver)
      throw new Refused(409, 'SECRET_RECORD', 'This game has secrets: it can be exported when it is over.');
    return exportOf(table);
  });
  serve(app, context, 'import', async ({ me, body, request }) => {
    if (!mayCreate(request.ip))
      throw new Refused(429, 'TOO_MANY', 'Too many matches were begun from this address. Wait a while.');
    const row = await takeIn(context, body as Export, me!);
    return linksOf(row, await context.store.seats(row.id), me!.id);
  });
}

/** The record with today's names: whoever had theirs deleted is not in it. */
function recordOf(table: Table): string {
  const names = JSON.stringify(table.sitters.map((sitter) => sitter.name));
  const text = table.row.record ?? printRecord(table.play.match);
  return text.replace(/^names .*$/m, () => `names ${names}`);
}

function exportOf({ row, play, sitters }: Table): Export {
  return {
    ...{
      nightfall: 'match 1',
      game: row.game,
      version: row.version,
      setup: { players: row.setup.players, options: { ...row.setup.options } },
    },
    ...{ names: sitters.map((sitter) => sitter.name), holders: [...row.holders], created: row.created },
    seed: play.match.isOver ? row.seed : null,
    lines: play.lines.map((line) => ({ ...line })),
  };
}

/** Plays the whole log by the rules before anything of it is kept. A match that goes on gets a new seed and empty seats. */
async function takeIn(context: Context, data: Export, me: PersonRow): Promise<MatchRow> {
  const game = await context.games.load(data.game);
  if (!game || game.version !== data.version)
    throw new Refused(409, 'VERSION', 'This server does not have that game in that version.');
  const wall = Date.now();
  const row: MatchRow = {
    ...{ id: newMatchId(), game: game.id, version: game.version, setup: data.setup as MatchRow['setup'], holders: data.holders },
    ...{
      seed: data.seed ?? newSeed(),
      secret: newSecret(),
      host: me.id,
      created: wall,
      updated: wall,
      result: null,
      record: null,
      next: null,
      beat: 0,
    },
  };
  replayAll(game, row, data.lines as unknown as Line[]);
  const seats = Array.from({ length: data.setup.players }, (_, seat) => ({
    ...EMPTY,
    seat,
    name: data.names[seat] ?? EMPTY.name,
  }));
  await context.store.createMatch(row, seats);
  const rows = data.lines.map((line, seq) => ({ seq, at: line.at, wall, client: null, data: JSON.stringify(line) }));
  for (let at = 0; at < rows.length; at += 500) await appended(context.store, row.id, rows.slice(at, at + 500));
  return row;
}

function replayAll(game: Parameters<typeof beginPlay>[0], row: MatchRow, lines: readonly Line[]): void {
  try {
    const play = beginPlay(game, row);
    for (const [i, line] of lines.entries()) {
      const no = isControl(line) ? undefined : play.match.append(line);
      if (no) throw new Error(`Line ${i + 1}: ${no.text}`);
      note(play, [line], row.created);
    }
  } catch (error) {
    throw new Refused(400, 'LOG', `The log cannot be played: ${(error as Error).message}`.slice(0, 300));
  }
}
