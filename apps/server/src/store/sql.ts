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
const inserts: string[] = [];
/** One statement for all rows, so that they are stored all or not at all. */
export function insertRows(count: number): string {
  const known = inserts[count];
  if (known !== undefined) return known;
  const places = Array.from({ length: count }, () => PLACE).join(', ');
  return (inserts[count] = `INSERT INTO input (match, seq, at, wall, client, data) VALUES ${places}`);
}
export function rowValues(match: string, rows: readonly LogRow[], values: Value[] = []): Value[] {
  for (const row of rows) values.push(match, row.seq, row.at, row.wall, row.client, row.data);
  return values;
}
