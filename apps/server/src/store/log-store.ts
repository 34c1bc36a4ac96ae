import type { Statement } from './sql.ts';
import type { Damage, Heard, LogRow } from './store.ts';

/** The logs of the matches. They are written most, so each database has its own implementation. */
export interface LogStore {
  /** Stores all rows or none. */
  append(match: string, rows: readonly LogRow[], heard: Heard): void;
  rows(match: string, from: number): Promise<LogRow[]>;
  /** Statements that store the first rows of a match together with the match. */
  insertion(match: string, rows: readonly LogRow[]): Statement[];
  readonly damage: readonly Damage[];
  /** The match was deleted. */
  forget(match: string): void;
}
