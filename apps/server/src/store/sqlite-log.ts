import type Database from 'libsql';
import { attempt, groupCommit, type Append } from './group-commit.ts';
import { type Journal, ROOM, openJournal, readJournal } from './journal.ts';
import { type LogStore, READ_SNAPSHOT, SAVE_SNAPSHOT } from './log-store.ts';
import type { Appended, LogRow, SnapshotRow } from './store.ts';

/** A row on a page of the log, as JSON: `[seq, at, wall, client, line]`. The line is JSON already and is not written out again. */
type Packed = readonly [seq: number, at: number, wall: number, client: string | null, line: unknown];
const pack = ({ seq, at, wall, client, data }: LogRow): string =>
  client === null ? `[${seq},${at},${wall},null,${data}]` : `[${seq},${at},${wall},"${client}",${data}]`;
const unpack = ([seq, at, wall, client, line]: Packed): LogRow => ({ seq, at, wall, client, data: JSON.stringify(line) });
const packAll = (rows: readonly LogRow[]): string => (rows.length === 1 ? pack(rows[0]!) : rows.map(pack).join());

/** The end of a match's log: what is in the journal and waits to be filed, as texts of one row or several. */
type Page = {
  seq: number;
  /** The place after the last row. */
  upto: number;
  /** The place after the last row of the commit that is being made. */
  next: number;
  wall: number;
  texts: string[];
};
const pageAt = (seq: number): Page => ({ seq, upto: seq, next: seq, wall: 0, texts: [] });
const pageText = ({ texts }: Page) => `[${texts.join()}]`;
/** An append that has got its place. */
type Admitted = Append & { readonly page: Page };

/** More rows than this do not wait in the journal; nor any longer than so many milliseconds, and less when nobody plays. */
const FULL = 8192;
const LATE = 600_000;
const IDLE = 2000;
const FILED = 'filed';

/**
 * One commit writes one text into the journal, whichever matches its lines belong to: one write on the disk instead of one for each
 * match. Later, and before anybody reads, the lines are filed: one page of a match at a time. The database knows which era of the
 * journal it has; the file may still show it, and the next era begins over it.
 */
export function sqliteLog(db: Database.Database, file: string): LogStore {
  const filed = filedEra(db);
  const unfiled = pagesOf(readJournal(file, filed + 1));
  const journal = openJournal(file, filed + 1);
  const lastPage = db.prepare('SELECT upto FROM input WHERE match = ? ORDER BY seq DESC LIMIT 1');
  const pagesFrom = db.prepare('SELECT rows FROM input WHERE match = ? AND upto > ? ORDER BY seq');
  const readSnapshot = db.prepare(READ_SNAPSHOT);
  const snapshots = new Map<string, SnapshotRow>();
  let count = 0;
  let filedAt = Date.now();

  const settle = () => {
    filedAt = Date.now();
    if (unfiled.size === 0 && snapshots.size === 0) return;
    fileAll(db, unfiled, snapshots, journal.era);
    journal.next();
    count = 0;
  };
  // A copy of the database made at any time should not be far behind. If this fails, the next commit that has to settle says so.
  const idle = setTimeout(() => attempt(settle), IDLE).unref();
  const isDue = () => count > FULL || journal.size > ROOM / 2 || Date.now() - filedAt > LATE;
  const openPage = (match: string): Page => {
    const page = pageAt((lastPage.get(match) as { upto: number } | undefined)?.upto ?? 0);
    unfiled.set(match, page);
    return page;
  };
  const commit = (batch: readonly Append[]): Appended[] => {
    if (isDue()) settle();
    const admitted: Admitted[] = [];
    const answers = batch.map((append) => admit(append, unfiled.get(append.match) ?? openPage(append.match), admitted));
    if (admitted.length > 0) count += writeDown(journal, admitted);
    idle.refresh();
    return answers;
  };
  settle();
  return {
    append: groupCommit(commit),
    settle: async () => settle(),
    close: async () => {
      clearTimeout(idle);
      settle();
      journal.close();
    },
    // Nobody needs it soon, and without it the log is played: it is filed with the next pages.
    saveSnapshot: async (match, snapshot) => {
      if (snapshot.seq > (snapshots.get(match)?.seq ?? 0)) snapshots.set(match, snapshot);
    },
    snapshot: async (match) => {
      settle();
      return readSnapshot.all(match)[0] as SnapshotRow | undefined;
    },
    rows: async (match, from) => {
      settle();
      const pages = pagesFrom.all(match, from) as { rows: string }[];
      return pages.flatMap(({ rows }) => (JSON.parse(rows) as Packed[]).map(unpack)).filter(({ seq }) => seq >= from);
    },
  };
}

