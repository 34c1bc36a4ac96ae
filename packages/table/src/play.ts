import { type Entry, type Game, type Head, isFaults, Match, type Seat, seatingOf, sha256 } from '@nightfall/kernel';
import { isControl, type Line, stand, type Standing, START } from '@nightfall/protocol';
import type { LogRow, MatchRow } from './house.ts';
import type { Table } from './table.ts';

/** Everything derived from the log of a match. Nobody changes it: a step plays on a copy, which takes its place once it is stored. */
export type Play = {
  readonly match: Match;
  /** How many lines the log has. */
  n: number;
  /** The last of them. All are in the store. */
  readonly lines: Line[];
  readonly places: Places;
  standing: Standing;
  leavings: Leavings;
  clock: Clockwork;
  lastWall: number;
};

export type Out = ((event: { type: string }) => void) | undefined;

/** What is known about a match before its first input; without names, the seats have the game's names. */
export const headOf = (game: Game, row: MatchRow, names?: readonly string[]): Head => ({
  game: row.game,
  version: row.version,
  setup: row.setup,
  names: names ?? seatingOf(game, row.setup).map(({ name }) => name),
  holders: row.holders,
  promise: row.promise === undefined ? sha256(row.seed) : row.promise,
  ...(row.together && { together: row.together }),
});

/** A play before its first line. */
export function beginPlay(game: Game, row: MatchRow): Play {
  const match = Match.begin(game, headOf(game, row), row.seed);
  if (isFaults(match)) throw new Error(`match ${row.id} cannot be set up: ${match[0]?.text}`);
  return {
    match,
    n: 0,
    lines: [],
    places: new Map(),
    standing: START,
    leavings: beginLeavings(row.holders),
    clock: startClock(row.created),
    lastWall: row.created,
  };
}
/** A copy to play on. What is noted in `places` is in the store in any case, so it is shared. */
export const draftOf = (play: Play): Play => ({ ...play, match: play.match.branch(), lines: [...play.lines] });

/** Continues with what the store has. */
export function replay(play: Play, rows: readonly LogRow[], out?: Out): void {
  for (const row of rows) {
    const line = JSON.parse(row.data) as Line;
    if (!isControl(line)) replayEntry(play, line, out);
    note(play, [line], row.wall, row.client === null ? null : readClient(row.client));
  }
}
function replayEntry(play: Play, line: Exclude<Line, { type: 'pause' | 'resume' | 'ask' | 'answer' }>, out: Out): void {
  const no = play.match.append(line, out);
  if (no) throw new Error(`line ${play.n} of the log is refused: ${no.code} ${no.text}`);
}

/** Writes down lines that the match has played and the store has. */
export function note(play: Play, lines: readonly Line[], wall: number, client: Client | null = null): void {
  if (client !== null) notePlace(play.places, client, play.n);
  for (const line of lines) {
    play.lines.push(line);
    play.n += 1;
    play.standing = stand(play.standing, line);
    play.leavings = noteLeaving(play.leavings, line);
    play.clock = tick(play.clock, line, wall);
  }
  play.lastWall = wall;
}

/** Lines at the end of a log that stay in memory; up to twice as many for a while. */
const TAIL = 32;

/** Drops lines that the store has, except for the last ones. */
export function trim({ match, lines }: Play): void {
  match.forgetLog();
  if (lines.length > 2 * TAIL) lines.splice(0, lines.length - TAIL);
}

/** The lines after the first `known`, as long as these are at hand. */
export const linesSince = ({ n, lines }: Play, known: number): Line[] => lines.slice(Math.max(0, lines.length - (n - known)));

/** The lines after the first `known`, from the store if need be. */
export async function linesAfter({ id, play, house }: Table, known: number): Promise<Line[]> {
  const { n } = play;
  if (n - known <= play.lines.length) return linesSince(play, known);
  const rows = await house.store.rows(id, known);
  return rows.slice(0, n - known).map(({ data }) => JSON.parse(data) as Line);
}

