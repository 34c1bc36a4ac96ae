import { crc32 } from 'node:zlib';
import type { Setup } from '@nightfall/kernel';
import { type Row, type Sql, type Value } from './sql.ts';
import type { LogStore } from './log-store.ts';
import { moderation, removedFrom, satAt } from './sql-moderation.ts';
import { tonight } from './sql-tonight.ts';
import type { ChatRow, LogRow, MatchRow, PersonRow, PushRow, SaidRow, SeatRow, Sitter, SnapshotRow, Store } from './store.ts';

const NOBODY = 'Somebody';

/** The store, written once over what both databases understand; `bytes` asks for the size of the database. */
export function sqlStore(sql: Sql, log: LogStore, bytes: string): Store {
  return {
    ...matches(sql, log),
    append: log.append,
    rows: log.rows,
    damage: log.damage,
    ...snapshots(sql),
    ...seats(sql),
    ...people(sql),
    ...chat(sql),
    ...pushes(sql),
    ...moderation(sql),
    ...tonight(sql),
    ...figures(sql),
    sizes: async () => {
      const [row] = await sql.all(`SELECT (SELECT COUNT(*) FROM match) AS matches, (${bytes}) AS bytes`);
      return { matches: Number(row!['matches']), bytes: Number(row!['bytes']) };
    },
    setting: (key, make) => setting(sql, key, make),
    check: (thorough) => check(sql, thorough),
    close: () => sql.close(),
  };
}

/** What the host may want to know. */
function figures(sql: Sql) {
  const numbers = (rows: readonly Row[]) =>
    rows.map((row) => ({ game: row['game'] as string, begun: Number(row['begun']), finished: Number(row['finished']) }));
  return {
    peopleNamed: async (text: string, limit: number) =>
      (await sql.all(
        `SELECT id, name FROM person WHERE LOWER(name) LIKE ? ESCAPE '!' ORDER BY name, id LIMIT ?`,
        `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`,
        limit,
      )) as unknown as { id: string; name: string }[],
    peopleCount: async () => Number((await sql.all('SELECT COUNT(*) AS n FROM person'))[0]!['n']),
    played: async (since: number) =>
      numbers(
        await sql.all(
          'SELECT game, COUNT(*) AS begun, COUNT(result) AS finished FROM match WHERE created >= ? GROUP BY game',
          since,
        ),
      ),
    keep: async (key: string, value: string) =>
      void (await sql.run(
        'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        key,
        value,
      )),
    kept: async (key: string) =>
      (await sql.all('SELECT value FROM setting WHERE key = ?', key))[0]?.['value'] as string | undefined,
  };
}

const json = (value: Value | undefined) => (value === null || value === undefined ? null : JSON.parse(value as string));
function readMatch({ latest, ...row }: Row): MatchRow {
  const parsed = { setup: json(row['setup']) as Setup, holders: json(row['holders']), result: json(row['result']) };
  return {
    ...row,
    ...parsed,
    open: row['open'] === 1,
    updated: Math.max(row['updated'] as number, (latest as number | null) ?? 0),
  } as unknown as MatchRow;
}

