import type { Appended, LogRow } from './store.ts';

export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };

/** What the two databases have in common. Places for values are written `?`. */
export interface Sql {
  all(text: string, ...values: Value[]): Promise<Row[]>;
  /** Answers how many rows were changed. */
  run(text: string, ...values: Value[]): Promise<number>;
  /** Statements that happen all or not at all. */
  together(statements: readonly (readonly [text: string, ...values: Value[]])[]): Promise<void>;
  append(match: string, rows: readonly LogRow[]): Promise<Appended>;
  close(): Promise<void>;
}

const PLACE = '(?, ?, ?, ?, ?, ?)';
/** One statement for all rows, so that they are stored all or not at all. */
export const insertRows = (count: number): string =>
  `INSERT INTO input (match, seq, at, wall, client, data) VALUES ${Array.from({ length: count }, () => PLACE).join(', ')}`;
export const rowValues = (match: string, rows: readonly LogRow[]): Value[] =>
  rows.flatMap((row) => [match, row.seq, row.at, row.wall, row.client, row.data]);
