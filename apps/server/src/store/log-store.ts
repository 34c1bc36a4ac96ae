import type { Statement } from './sql.ts';
import type { Damage, Heard, LogRow } from './store.ts';

/** The logs of the matches. They are written most, so each database has its own implementation. */
export interface LogStore {
  /** Stores all rows or none. */
  append(match: string, rows: readonly LogRow[], heard: Heard): void;
  rows(match: string, from: number): Promise<LogRow[]>;
  /** Statements that store the first rows of a match together with the match. */
  insertion(match: string, rows: readonly LogRow[]): Statement[];
  /** Statements that delete all rows of a match. */
  deletion(match: string): Statement[];
  /** A scalar query: when something was last written into the log of the row of `match` around it. */
  readonly latest: string;
  readonly damage: readonly Damage[];
  /** The match was deleted. */
  forget(match: string): void;
}
