export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };
export type Statement = readonly [text: string, ...values: Value[]];

/** What the two databases have in common. Places for values are written `?`. */
export interface Sql {
  all(text: string, ...values: Value[]): Promise<Row[]>;
  /** Answers how many rows were changed. */
  run(text: string, ...values: Value[]): Promise<number>;
  /** Statements that happen all or not at all. */
  together(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}