function matches(sql: Sql, log: LogStore) {
  return {
    createMatch: (match: MatchRow, sitters: readonly SeatRow[], rows: readonly LogRow[]) =>
      sql.together([insertMatch(match), ...sitters.map((seat) => insertSeat(match.id, seat)), ...log.insertion(match.id, rows)]),
    match: async (id: string) => (await sql.all('SELECT * FROM match WHERE id = ?', id)).map(readMatch)[0],
    matchesOf: async (person: string, over: boolean, limit: number, before?: string) =>
      (await sql.all(mine(over, before !== undefined), person, person, ...(before === undefined ? [] : [before]), limit)).map(
        readMatch,
      ),
    finish: async (id: string, result: MatchRow['result'], record: string, wall: number) =>
      void (await sql.run(
        'UPDATE match SET result = ?, record = ?, updated = ? WHERE id = ? AND result IS NULL',
        JSON.stringify(result),
        record,
        wall,
        id,
      )),
    openMatches: async (since: number, limit: number) =>
      (
        await sql.all(
          'SELECT id FROM match WHERE open = 1 AND result IS NULL AND created >= ? ORDER BY created DESC, id LIMIT ?',
          since,
          limit,
        )
      ).map(({ id }) => id as string),
    async follow(id: string, next: string) {
      await sql.run('UPDATE match SET next = ? WHERE id = ? AND next IS NULL', next, id);
      return (await sql.all('SELECT next FROM match WHERE id = ?', id))[0]?.['next'] as string;
    },
    matches: async (limit: number, before?: string) =>
      (await sql.all(everybodys(before !== undefined), ...(before === undefined ? [] : [before]), limit)).map(readMatch),
    renewSecret: async (id: string, secret: string) =>
      void (await sql.run('UPDATE match SET secret = ? WHERE id = ?', secret, id)),
    beat: async (id: string, wall: number) => void (await sql.run('UPDATE match SET beat = ? WHERE id = ?', wall, id)),
    untouched: async (before: number, limit: number) =>
      (await sql.all(UNTOUCHED, before, before, before, limit)).map((row) => row['id'] as string),
    async deleteMatch(id: string) {
      await sql.together([
        ['DELETE FROM input WHERE match = ?', id],
        ...['snapshot', 'seat', 'chat'].map((table) => [`DELETE FROM ${table} WHERE match = ?`, id] as const),
        ...[removedFrom(id), satAt(id)].map((key) => ['DELETE FROM setting WHERE key = ?', key] as const),
        ['DELETE FROM match WHERE id = ?', id] as const,
      ]);
    },
  };
}
/** When something was last written into the log of a match. */
const LATEST = 'SELECT wall FROM input WHERE input.match = match.id ORDER BY seq DESC LIMIT 1';
const WITH_LATEST = `SELECT *, (${LATEST}) AS latest FROM match`;
const PAGED = '(created, id) < (SELECT created, id FROM match WHERE id = ?)';
const NEWEST = 'ORDER BY created DESC, id DESC LIMIT ?';
const mine = (over: boolean, paged: boolean) =>
  `${WITH_LATEST} WHERE result IS ${over ? 'NOT NULL' : 'NULL'} AND (host = ? OR id IN (SELECT match FROM seat WHERE person = ?))
   ${paged ? `AND ${PAGED}` : ''} ${NEWEST}`;
const everybodys = (paged: boolean) => `${WITH_LATEST} ${paged ? `WHERE ${PAGED}` : ''} ${NEWEST}`;

/** A move, a word, an end: all of them touch a match. */
const UNTOUCHED = `SELECT id FROM match WHERE updated < ? AND COALESCE((${LATEST}), 0) < ?
   AND COALESCE((SELECT MAX(wall) FROM chat WHERE chat.match = match.id), 0) < ? ORDER BY updated LIMIT ?`;

const insertMatch = (m: MatchRow) =>
  [
    'INSERT INTO match (id, game, version, setup, holders, seed, secret, host, created, updated, result, record, next, beat, open) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[
      m.id,
      m.game,
      m.version,
      JSON.stringify(m.setup),
      JSON.stringify(m.holders),
      m.seed,
      m.secret,
      m.host,
      m.created,
      m.updated,
    ],
    ...[m.result === null ? null : JSON.stringify(m.result), m.record, m.next, m.beat, m.open ? 1 : 0],
  ] as const;
const insertSeat = (match: string, row: SeatRow) =>
  [
    'INSERT INTO seat (match, seat, person, bot, name) VALUES (?, ?, ?, ?, ?)',
    match,
    row.seat,
    row.person,
    row.bot,
    row.name,
  ] as const;

function snapshots(sql: Sql) {
  return {
    saveSnapshot: async (match: string, { seq, data }: SnapshotRow) =>
      void (await sql.run(SAVE_SNAPSHOT, match, seq, `${crc32(data)} ${data}`)),
    snapshot: async (match: string) => {
      const [row] = await sql.all('SELECT seq, data FROM snapshot WHERE match = ?', match);
      return row && wholeSnapshot(row as SnapshotRow);
    },
  };
}
/** It stands behind its sum; the earliest stand alone. One that is damaged is none. */
function wholeSnapshot({ seq, data }: SnapshotRow): SnapshotRow | undefined {
  const [, sum, text] = /^(\d+) (.*)$/s.exec(data) ?? [];
  if (text === undefined) return { seq, data };
  return Number(sum) === crc32(text) ? { seq, data: text } : undefined;
}
/** Of two snapshots the later one stays. */
const SAVE_SNAPSHOT = `INSERT INTO snapshot (match, seq, data) VALUES (?, ?, ?)
  ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE snapshot.seq < excluded.seq`;

