import { crc32 } from 'node:zlib';
import type { Value } from './sql.ts';
import { LINES } from './sqlite-sheet.ts';
import type { LogRow } from './store.ts';

/** A row of the log as SQLite keeps it: at its place on a sheet, and with a sum, by which a damaged one is known. */
export const INSERT_ROW = 'INSERT INTO input (id, match, seq, at, wall, client, data, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
export const rowValues = (sheet: number, match: string, row: LogRow): Value[] => [
  LINES * sheet + (row.seq % LINES),
  match,
  row.seq,
  row.at,
  row.wall,
  row.client,
  row.data,
  sumOf(match, row),
];
export const sumOf = (match: string, { seq, at, wall, client, data }: LogRow): number =>
  crc32(`${match} ${seq} ${at} ${wall} ${client} ${data}`);
