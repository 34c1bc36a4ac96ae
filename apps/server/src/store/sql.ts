export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };

/** What the two databases have in common. Places for values are written `?`. */
export interface Sql {
  all(text: string, ...values: Value[]): Promise<Row[]>;
  /** Answers how many rows were changed. */
  run(text: string, ...values: Value[]): Promise<number>;
  /** Statements that happen all or not at all. */
  together(statements: readonly (readonly [text: string, ...values: Value[]])[]): Promise<void>;
  close(): Promise<void>;
}