/** The lines of the log that belong to the game. */
export const entriesOf = async (table: Table): Promise<Entry[]> =>
  (await linesAfter(table, 0)).filter((line): line is Entry => !isControl(line));

/** Match time runs with the wall clock, except in a pause. */
export type Clockwork = { readonly at: number; readonly wall: number; readonly running: boolean };

const startClock = (wall: number): Clockwork => ({ at: 0, wall, running: true });

export const matchTime = (clock: Clockwork, wall: number): number =>
  clock.running ? clock.at + Math.max(0, wall - clock.wall) : clock.at;

/** The clock after a line that was stored at `wall`. */
function tick(clock: Clockwork, line: Line, wall: number): Clockwork {
  if (line.type === 'pause') return { at: line.at, wall, running: false };
  if (line.type === 'resume') return { at: line.at, wall: wall + (line.after ?? 0), running: true };
  // The log above an import was written elsewhere, at other times: match time continues from where it was.
  return line.type === 'import' ? { ...clock, at: line.at, wall } : clock;
}

/**
 * A line with a time in the future was written before the machine's clock was set back: match time continues from there instead
 * of stopping until then.
 */
export function setBack(clock: Clockwork, seen: number, wall: number): Clockwork {
  return seen <= wall ? clock : { ...clock, at: matchTime(clock, seen), wall: wall + countdown(clock, seen) };
}

/** How long the countdown after a pause still takes. */
export const countdown = (clock: Clockwork, wall: number): number => (clock.running ? Math.max(0, clock.wall - wall) : 0);

/** How many inputs stand, whose seats are owned by people, and after how many inputs someone last left each seat. */
export type Leavings = {
  readonly inputs: number;
  readonly owned: readonly Seat[];
  readonly left: { readonly [seat: Seat]: number };
};

/** At the beginning of a match. */
export const beginLeavings = (holders: readonly string[]): Leavings => ({
  inputs: 0,
  owned: holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : [])),
  left: {},
});

/** After one more line. A bot that plays for someone does not change whose seat it is. */
export function noteLeaving(before: Leavings, line: Line): Leavings {
  const { inputs, owned, left } = before;
  if (line.type === 'input') return { ...before, inputs: inputs + 1 };
  if (line.type === 'undo') return { ...before, inputs: line.to };
  if (line.type !== 'seat') return before;
  const others = owned.filter((seat) => seat !== line.seat);
  if (line.holder === 'person') return { ...before, owned: [...others, line.seat] };
  if (line.holder !== 'empty' || others.length === owned.length) return before;
  return { ...before, owned: others, left: { ...left, [line.seat]: inputs } };
}

/** Has the person who sat here at that time left since? Then nobody can agree in their place. */
export const hasLeftSince = ({ left }: Leavings, seat: Seat, inputs: number): boolean => (left[seat] ?? -1) > inputs;

/** Who sent a request, and the id they gave it: a request sent twice counts once. Ids are per person, so nobody can use up another's. */
export type Client = { readonly person: string; readonly id: string };

/** As stored. */
export const printClient = ({ person, id }: Client): string => `${person}:${id}`;
export function readClient(text: string): Client {
  const colon = text.indexOf(':');
  return { person: text.slice(0, colon), id: text.slice(colon + 1) };
}

/** Where the latest requests of each person stand in the log. */
export type Places = Map<string, Map<string, number>>;
/** A client resends unanswered requests. Its rate limit keeps them below this number. */
export const REMEMBERED = 128;

export const placeOf = (places: Places, { person, id }: Client): number | undefined => places.get(person)?.get(id);

export function notePlace(places: Places, { person, id }: Client, n: number): void {
  let own = places.get(person);
  if (!own) places.set(person, (own = new Map()));
  own.set(id, n);
  // The first is the oldest.
  if (own.size > REMEMBERED) own.delete(own.keys().next().value!);
}
