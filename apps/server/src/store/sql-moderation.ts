import type { Sql } from './sql.ts';
import type { ReportRow, Mute, Ban, Sat } from './store.ts';

/** Where those are named who were removed from a match. */
export const removedFrom = (match: string): string => `removed/${match}`;

/** Who has sat where in a match, if it gave them secrets. */
export const satAt = (match: string): string => `sat/${match}`;

/** Mutes and blocks, reports, and what is closed. */
export function moderation(sql: Sql) {
  return {
    async mute(person: string, other: string, mute: Omit<Mute, 'other'> | null): Promise<void> {
      if (mute === null) await sql.run('DELETE FROM shun WHERE person = ? AND other = ?', person, other);
      else await sql.run(MUTE, person, other, mute.how, mute.name, mute.since);
    },
    mutes: async (person: string) =>
      (await sql.all(
        'SELECT other, how, name, since FROM shun WHERE person = ? ORDER BY since, other',
        person,
      )) as unknown as Mute[],
    report: async ({ match, person, wall, text }: ReportRow) => void (await sql.run(REPORT, match, person, wall, text)),
    reportsBy: (person: string) =>
      sql.all('SELECT match, person, wall, text FROM report WHERE person = ? ORDER BY wall', person) as unknown as Promise<
        ReportRow[]
      >,
    reports: async (limit: number, match?: string) =>
      (await sql.all(
        `SELECT match, person, wall, text FROM report ${match === undefined ? '' : 'WHERE match = ?'} ORDER BY wall DESC LIMIT ?`,
        ...(match === undefined ? [limit] : [match, limit]),
      )) as unknown as ReportRow[],
    keepRemoved: async (match: string, people: readonly string[]) =>
      void (await sql.run(REMOVED, removedFrom(match), JSON.stringify(people))),
    async removed(match: string): Promise<string[]> {
      const [kept] = await sql.all('SELECT value FROM setting WHERE key = ?', removedFrom(match));
      return kept ? (JSON.parse(kept['value'] as string) as string[]) : [];
    },
    keepSat: async (match: string, sat: Sat) => void (await sql.run(REMOVED, satAt(match), JSON.stringify(sat))),
    async sat(match: string): Promise<Sat> {
      const [kept] = await sql.all('SELECT value FROM setting WHERE key = ?', satAt(match));
      return kept ? (JSON.parse(kept['value'] as string) as Sat) : {};
    },
    ban: async ({ what, since, note, until }: Ban) => void (await sql.run(BAN, what, since, note, until)),
    unban: async (what: string) => (await sql.run('DELETE FROM shut WHERE what = ?', what)) > 0,
    bans: async () => (await sql.all('SELECT what, since, note, until FROM shut ORDER BY since DESC, what')) as unknown as Ban[],
  };
}
const MUTE = `INSERT INTO shun (person, other, how, name, since) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (person, other) DO UPDATE SET how = excluded.how, name = excluded.name, since = excluded.since`;
const REPORT = `INSERT INTO report (match, person, wall, text) VALUES (?, ?, ?, ?)
  ON CONFLICT (match, person) DO UPDATE SET wall = excluded.wall, text = excluded.text`;
const REMOVED = 'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value';
const BAN = `INSERT INTO shut (what, since, note, until) VALUES (?, ?, ?, ?)
  ON CONFLICT (what) DO UPDATE SET since = excluded.since, note = excluded.note, until = excluded.until`;
