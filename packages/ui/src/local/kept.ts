import type { Entry, Frozen, Types } from '@nightfall/kernel';
import { isControl, type Line } from '@nightfall/protocol';

/** The state of a match, so that it opens without being replayed. */
export type Chilled = {
  /** The version of the rules under which it was played. */
  readonly version: number;
  /** The lines of the table as JSON. */
  readonly log: string;
  readonly frozen: Frozen;
  /** States along the way: seeking starts at the nearest. */
  readonly snapshots: readonly (Types['state'] | undefined)[];
};

type NightKept = { readonly date: string; readonly counts: boolean };

/** Everything a match in this browser needs to continue after a reload. */
export type Kept = {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly seed: string | null;
  /** Faces prepared by a guided game that have not been rolled yet. */
  readonly script: readonly (readonly number[])[];
  readonly guided: boolean;
  /** The night it was played for; `counts`: it was the first try. */
  readonly night?: NightKept | undefined;
  /** How many hints were given; left out by older versions. */
  readonly hints?: number | undefined;
  /** A lesson: its last page has come. */
  readonly isTaught?: boolean | undefined;
  /** Somebody chose faces of its dice: such a game counts nowhere. */
  readonly handpicked?: boolean | undefined;
  /** Left out by older versions: then the record is replayed. */
  readonly chilled?: Chilled;
};

export const linesOf = ({ log }: Chilled): readonly Line[] => JSON.parse(log) as readonly Line[];
export const entriesOf = (lines: readonly Line[]): readonly Entry[] => lines.filter((line): line is Entry => !isControl(line));
