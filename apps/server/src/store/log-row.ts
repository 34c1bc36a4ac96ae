import { crc32 } from 'node:zlib';
import type { Value } from './sql.ts';
import type { LogRow } from './store.ts';

/** A row of the log as it is kept: with a checksum, by which a damaged one is known. */
export type KeptRow = LogRow & { readonly sum: number | null };

const PLACE = '(?, ?, ?, ?, ?, ?, ?)';
/** One statement for all rows, so that they are stored all or not at all. */
export const insertRows = (count: number): string =>
  `INSERT INTO input (match, seq, at, wall, client, data, sum) VALUES ${Array.from({ length: count }, () => PLACE).join(', ')}`;
export const rowValues = (match: string, rows: readonly LogRow[]): Value[] =>
  rows.flatMap((row) => [match, row.seq, row.at, row.wall, row.client, row.data, sumOf(match, row)]);

const sumOf = (match: string, { seq, at, wall, client, data }: LogRow): number =>
  crc32(`${match} ${seq} ${at} ${wall} ${client} ${data}`);
/** Servers before 0.2.0 stored no checksums in PostgreSQL. */
export const isWhole = (match: string, row: KeptRow): boolean => row.sum === null || row.sum === sumOf(match, row);
