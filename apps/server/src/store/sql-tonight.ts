import type { Sql } from './sql.ts';
import type { TryRow } from './store.ts';

/** First tries at the games of a night. */
export function tonight(sql: Sql) {
  return {
    enterTry: async ({ game, date, person, points, text, wall }: TryRow) =>
      void (await sql.run(
        'INSERT INTO tonight (game, date, person, points, text, wall) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        ...[game, date, person, points, text, wall],
      )),
    tries: async (game: string, date: string, limit: number) =>
      (await sql.all(
        `SELECT tonight.*, person.name FROM tonight JOIN person ON person.id = tonight.person
         WHERE game = ? AND date = ? ORDER BY points DESC, wall LIMIT ?`,
        ...[game, date, limit],
      )) as unknown as (TryRow & { readonly name: string })[],
    triesOf: async (person: string) =>
      (await sql.all('SELECT * FROM tonight WHERE person = ? ORDER BY wall', person)) as unknown as TryRow[],
  };
}
