import type Database from 'libsql';
import { groupCommit, type Append } from './group-commit.ts';
import type { LogStore } from './log-store.ts';
import type { Appended, LogRow } from './store.ts';

/** A row without the names of its columns. */
type Packed = readonly [seq: number, at: number, wall: number, client: string | null, data: string];
const pack = ({ seq, at, wall, client, data }: LogRow): Packed => [seq, at, wall, client, data];
const unpack = ([seq, at, wall, client, data]: Packed): LogRow => ({ seq, at, wall, client, data });

type Pages = Map<string, Packed[]>;
/** More rows than this do not wait in the journal. */
const FULL = 8192;

/**
 * One commit writes one row of the journal, whichever matches its lines belong to: one page on the disk instead of one for each
 * match. Later, and before anybody reads, the lines are filed: one page of a match at a time.
 */
export function sqliteLog(db: Database.Database): LogStore {
  const journal = db.prepare('INSERT INTO journal (rows) VALUES (?)');
  const lastPage = db.prepare('SELECT upto FROM input WHERE match = ? ORDER BY seq DESC LIMIT 1');
  const pagesFrom = db.prepare('SELECT rows FROM input WHERE match = ? AND upto > ? ORDER BY seq');
  const unfiled = readJournal(db);
  let count = 0;

  const settle = () => {
    file(db, unfiled);
    count = 0;
  };
  const nextPlace = (match: string): number => {
    const waiting = unfiled.get(match);
    if (waiting) return waiting[waiting.length - 1]![0] + 1;
    return (lastPage.get(match) as { upto: number } | undefined)?.upto ?? 0;
  };
  const commit = (batch: readonly Append[]): Appended[] => {
    if (count > FULL) settle();
    const { pages, answers } = admit(batch, nextPlace);
    if (pages.size > 0) journal.run(JSON.stringify([...pages]));
    for (const [match, rows] of pages) count += addTo(unfiled, match, rows);
    return answers;
  };
  settle();
  return {
    append: groupCommit(commit),
    settle: async () => settle(),
    rows: async (match, from) => {
      settle();
      const pages = pagesFrom.all(match, from) as { rows: string }[];
      return pages.flatMap(({ rows }) => (JSON.parse(rows) as Packed[]).map(unpack)).filter(({ seq }) => seq >= from);
    },
  };
}

/** Who comes first to a place has it; the rows of an append are stored all or not at all. */
function admit(batch: readonly Append[], nextPlace: (match: string) => number): { pages: Pages; answers: Appended[] } {
  const pages: Pages = new Map();
  const answers = batch.map(({ match, rows }): Appended => {
    const mine = pages.get(match);
    const next = mine ? mine[mine.length - 1]![0] + 1 : nextPlace(match);
    if (rows.some(({ seq }, i) => seq !== next + i)) return 'taken';
    addTo(pages, match, rows.map(pack));
    return 'stored';
  });
  return { pages, answers };
}
function addTo(pages: Pages, match: string, rows: readonly Packed[]): number {
  const page = pages.get(match);
  if (page) page.push(...rows);
  else pages.set(match, [...rows]);
  return rows.length;
}

/** What a process before this one did not file. */
function readJournal(db: Database.Database): Pages {
  const pages: Pages = new Map();
  for (const { rows } of db.prepare('SELECT rows FROM journal ORDER BY n').all() as { rows: string }[])
    for (const [match, some] of JSON.parse(rows) as [string, Packed[]][]) addTo(pages, match, some);
  return pages;
}

/** From the journal to the matches, all or nothing. */
function file(db: Database.Database, unfiled: Pages): void {
  if (unfiled.size === 0) return;
  const insert = db.prepare('INSERT INTO input (match, seq, upto, wall, rows) VALUES (?, ?, ?, ?, ?)');
  db.transaction(() => {
    for (const [match, rows] of unfiled) {
      const last = rows[rows.length - 1]!;
      insert.run(match, rows[0]![0], last[0] + 1, last[2], JSON.stringify(rows));
    }
    db.exec('DELETE FROM journal');
  })();
  unfiled.clear();
}