function seats(sql: Sql) {
  return {
    seats: async (match: string) =>
      (await sql.all('SELECT seat, person, bot, name FROM seat WHERE match = ? ORDER BY seat', match)) as unknown as SeatRow[],
    changeSeat: async (match: string, seat: number, expected: Sitter, next: Sitter) =>
      (await sql.run(
        `UPDATE seat SET person = ?, bot = ?, name = ?
         WHERE match = ? AND seat = ? AND COALESCE(person, '') = ? AND COALESCE(bot, '') = ?`,
        ...[next.person, next.bot, next.name, match, seat, expected.person ?? '', expected.bot ?? ''],
      )) === 1,
  };
}

function people(sql: Sql) {
  const one = (rows: Row[]) => rows[0] as unknown as PersonRow | undefined;
  return {
    createPerson: async (p: PersonRow) =>
      void (await sql.run(
        'INSERT INTO person (id, hash, name, webhook, created) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        ...[p.id, p.hash, p.name, p.webhook, p.created],
      )),
    person: async (id: string) => one(await sql.all('SELECT * FROM person WHERE id = ?', id)),
    personByHash: async (hash: string) => one(await sql.all('SELECT * FROM person WHERE hash = ?', hash)),
    renamePerson: async (id: string, name: string) => void (await sql.run('UPDATE person SET name = ? WHERE id = ?', name, id)),
    setWebhook: async (id: string, url: string | null) =>
      void (await sql.run('UPDATE person SET webhook = ? WHERE id = ?', url, id)),
    forgetPerson: (id: string) =>
      sql.together([
        ['UPDATE seat SET person = NULL, name = ? WHERE person = ?', NOBODY, id],
        ['UPDATE match SET host = NULL WHERE host = ?', id],
        ['DELETE FROM chat WHERE person = ?', id],
        ['DELETE FROM push WHERE person = ?', id],
        ['DELETE FROM shun WHERE person = ? OR other = ?', id, id],
        ['DELETE FROM report WHERE person = ?', id],
        ['DELETE FROM tonight WHERE person = ?', id],
        ['DELETE FROM person WHERE id = ?', id],
      ]),
  };
}

function chat(sql: Sql) {
  return {
    async say(match: string, client: string, line: Omit<ChatRow, 'n'>): Promise<ChatRow | undefined> {
      for (;;) {
        const said = await sql.all('SELECT n FROM chat WHERE match = ? AND client = ?', match, client);
        if (said.length > 0) return undefined;
        const last = (await sql.all('SELECT MAX(n) AS n FROM chat WHERE match = ?', match))[0]?.['n'];
        const n = ((last as number | null) ?? 0) + 1;
        if ((await insertLine(sql, match, client, { ...line, n })) === 1) return { ...line, n };
      }
    },
    saidBy: (person: string) =>
      sql.all('SELECT match, wall, name, text FROM chat WHERE person = ? ORDER BY wall', person) as unknown as Promise<SaidRow[]>,
    chat: async (match: string, after: number, limit: number) =>
      (
        await sql.all(
          'SELECT n, wall, person, seat, name, kind, text FROM chat WHERE match = ? AND n > ? ORDER BY n DESC LIMIT ?',
          ...[match, after, limit],
        )
      ).toReversed() as unknown as ChatRow[],
  };
}
/** Two nodes may write at once: the one that finds the place taken takes the next. */
const insertLine = (sql: Sql, match: string, client: string, c: ChatRow) =>
  sql.run(
    'INSERT INTO chat (match, n, wall, person, seat, name, kind, text, client) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ...[match, c.n, c.wall, c.person, c.seat, c.name, c.kind, c.text, client],
  );

function pushes(sql: Sql) {
  return {
    savePush: async ({ endpoint, person, data }: PushRow) =>
      void (await sql.run(
        `INSERT INTO push (endpoint, person, data) VALUES (?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, data = excluded.data`,
        ...[endpoint, person, data],
      )),
    dropPush: async (endpoint: string) => void (await sql.run('DELETE FROM push WHERE endpoint = ?', endpoint)),
    pushes: async (person: string) =>
      (await sql.all('SELECT endpoint, person, data FROM push WHERE person = ?', person)) as unknown as PushRow[],
  };
}

async function setting(sql: Sql, key: string, make: () => string): Promise<string> {
  const read = async () => (await sql.all('SELECT value FROM setting WHERE key = ?', key))[0]?.['value'] as string | undefined;
  const known = await read();
  if (known !== undefined) return known;
  await sql.run('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', key, make());
  return (await read())!;
}

/** Reading alone does not show that the disk is full. */
async function check(sql: Sql, thorough: boolean): Promise<void> {
  await sql.all('SELECT 1');
  if (thorough) await sql.run(PROBE, String(Date.now()));
}
const PROBE = "INSERT INTO setting (key, value) VALUES ('probe', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