/** Who comes first to a place has it; the rows of an append are stored all or not at all. */
function admit({ match, rows, heard }: Append, page: Page, admitted: Admitted[]): Appended {
  for (let i = 0; i < rows.length; i++) if (rows[i]!.seq !== page.next + i) return 'taken';
  if (rows.length === 0) return 'stored';
  page.next += rows.length;
  admitted.push({ match, rows, heard, page });
  return 'stored';
}

/** Writes a commit into the journal: `[[match, [row, …]], …]`. Answers how many rows it has. */
function writeDown(journal: Journal, appends: readonly Admitted[]): number {
  const texts = appends.map(({ rows }) => packAll(rows));
  const all = `[${texts.map((text, i) => `["${appends[i]!.match}",[${text}]]`).join()}]`;
  try {
    journal.add(all);
  } catch (error) {
    for (const { page } of appends) page.next = page.upto;
    throw error;
  }
  return keep(appends, texts, all);
}
/** What waits to be filed are cuttings of the one text of the commit; nothing else of it stays in memory. */
function keep(appends: readonly Admitted[], texts: readonly string[], all: string): number {
  let at = '['.length;
  let count = 0;
  for (let i = 0; i < appends.length; i++) {
    const { match, rows, page } = appends[i]!;
    const start = at + match.length + '["",['.length;
    const end = start + texts[i]!.length;
    turnTo(page, rows, all.slice(start, end));
    at = end + ']],'.length;
    count += rows.length;
  }
  return count;
}
function turnTo(page: Page, rows: readonly LogRow[], text: string): void {
  const { seq, wall } = rows[rows.length - 1]!;
  page.texts.push(text);
  page.upto = seq + 1;
  page.wall = wall;
}

/** What a process before this one did not file. */
function pagesOf(texts: readonly string[]): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const [match, packed] of texts.flatMap((text) => JSON.parse(text) as [string, Packed[]][])) {
    const rows = packed.map(unpack);
    const page = pages.get(match) ?? pageAt(rows[0]!.seq);
    pages.set(match, page);
    turnTo(page, rows, packAll(rows));
  }
  return pages;
}
function filedEra(db: Database.Database): number {
  const [row] = db.prepare('SELECT value FROM setting WHERE key = ?').all(FILED) as { value: string }[];
  return Number(row?.value ?? 0);
}

/** From the journal to the matches, all or nothing. */
function fileAll(db: Database.Database, unfiled: Map<string, Page>, snapshots: Map<string, SnapshotRow>, era: number): void {
  const insert = db.prepare('INSERT INTO input (match, seq, upto, wall, rows) VALUES (?, ?, ?, ?, ?)');
  const save = db.prepare(SAVE_SNAPSHOT);
  const note = db.prepare(
    'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  db.transaction(() => {
    for (const [match, page] of unfiled)
      if (page.texts.length > 0) insert.run(match, page.seq, page.upto, page.wall, pageText(page));
    for (const [match, { seq, data }] of snapshots) save.run(match, seq, data);
    note.run(FILED, String(era));
  })();
  unfiled.clear();
  snapshots.clear();
}
