import type { Seat } from '@nightfall/kernel';
import type { TableItem } from '@nightfall/table';
import type { Lost } from '../table/lost-seats.ts';

/** What one node tells the others: that there is something new. The store has it. */
export type Item =
  | TableItem
  /** The links were replaced. */
  | { readonly k: 'keys'; readonly m: string }
  /** Someone has lost a seat. */
  | { readonly k: 'lost'; readonly m: string; readonly person: string; readonly lost: Lost }
  /** Someone with the link of a taken seat asks for it. */
  | { readonly k: 'want'; readonly m: string; readonly seat: Seat; readonly name: string; readonly from: string }
  | { readonly k: 'chat'; readonly m: string; readonly n: number }
  | { readonly k: 'ping'; readonly m: string; readonly seat: Seat | null; readonly mark: string; readonly from: string }
  | { readonly k: 'next'; readonly m: string; readonly to: string; readonly seat: Seat }
  | { readonly k: 'gone'; readonly m: string }
  /** A person has muted, unmuted, blocked or unblocked someone. */
  | { readonly k: 'mutes'; readonly person: string }
  /** The host has closed or opened something. */
  | { readonly k: 'bans' }
  /** The host announces something, or nothing any more. */
  | { readonly k: 'announcement' }
  /** Something may have been missed: reload everything. */
  | { readonly k: 'missed' };

export interface PubSub {
  /** Is there no other node? */
  readonly isAlone: boolean;
  publish(item: Item): void;
  /** Called with items from other nodes, never with our own. */
  subscribe(hear: (item: Item, node: string) => void): void;
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const ALONE: PubSub = {
  isAlone: true,
  publish: () => undefined,
  subscribe: () => undefined,
  close: async () => undefined,
};
