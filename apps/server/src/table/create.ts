import { type Fault, type Game, type Setup, isFaults } from '@nightfall/kernel';
import type { Links } from '@nightfall/protocol';
import type { Context } from '../context.ts';
import { type MatchRow, type PersonRow, type SeatRow, appended } from '../store/store.ts';
import { newMatchId, newSecret, newSeed, seatKey, watchKey } from './keys.ts';
import { beginPlay, holders } from './table.ts';

export type SeatPlan = Omit<SeatRow, 'seat'>;
export const EMPTY: SeatPlan = { person: null, bot: null, name: 'Empty' };

/** `me`, `open` or `bot:level` as a seat; undefined if the game has no such bot. */
export function plan(game: Game, wish: string, me: PersonRow): SeatPlan | undefined {
  if (wish === 'open') return EMPTY;
  if (wish === 'me') return { person: me.id, bot: null, name: me.name };
  const level = wish.slice('bot:'.length);
  const bot = game.bots[level];
  return bot && { person: null, bot: level, name: `${bot.name} bot` };
}

/** What is wrong with these settings; nothing if they are fine. */
export function faultsOf(game: Game, setup: Setup): readonly Fault[] {
  const { min, max } = game.players;
  if (setup.players < min || setup.players > max)
    return [{ where: 'players', code: 'RANGE', text: `${game.name} is for ${min === max ? min : `${min} to ${max}`} players.` }];
  const state = game.setup(setup);
  return isFaults(state) ? state : [];
}

/** Begins a match: its first dice fall at once, from a seed whose hash everybody sees. */
export async function createMatch(
  context: Context,
  game: Game,
  setup: Setup,
  seats: readonly SeatPlan[],
  host: string | null,
  secret: string = newSecret(),
): Promise<MatchRow> {
  const wall = Date.now();
  const rows = seats.map((seat, i) => ({ seat: i, ...seat }));
  const row: MatchRow = {
    ...{
      id: newMatchId(),
      game: game.id,
      version: game.version,
      setup,
      holders: holders(rows),
      seed: newSeed(),
      secret,
      host,
    },
    ...{ created: wall, updated: wall, result: null, record: null, next: null, beat: 0 },
  };
  const { match, random } = beginPlay(game, row);
  match.settle(random, 0);
  await context.store.createMatch(row, rows);
  const lines = match.log.map((line, seq) => ({ seq, at: 0, wall, client: null, data: JSON.stringify(line) }));
  if (lines.length > 0) await appended(context.store, row.id, lines);
  return row;
}

/** The links that a person may give away: the own seats and the free ones. */
export function linksOf(row: MatchRow, seats: readonly SeatRow[], person: string): Links {
  const isHost = row.host === person;
  const mayGive = (seat: SeatRow) => isHost || seat.person === null || seat.person === person;
  return {
    id: row.id,
    seats: seats.map((seat) => (mayGive(seat) ? `/t/${row.id}?seat=${seat.seat}&key=${seatKey(row, seat.seat)}` : null)),
    watch: `/t/${row.id}?key=${watchKey(row)}`,
  };
}
