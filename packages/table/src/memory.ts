import type { Match } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import {
  type House,
  type LogRow,
  type MatchRow,
  NO_NEWS,
  REAL_TIME,
  type SeatRow,
  TABLE_TIMING,
  type TableStore,
  newMeter,
} from './house.ts';
import { afterwards } from './open.ts';
import { type Play, type Reading, type Table, beginPlay, newTable, note } from './table.ts';

/** The person at a table that has no server: everyone who plays there. */
export const HERE = 'here';

/** A match in memory, as a store. `stored` hears of new rows. */
function memoryStore(
  row: MatchRow,
  seats: readonly SeatRow[],
  rows: LogRow[],
  stored: (rows: readonly LogRow[]) => void,
): TableStore {
  let sitters = [...seats];
  return {
    match: async () => row,
    rows: async (_match, from) => rows.slice(from),
    append: (_match, fresh, heard) => {
      rows.push(...fresh);
      heard('stored');
      stored(fresh);
    },
    saveSnapshot: async () => undefined,
    snapshot: async () => undefined,
    seats: async () => [...sitters],
    changeSeat: async (_match, seat, _expected, next) => {
      sitters = sitters.map((sitter) => (sitter.seat === seat ? { seat, ...next } : sitter));
      return true;
    },
    finish: async () => undefined,
    beat: async () => undefined,
  };
}

/** A match that is at hand, with all its lines: those of its log, and what the table added to them. */
type AtHand = {
  readonly id: string;
  readonly match: Match;
  readonly seed: string;
  /** Left out: those of the match. */
  readonly lines?: readonly Line[];
  readonly reading?: Reading | undefined;
  /** Does this program run the match? Another may have it open too. */
  readonly isOurs?: () => boolean;
  readonly stored?: (rows: readonly LogRow[]) => void;
};
type Own = Partial<Omit<House, 'store' | 'isShared'>> & Pick<House, 'bots' | 'trouble'>;
export type MemoryTable = { readonly table: Table; readonly rows: LogRow[] };

/** A table without a server: people share one screen, and nobody is at another. It sleeps until `wake`. */
export function tableFor({ isOurs = () => true, stored = () => undefined, ...at }: AtHand, house: Own): MemoryTable {
  const { match, lines = match.log, reading } = at;
  const time = house.time ?? REAL_TIME;
  const wall = time.now();
  const row = rowOf(at, wall);
  const sitters = sittersOf(match);
  const rows = lines.map((line, seq): LogRow => ({ seq, at: line.at, wall, client: null, data: JSON.stringify(line) }));
  const whole: House = {
    node: HERE,
    store: memoryStore(row, sitters, rows, stored),
    news: NO_NEWS,
    games: { load: async () => match.game },
    notices: { turn: () => undefined },
    metrics: newMeter(),
    // The screen plays everything at its own pace, nobody else waits at it, and no move is on its way.
    timing: { ...TABLE_TIMING, botPace: 0, botTurn: 0, patience: Infinity, lag: 0 },
    time,
    isShared: true,
    ...house,
  };
  const play = playOf(match, row, lines, wall);
  const table = newTable(whole, match.game, { row, play, sitters, reading }, (one, first) => isOurs() && afterwards(one, first));
  return { table, rows };
}

const rowOf = ({ id, match: { head, game, version }, seed }: AtHand, created: number): MatchRow => ({
  id,
  game: game.id,
  version,
  setup: head.setup,
  holders: head.holders,
  seed,
  secret: '',
  host: HERE,
  created,
  updated: created,
  result: null,
  record: null,
  next: null,
  beat: 0,
  promise: head.promise,
  ...(head.together && { together: head.together }),
});
const sittersOf = ({ head, holders }: Match): SeatRow[] =>
  holders.map((holder, seat) => ({
    seat,
    person: holder === 'person' ? HERE : null,
    bot: holder.startsWith('bot:') ? holder.slice('bot:'.length) : null,
    name: head.names[seat] ?? `Player ${seat + 1}`,
  }));
/** Its time goes on from its last line: while nobody had it open, it stood still. */
function playOf(match: Match, row: MatchRow, lines: readonly Line[], wall: number): Play {
  const play: Play = { ...beginPlay(match.game, row), match };
  note(play, lines, wall);
  play.clock = { at: Math.max(match.now, lines.at(-1)?.at ?? 0), wall, running: !play.standing.paused };
  return play;
}
