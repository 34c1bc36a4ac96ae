import { botOf, type Entry, type Game, printRecord, sha256 } from '@nightfall/kernel';
import { type Export, type Line, readName } from '@nightfall/protocol';
import { EMPTY, type Play, botName, note, snapshotOf } from '@nightfall/table';
import type { Context } from '../context.ts';
import { Refused } from '../http/rest.ts';
import type { LogRow, MatchRow, PersonRow, SeatRow } from '../store/store.ts';
import { faultsOf, newRow } from '../table/create.ts';
import { playAgain } from './play-again.ts';

/** An imported match, and the state of its log. */
export type Taken = { readonly row: MatchRow; readonly play: Play };

/**
 * Plays the whole log by the rules before storing any of it. The importer may know the seed of its dice, so the rest of the
 * match gets new ones: an `import` line ends the old promise, and that of the new seed is in the head.
 */
export async function takeIn(context: Context, data: Export, me: PersonRow, work: number): Promise<Taken> {
  const game = await context.games.load(data.game);
  if (!game || game.version !== data.version)
    throw new Refused(409, 'VERSION', 'This server does not have this version of the game.');
  refuseHead(game, data);
  const begun = rowFor(game, data, me, context.time.now());
  const play = await playAgain(game, begun, data, work);
  settle(play, data);
  const row = { ...begun, ...endOf(play, begun) };
  await keep(context, row, seatsFor(play, data), play);
  return { row, play };
}

function refuseHead(game: Game, { setup, holders, names, seed, promise }: Export): void {
  const [fault] = faultsOf(game, setup);
  if (fault) throw new Refused(400, 'SETUP', fault.text, [fault]);
  if (holders.length !== setup.players || names.length !== setup.players)
    throw new Refused(400, 'SEATS', 'There must be exactly one seat for each player.');
  const unknown = holders.find((holder) => holder.startsWith('bot:') && !botOf(game, holder.slice('bot:'.length)));
  if (unknown !== undefined) throw new Refused(400, 'NO_BOT', `${game.name} has no ${unknown}.`);
  if (seed !== null && promise !== null && sha256(seed) !== promise)
    throw new Refused(400, 'PROMISE', 'The seed is not the one that was promised.');
}

/** A match that is over keeps its result and its record. */
function endOf({ match }: Play, { seed }: MatchRow): Pick<MatchRow, 'result' | 'record'> {
  if (!match.isOver) return { result: null, record: null };
  return { result: match.game.result(match.view(null)) ?? { outcome: 'over' }, record: printRecord(match, seed) };
}

/** It was played when it was played; nobody has touched it here before now. */
function rowFor(game: Game, data: Export, me: PersonRow, wall: number): MatchRow {
  return {
    ...newRow(game, wall),
    setup: data.setup as MatchRow['setup'],
    holders: data.holders,
    host: me.id,
    created: Math.min(data.created, wall),
  };
}

/** Names that the edge would take, and those that the server itself gives to bots and empty seats. */
function seatsFor({ match }: Play, { names, holders }: Export): SeatRow[] {
  const given = [EMPTY.name, ...Object.values(match.game.bots).map(botName)];
  return holders.map((_, seat) => {
    const name = readName(names[seat]!) ?? (given.includes(names[seat]!) ? EMPTY.name : undefined);
    if (name === undefined) throw new Refused(400, 'NAME', 'A name in this file is not allowed here.');
    return { ...EMPTY, seat, name };
  });
}

/** Ends the old promise; dice that were due fall by the new one. */
function settle(play: Play, { seed, promise }: Export): void {
  const { match } = play;
  const at = play.lines.at(-1)?.at ?? 0;
  const taken: Entry = { type: 'import', at, promise: promise ?? (seed === null ? null : sha256(seed)), seed };
  const from = match.log.length;
  match.append(taken);
  match.settle(at);
  note(play, match.log.slice(from) as Line[], play.lastWall);
}

async function keep({ store }: Context, row: MatchRow, seats: readonly SeatRow[], play: Play): Promise<void> {
  const wall = row.updated;
  const rows = play.lines.map((line, seq): LogRow => ({ seq, at: line.at, wall, client: null, data: JSON.stringify(line) }));
  await store.createMatch(row, seats, rows);
  await store.saveSnapshot(row.id, snapshotOf(play));
}
