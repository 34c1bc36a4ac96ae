import type { Refusal } from '@nightfall/kernel';
import type { ToClient } from '@nightfall/protocol';
import type { Shunned } from '../peace/shuns.ts';
import type { Packet } from './packet.ts';

/** A connection's view of a table: a player or a watcher. */
export type Member = {
  readonly person: string | null;
  readonly name: string;
  /** Where the connection comes from. */
  readonly address: string;
  /** The people this person has muted or blocked. */
  shunned: Shunned;
  send(message: ToClient): void;
  /** Ends the connection. */
  dismiss(): void;
  /** Closes the table for this member, with the reason. */
  turnOut(why: Refusal): void;
  /** The same message for many. */
  sendPacket(packet: Packet): void;
};
