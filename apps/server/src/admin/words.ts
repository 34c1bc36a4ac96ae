import type { ChatRow, ReportRow, SeatRow, Shut } from '../store/store.ts';

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
  readonly shut: boolean;
};
export type Long = Short & {
  readonly seats: readonly SeatRow[];
  readonly connected: readonly { readonly person: string | null; readonly name: string; readonly address: string }[];
  readonly chat: readonly ChatRow[];
  readonly reported: readonly ReportRow[];
};

const time = (wall: number): string => new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
const states = ({ over, shut, here, reports }: Short): string =>
  [shut ? 'closed' : over ? 'over' : 'goes on', here > 0 && `${here} here`, reports > 0 && `${reports} reported`]
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

export const doorsOf = (doors: readonly Shut[]): string =>
  doors.length === 0
    ? 'Nothing is closed and nobody is blocked.'
    : doors.map(({ what, since, note }) => `${what}  since ${time(since)}${note && `  ${note}`}`).join('\n');

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
