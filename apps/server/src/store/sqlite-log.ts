import type Database from 'libsql';
import { groupCommit, type Append } from './group-commit.ts';
import type { LogStore } from './log-store.ts';
import type { Appended, LogRow } from './store.ts';

/** A row on a page of the log, as JSON: `[seq, at, wall, client, line]`. The line is JSON already and is not written out again. */
type Packed = readonly [seq: number, at: number, wall: number, client: string | null, line: unknown];
const pack = ({ seq, at, wall, client, data }: LogRow): string => `[${seq},${at},${wall},${JSON.stringify(client)},${data}]`;
const unpack = ([seq, at, wall, client, line]: Packed): LogRow => ({ seq, at, wall, client, data: JSON.stringify(line) });

/** Rows of one match that follow each other. */
type Page = { readonly seq: number; upto: number; wall: number; readonly rows: string[] };
type Pages = Map<string, Page>;
const pageText = ({ rows }: Page) => `[${rows.join()}]`;
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
    const page = unfiled.get(match) ?? (lastPage.get(match) as { upto: number } | undefined);
    return page?.upto ?? 0;
  };
  const commit = (batch: readonly Append[]): Appended[] => {
    if (count > FULL) settle();
    const { pages, answers } = admit(batch, nextPlace);
    if (pages.size > 0) journal.run(journalText(pages));
    for (const [match, page] of pages) count += addTo(unfiled, match, page);
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
    if (rows.length === 0) return 'stored';
    const next = pages.get(match)?.upto ?? nextPlace(match);
    if (rows.some(({ seq }, i) => seq !== next + i)) return 'taken';
    addTo(pages, match, pageOf(rows));
    return 'stored';
  });
  return { pages, answers };
}
const pageOf = (rows: readonly LogRow[]): Page => {
  const last = rows[rows.length - 1]!;
  return { seq: rows[0]!.seq, upto: last.seq + 1, wall: last.wall, rows: rows.map(pack) };
};
function addTo(pages: Pages, match: string, page: Page): number {
  const mine = pages.get(match);
  if (mine) {
    mine.rows.push(...page.rows);
    mine.upto = page.upto;
    mine.wall = page.wall;
  } else pages.set(match, { ...page, rows: [...page.rows] });
  return page.rows.length;
}

/** All pages of a commit: `[[match, page], …]`. */
const journalText = (pages: Pages): string =>
  `[${Array.from(pages, ([match, page]) => `[${JSON.stringify(match)},${pageText(page)}]`).join()}]`;
/** What a process before this one did not file. */
function readJournal(db: Database.Database): Pages {
  const pages: Pages = new Map();
  for (const { rows } of db.prepare('SELECT rows FROM journal ORDER BY n').all() as { rows: string }[])
    for (const [match, page] of JSON.parse(rows) as [string, Packed[]][]) addTo(pages, match, pageOf(page.map(unpack)));
  return pages;
}

/** From the journal to the matches, all or nothing. */
function file(db: Database.Database, unfiled: Pages): void {
  if (unfiled.size === 0) return;
  const insert = db.prepare('INSERT INTO input (match, seq, upto, wall, rows) VALUES (?, ?, ?, ?, ?)');
  db.transaction(() => {
    for (const [match, page] of unfiled) insert.run(match, page.seq, page.upto, page.wall, pageText(page));
    db.exec('DELETE FROM journal');
  })();
  unfiled.clear();
}
