import { existsSync } from 'node:fs';
import type { Database } from 'libsql';
import type { Log } from '../log.ts';
import { copyFile } from './own-file.ts';
import { inTransaction } from './sqlite-transaction.ts';
import { sumOf } from './sqlite-row.ts';
import { DELETE_ROWS, DELETE_SHEETS, ITS_ROWS } from './sqlite-sheet.ts';
import type { Damage, LogRow } from './store.ts';

type Summed = LogRow & { readonly sum: number; readonly isOwn: number };
export type Reader = {
  /**
   * The rows of a match up to the first that is damaged. Damaged rows, and those that depend on them, are set aside and
   * reported.
   */
  rows(match: string, from: number): LogRow[];
  readonly damage: readonly Damage[];
  /** Looks at every log, little by little. */
  lookAtAll(): void;
  close(): void;
};

/** Texts come as bytes: the driver ends the process over a text that is no longer UTF-8. */
const COLUMNS =
  'seq, at, wall, CAST(client AS BLOB) AS client, CAST(data AS BLOB) AS data, sum, input.match = sheet.match AS isOwn';
type Bytes = { readonly client: ArrayBuffer | null; readonly data: ArrayBuffer };
const textOf = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString();
const decoded = (row: Omit<Summed, keyof Bytes> & Bytes): Summed => ({
  ...row,
  client: row.client && textOf(row.client),
  data: textOf(row.data),
});

/** Reads the logs of a file and looks at their sums. `moved` hears of a match whose log has become shorter. */
export function logReader(db: Database, file: string, log: Log, moved: (match: string) => void): Reader {
  const all = db.prepare(`SELECT ${COLUMNS} FROM ${ITS_ROWS} ORDER BY sheet.first, input.id`);
  const damage: Damage[] = [];
  let kept: string | undefined;
  let timer: NodeJS.Immediate | undefined;

  const putAside = (match: string, from: number) => {
    kept ??= keepCopy(file);
    const found = { match, from, rows: moveRows(db, match, from) };
    damage.push(found);
    moved(match);
    log.error(
      { ...found, kept },
      'the log of a match is damaged: it goes on from its last whole line, and the damaged file is kept',
    );
  };
  const rows = (match: string, from: number): LogRow[] => {
    const found = (all.all(match, from) as (Omit<Summed, keyof Bytes> & Bytes)[]).map(decoded);
    const whole = found.findIndex((row, i) => !row.isOwn || row.seq !== from + i || row.sum !== sumOf(match, row));
    if (whole >= 0) putAside(match, from + whole);
    return (whole < 0 ? found : found.slice(0, whole)).map(({ sum: _, isOwn: __, ...row }) => row);
  };
  const look = (after: string) => {
    const [next] = db.prepare('SELECT MIN(match) AS match FROM sheet WHERE match > ?').all(after) as { match: string | null }[];
    if (!next?.match) return;
    rows(next.match, 0);
    timer = setImmediate(look, next.match);
  };
  return { rows, damage, lookAtAll: () => void (timer = setImmediate(look, '')), close: () => clearImmediate(timer) };
}

const KEPT = 'match, seq, at, wall, client, data, sum';
function moveRows(db: Database, match: string, from: number): number {
  return inTransaction(db, () => {
    db.exec(`CREATE TABLE IF NOT EXISTS damaged AS SELECT ${KEPT} FROM input WHERE 0`);
    db.prepare(`INSERT INTO damaged (${KEPT}) SELECT input.${KEPT} FROM ${ITS_ROWS}`).run(match, from);
    db.prepare('DELETE FROM snapshot WHERE match = ? AND seq > ?').run(match, from);
    const { changes } = db.prepare(DELETE_ROWS).run(match, from);
    db.prepare(DELETE_SHEETS).run(match, from);
    return changes;
  });
}

/** The file as it is found, with its write-ahead log. */
export function keepCopy(file: string): string {
  const kept = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFile(file + end, kept + end);
  return kept;
}
