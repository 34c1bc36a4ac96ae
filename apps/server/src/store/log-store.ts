import type { Appended, LogRow } from './store.ts';

/** The logs of the matches: what is written most, so each database has its own way. */
export interface LogStore {
  /** Stores all rows or none. */
  append(match: string, rows: readonly LogRow[]): Promise<Appended>;
  rows(match: string, from: number): Promise<LogRow[]>;
  /** Puts all that was appended where statements on `input` find it. */
  settle(): Promise<void>;
}
