import type { Match } from '@nightfall/kernel';
import type { Line, ToClient, ToServer } from '@nightfall/protocol';
import type { Wire } from '@nightfall/protocol/client';
import { sendAhead } from './bots.ts';
import { type Request, stepOf } from './decide.ts';
import {
  type House,
  type LogRow,
  type MatchRow,
  newMeter,
  ALONE,
  REAL_TIME,
  type SeatRow,
  TABLE_TIMING,
  type TableStore,
} from './house.ts';
import { afterwards } from './open.ts';
import { beginPlay, note, type Play } from './play.ts';
import { handOver, tellPresence } from './seats.ts';
import { carryOut, inTurn } from './step.ts';
import { FORMAT, type Member, newTable, type Reading, type Table } from './table.ts';
import { movesFor, turnBack, welcome } from './tell.ts';

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
    pubsub: ALONE,
    games: { load: async () => match.game },
    notices: { turn: () => undefined },
    metrics: newMeter(),
    // The screen plays everything at its own pace, nobody else waits at it, and no move is on its way.
    timing: { ...TABLE_TIMING, botPace: 0, botTurn: 0, peopleFirst: Infinity, lag: 0 },
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

/** A wire without a network: the same client speaks to a table in the same program. */
export function wireTo(table: Table): Wire {
  const door = openDoor(table, (text) => wire.onmessage?.({ data: text }));
  const wire: Wire = { ...door, binaryType: '', onopen: null, onmessage: null, onclose: null, onerror: null };
  queueMicrotask(() => wire.onopen?.());
  return wire;
}

/** One screen at the table. `tell` gets what the table says, as text; `send` takes what the screen says. */
function openDoor(table: Table, tell: (text: string) => void): Pick<Wire, 'send' | 'close'> {
  const send = (message: ToClient) => tell(JSON.stringify(message));
  const member: Member = { person: HERE, send, sendPacket: ({ message }) => send(message) };
  return {
    send: (text) => hear(table, member, JSON.parse(text) as ToServer),
    close: () => {
      if (table.members.delete(member)) tellPresence(table);
    },
  };
}

function hear(table: Table, member: Member, message: ToServer): void {
  const { house } = table;
  switch (message.t) {
    case 'hello':
      return member.send({ t: 'me', person: HERE, name: '', time: house.time.now() });
    case 'beat':
      return member.send({ t: 'beat', time: house.time.now() });
    case 'join':
      return void inTurn(table, () => enter(table, member, message.have ?? 0)).catch(house.trouble);
    case 'part':
      return void table.members.delete(member);
    case 'ping':
      return;
    default:
      return answer(table, member, message);
  }
}
function enter(table: Table, member: Member, have: number): Promise<void> {
  table.members.add(member);
  return welcome(table, member, have);
}

function answer(table: Table, member: Member, message: Request): void {
  const { m, id } = message;
  const step = stepOf(table, HERE, message);
  if (step)
    return carryOut(table, { person: HERE, id }, step, (outcome) => {
      if (outcome instanceof Error) throw outcome;
      if ('no' in outcome) member.send({ t: 'no', m, id, why: outcome.no });
      else if (outcome.before) member.send({ t: 'ok', m, id, n: outcome.n });
    });
  if (message.t === 'page') return turnBack(table, member, message);
  if (message.t === 'moves') return member.send(movesFor(table, HERE, message));
  settle(table, message).then((why) => member.send(why ? { t: 'no', m, id, why } : { t: 'ok', m, id }), table.house.trouble);
}
async function settle(table: Table, message: Request) {
  if (message.t === 'bot') return handOver(table, HERE, message.seat, message.level);
  if (message.t !== 'phrase') return FORMAT('Only tables on a server can do this.');
  if (message.phrase === 'go-ahead') sendAhead(table, HERE);
  return undefined;
}
