import type { Entry, Frozen, Types } from '@nightfall/kernel';

/** The state of a match, so that it opens without being replayed. */
export type Chilled = {
  /** The version of the rules under which it was played. */
  readonly version: number;
  /** The log as JSON. */
  readonly log: string;
  readonly frozen: Frozen;
  /** States along the way: seeking starts at the nearest. */
  readonly snapshots: readonly (Types['state'] | undefined)[];
};

/** Everything a match in this browser needs to continue after a reload. */
export type Kept = {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly seed: string | null;
  /** Faces prepared by a guided game that have not been rolled yet. */
  readonly script: readonly (readonly number[])[];
  readonly guided: boolean;
  /** Left out by older versions: then the record is replayed. */
  readonly chilled?: Chilled;
};

export const logOf = ({ log }: Chilled): readonly Entry[] => JSON.parse(log) as readonly Entry[];
