import type { Sql } from './sql.ts';
import type { ReportRow, Shun, Shut } from './store.ts';

/** Mutes and blocks, reports, and what is closed. */
export function peace(sql: Sql) {
  return {
    async shun(person: string, other: string, shun: Omit<Shun, 'other'> | null): Promise<void> {
      if (shun === null) await sql.run('DELETE FROM shun WHERE person = ? AND other = ?', person, other);
      else await sql.run(SHUN, person, other, shun.how, shun.name, shun.since);
    },
    shuns: async (person: string) =>
      (await sql.all(
        'SELECT other, how, name, since FROM shun WHERE person = ? ORDER BY since, other',
        person,
      )) as unknown as Shun[],
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
    shut: async ({ what, since, note }: Shut) => void (await sql.run(SHUT, what, since, note)),
    unshut: async (what: string) => (await sql.run('DELETE FROM shut WHERE what = ?', what)) > 0,
    shuts: async () => (await sql.all('SELECT what, since, note FROM shut ORDER BY since DESC, what')) as unknown as Shut[],
  };
}
const SHUN = `INSERT INTO shun (person, other, how, name, since) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (person, other) DO UPDATE SET how = excluded.how, name = excluded.name, since = excluded.since`;
const REPORT = `INSERT INTO report (match, person, wall, text) VALUES (?, ?, ?, ?)
  ON CONFLICT (match, person) DO UPDATE SET wall = excluded.wall, text = excluded.text`;
const SHUT = `INSERT INTO shut (what, since, note) VALUES (?, ?, ?)
  ON CONFLICT (what) DO UPDATE SET since = excluded.since, note = excluded.note`;
