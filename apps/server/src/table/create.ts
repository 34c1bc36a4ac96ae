import { botOf, type Fault, type Game, type Refusal, type Setup, isFaults, refuseSeat } from '@nightfall/kernel';
import type { Line, Links } from '@nightfall/protocol';
import { EMPTY, type Sitter, beginPlay, botName, holders } from '@nightfall/table';
import type { Context } from '../context.ts';
import type { MatchRow, PersonRow, SeatRow } from '../store/store.ts';
import { deviceKey, newMatchId, newSecret, newSeed, seatKey, watchKey } from './keys.ts';
import { optionFaults } from './options.ts';

/** `me`, `open` or `bot:level` as a seat, bots and free seats by the name that they were given; undefined if the game has no such bot. */
export function sitterFor(game: Game, wish: string, me: PersonRow, name?: string): Sitter | undefined {
  if (wish === 'open') return { ...EMPTY, name: name ?? EMPTY.name };
  if (wish === 'me') return { person: me.id, bot: null, name: me.name };
  const level = wish.slice('bot:'.length);
  const bot = botOf(game, level);
  return bot && { person: null, bot: level, name: name ?? botName(bot) };
}

/** What is wrong with these settings; nothing if they are fine. */
export function faultsOf(game: Game, setup: Setup): readonly Fault[] {
  const { min, max } = game.players;
  if (setup.players < min || setup.players > max)
    return [{ where: 'players', code: 'RANGE', text: `${game.name} is for ${min === max ? min : `${min} to ${max}`} players.` }];
  const unusable = optionFaults(game, setup.options);
  if (unusable.length > 0) return unusable;
  const state = game.setup(setup);
  return isFaults(state) ? state : [];
}

/** Why these people may not sit this way; nothing if they may. */
export function refuseSeating(game: Game, setup: Setup, seats: readonly Sitter[]): Refusal | undefined {
  for (const [seat, { person }] of seats.entries()) {
    const own = seats.flatMap((other, i) => (person !== null && other.person === person && i < seat ? [i] : []));
    const no = refuseSeat(game, setup, own, seat);
    if (no) return no;
  }
  return undefined;
}

/** The row of a match that begins or comes here now, apart from who and what is played. */
export const newRow = (game: Game, wall: number) => ({
  id: newMatchId(),
  game: game.id,
  version: game.version,
  seed: newSeed(),
  secret: newSecret(),
  created: wall,
  updated: wall,
  result: null,
  record: null,
  next: null,
  beat: 0,
});

/** `open`: everyone on this server sees it; `lobby`: the game waits until people have come. */
type Manner = { readonly secret?: string; readonly open?: boolean; readonly lobby?: boolean };
/** Starts a match: its first dice are rolled at once, from a seed whose hash everybody sees. */
export async function createMatch(
  context: Context,
  game: Game,
  setup: Setup,
  seats: readonly Sitter[],
  host: string | null,
  { secret, open = false, lobby = false }: Manner = {},
): Promise<MatchRow> {
  const wall = context.time.now();
  const rows = seats.map((seat, i) => ({ seat: i, ...seat }));
  const row: MatchRow = {
    ...newRow(game, wall),
    setup,
    holders: holders(rows),
    ...(secret !== undefined && { secret }),
    host,
    open,
  };
  const { match } = beginPlay(game, row);
  match.settle(0);
  const waits: Line[] = lobby ? [{ type: 'pause', at: 0, seat: null, why: 'lobby' }] : [];
  const log = [...match.log, ...waits];
  const lines = log.map((line, seq) => ({ seq, at: 0, wall, client: null, data: JSON.stringify(line) }));
  await context.store.createMatch(row, rows, lines);
  context.metrics.begun(game.id);
  return row;
}

/**
 * The links a person may share: all of them for the person who started the match; for seated players, the free seats on their
 * side. For their own seats they get the link for their other devices.
 */
export function linksOf(
  { base }: Pick<Context, 'base'>,
  game: Game,
  row: MatchRow,
  seats: readonly SeatRow[],
  person: string,
): Links {
  const own = seats.flatMap((seat) => (seat.person === person ? [seat.seat] : []));
  const isFree = ({ person: sitter, seat }: SeatRow) => sitter === null && !refuseSeat(game, row.setup, own, seat);
  const mayGive = (seat: SeatRow) => row.host === person || (own.length > 0 && isFree(seat));
  const linkOf = (seat: SeatRow) => {
    const table = `${base}t/${row.id}`;
    if (own.includes(seat.seat)) return `${table}#device&seat=${seat.seat}&key=${deviceKey(row, seat.seat, person)}`;
    return mayGive(seat) ? `${table}#seat=${seat.seat}&key=${seatKey(row, seat.seat)}` : null;
  };
  return {
    id: row.id,
    seats: seats.map(linkOf),
    watch: `${base}t/${row.id}#key=${watchKey(row)}`,
  };
}
