import { printRecord } from '@nightfall/kernel';
import type { Export, Imported } from '@nightfall/protocol';
import { entriesOf, linesAfter } from '@nightfall/table';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type Taken, takeIn } from '../import/take-in.ts';
import { linksOf } from '../table/create.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type MayBegin, longTableFor } from './match-routes.ts';
import { Refused, serve } from './rest.ts';

/** Records of matches, and matches carried from one server to another. */
export function archiveRoutes(app: FastifyInstance, context: Context, tables: Tables, mayBegin: MayBegin, work: number): void {
  serve(app, context, 'record', async (call) => {
    const table = await longTableFor(context, tables, call);
    if (isSecret(table))
      throw new Refused(409, 'SECRET_RECORD', 'This game has secrets, so you can read its record only when it is over.');
    return recordOf(table);
  });
  serve(app, context, 'export', async (call) => {
    const table = await longTableFor(context, tables, call);
    if (isSecret(table))
      throw new Refused(409, 'SECRET_RECORD', 'This game has secrets, so you can export it only when it is over.');
    return exportOf(table);
  });
  serve(app, context, 'import', async ({ me, body, request }) => {
    mayBegin(request);
    const taken = await takeIn(context, body as Export, me!, work);
    return {
      ...linksOf(context, taken.play.match.game, taken.row, await context.store.seats(taken.row.id), me!.id),
      dice: diceNotice(taken),
    };
  });
}

/** Has it secrets that somebody may still play with? */
const isSecret = ({ game, play, reading }: Table): boolean => game.secrets && !play.match.isOver && !reading;

/** The record with today's names, without those that were deleted. */
async function recordOf(table: Table): Promise<string> {
  const names = JSON.stringify(table.sitters.map((sitter) => sitter.name));
  const text = table.row.record ?? printRecord(table.play.match, undefined, await entriesOf(table));
  return text.replace(/^names .*$/m, () => `names ${names}`);
}

export async function exportOf(table: Table): Promise<Export> {
  const { row, play, sitters } = table;
  const lines = await linesAfter(table, 0);
  return {
    ...{
      nightfall: 'match 1',
      game: row.game,
      version: play.match.version,
      setup: { players: row.setup.players, options: { ...row.setup.options } },
    },
    names: sitters.map((sitter) => sitter.name),
    holders: [...row.holders],
    created: row.created,
    promise: play.match.head.promise,
    seed: play.match.isOver ? row.seed : null,
    lines: lines.map((line) => ({ ...line })),
  };
}

/** What the importer must know about future dice; null if the match is over. */
function diceNotice({ play: { match, lines } }: Taken): Imported['dice'] {
  if (match.isOver) return null;
  const from = lines.findLastIndex((line) => line.type === 'import') + 1;
  const text = `From here on (after line ${from} of the log) this server rolls new dice. It has committed to them: ${match.head.promise}.`;
  return { from, promise: match.head.promise!, text };
}
