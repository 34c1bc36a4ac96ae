import type { Heard, LogRow, SnapshotRow } from './store.ts';

/** The logs of the matches and what they come to: what is written most, so each database has its own way. */
export interface LogStore {
  /** Stores all rows or none. */
  append(match: string, rows: readonly LogRow[], heard: Heard): void;
  rows(match: string, from: number): Promise<LogRow[]>;
  saveSnapshot(match: string, snapshot: SnapshotRow): Promise<void>;
  snapshot(match: string): Promise<SnapshotRow | undefined>;
  /** Puts all that was appended where statements on `input` find it. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Of two snapshots the later one stays. */
export const SAVE_SNAPSHOT = `INSERT INTO snapshot (match, seq, data) VALUES (?, ?, ?)
  ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE snapshot.seq < excluded.seq`;
export const READ_SNAPSHOT = 'SELECT seq, data FROM snapshot WHERE match = ?';
