import type { ChatRow, ReportRow, SeatRow, Ban } from '../store/store.ts';

/** A match as the admin routes report it. */
export type Short = {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  readonly host: string | null;
  readonly names: readonly string[];
  readonly reports: number;
  readonly here: number;
  readonly closed: boolean;
};
export type Long = Short & {
  readonly seats: readonly SeatRow[];
  readonly connected: readonly { readonly person: string | null; readonly name: string; readonly address: string }[];
  readonly chat: readonly ChatRow[];
  readonly reported: readonly ReportRow[];
};

const time = (wall: number): string => new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
const states = ({ over, closed, here, reports }: Short): string =>
  [closed ? 'closed' : over ? 'over' : 'goes on', here > 0 && `${here} here`, reports > 0 && `${reports} reported`]
    .filter(Boolean)
    .join(', ');

export const listOf = (matches: readonly Short[]): string =>
  matches.length === 0
    ? 'There are no matches.'
    : matches.map((one) => `${one.id}  ${time(one.updated)}  ${one.game}  ${one.names.join(', ')}  (${states(one)})`).join('\n');

/** One line a table, with its newest report: nobody pushes another table's out of sight. */
export function reportsOf(reports: readonly ReportRow[]): string {
  const matches = [...new Set(reports.map(({ match }) => match))];
  const line = (id: string) => {
    const [{ wall, person, text }, ...more] = reports.filter(({ match }) => match === id) as [ReportRow, ...ReportRow[]];
    const others = more.length > 0 ? `  (and ${more.length} more: nightfall admin show ${id})` : '';
    return `${id}  ${time(wall)}  by ${person}: ${text}${others}`;
  };
  return matches.length === 0 ? 'Nothing was reported.' : matches.map(line).join('\n');
}

export const bansOf = (bans: readonly Ban[]): string =>
  bans.length === 0
    ? 'Nothing is closed and nobody is blocked.'
    : bans
        .map(({ what, since, until, note }) => {
          const end = until === null ? '' : `  until ${time(until)}`;
          return `${what}  since ${time(since)}${end}${note && `  ${note}`}`;
        })
        .join('\n');

/** A person with everything the host may have to know. */
export type Portrait = {
  readonly person: { readonly id: string; readonly name: string; readonly created: number };
  readonly blocked: boolean;
  readonly matches: readonly Short[];
  readonly connected: readonly { readonly address: string; readonly match: string }[];
  readonly reported: readonly ReportRow[];
  readonly reports: readonly ReportRow[];
};
export function personOf({ person, blocked, matches, connected, reported, reports }: Portrait): string {
  const lines = (title: string, all: readonly string[]) => (all.length > 0 ? [title, ...all.map((line) => `  ${line}`)] : []);
  const report = ({ match, wall, person: by, text }: ReportRow) => `${match}  ${time(wall)}  by ${by}: ${text}`;
  return [
    `${person.id}  ${person.name}${blocked ? '  (blocked)' : ''}, known since ${time(person.created)}`,
    ...lines(
      'connected here',
      connected.map(({ address, match }) => `${address}  ${match}`),
    ),
    ...lines('tables', matches.length > 0 ? listOf(matches).split('\n') : []),
    ...lines('reports of their tables', reported.map(report)),
    ...lines('what they reported', reports.map(report)),
  ].join('\n');
}

export type Found = readonly { readonly id: string; readonly name: string; readonly addresses: readonly string[] }[];
export const foundOf = (found: Found): string =>
  found.length === 0
    ? 'Nobody was found.'
    : found.map(({ id, name, addresses }) => [id, name, ...addresses].join('  ')).join('\n');

export type Stats = {
  readonly version: string;
  readonly matches: number;
  readonly people: number;
  readonly bytes: number;
  readonly online: number;
  readonly tables: number;
  readonly games: readonly { readonly game: string; readonly begun: readonly number[]; readonly finished: readonly number[] }[];
};
/** The spans in which matches are counted. */
export const DAYS = [1, 7, 30] as const;
export function statsOf({ version, matches, people, bytes, online, tables, games }: Stats): string {
  const counts = (of: readonly number[]) => of.map((count) => String(count).padStart(6)).join('');
  return [
    `Nightfall ${version}: ${matches} matches, ${people} people, ${(bytes / 1e6).toFixed(1)} MB`,
    `now on this node: ${online} people at ${tables} tables`,
    `${'begun (and finished) within days:'.padEnd(34)}${counts(DAYS)}`,
    ...games.map(({ game, begun, finished }) => `  ${game.padEnd(32)}${counts(begun)}   (${finished.join(', ')})`),
  ].join('\n');
}

/** Everything about one table. */
export function reportOf(match: Long): string {
  const { id, game, created, updated, host, seats, connected, chat, reported } = match;
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    `${id}  ${game}  (${states(match)})`,
    `begun ${time(created)} by ${host ?? 'a person whose data was deleted'}, last touched ${time(updated)}`,
    ...part('seats', seats.map(seatLine)),
    ...part(
      'connected here',
      connected.map(({ person, name, address }) => `${name}  ${person ?? 'a watcher'}  ${address}`),
    ),
    ...part(
      'reported',
      reported.map(({ wall, person, text }) => `${time(wall)}  by ${person}: ${text}`),
    ),
    ...part(
      'said',
      chat.map(({ wall, name, person, text }) => `${time(wall)}  ${name} (${person}): ${text}`),
    ),
  ].join('\n');
}
const seatLine = ({ seat, name, person, bot }: SeatRow): string =>
  `${seat}  ${name}  ${[person, bot && `bot ${bot}`].filter(Boolean).join(', ') || 'empty'}`;
