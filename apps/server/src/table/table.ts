import type { Refusal } from '@nightfall/kernel';
import type { Member as AnyMember, Table as AnyTable } from '@nightfall/table';
import type { Muted } from '../moderation/mutes.ts';
import type { Lost } from './lost-seats.ts';

/** A connection's view of a table: a player or a watcher. */
export type Member = AnyMember & {
  readonly name: string;
  /** Where the connection comes from. */
  readonly address: string;
  /** The people this person has muted or blocked. */
  muted: Muted;
  /** Ends the connection. */
  dismiss(): void;
  /** Closes the table for this member, with the reason. */
  turnOut(why: Refusal): void;
};

/** A table on this server. */
export type Table = AnyTable<Member> & {
  /** People who lost a seat since the table was opened, by person. */
  readonly lost: Map<string, Lost>;
};
