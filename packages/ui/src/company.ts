import type { Refusal, Seat } from '@nightfall/kernel';

/** Quick phrases; the server knows the ids, the words are ours. */
export const PHRASES = {
  hello: 'Hello',
  'well-played': 'Well played',
  thanks: 'Thank you',
  sorry: 'Sorry',
  wait: 'Wait a moment',
  hurry: 'Please hurry',
  help: 'I need help',
  'go-ahead': 'Go ahead',
  yes: 'Yes',
  no: 'No',
  'good-night': 'Good night',
} as const;
/** Reactions in one tap: a sign, and what it means. */
export const REACTIONS = {
  clap: ['👏', 'Applause'],
  laugh: ['😄', 'Laughter'],
  gasp: ['😮', 'A gasp'],
  heart: ['💛', 'Affection'],
  moon: ['🌙', 'A quiet nod'],
} as const;
export type PhraseId = keyof typeof PHRASES | keyof typeof REACTIONS;

/** Someone points at a piece or a place. */
export type Ping = { readonly name: string; readonly mark: string };

/** Removes someone from the table; replaces all links, so that the old ones stop working. */
export interface Host {
  remove(seat: Seat): Promise<Refusal | undefined>;
  renew(): Promise<Refusal | undefined>;
}

/** Another person at the table, seated or only talking. `how`: whether this person has muted or blocked them. */
export type Other = {
  readonly name: string;
  readonly whom: { readonly seat: Seat } | { readonly line: number };
  readonly how: 'mute' | 'block' | undefined;
};
/** What anyone can do about disruptive people. */
export interface Moderation {
  readonly others: readonly Other[];
  /** Mutes them; `block` also keeps them away from this person's matches. Null undoes it. */
  mute(whom: Other['whom'], how: 'mute' | 'block' | null): Promise<Refusal | undefined>;
  /** Reports to the person who runs the server; resolves to what went wrong. */
  report(text: string): Promise<{ readonly text: string } | undefined>;
}

/** What people at several screens share apart from the game. */
export interface Company {
  /** `toSide`: only this person's side hears it. */
  say(text: string, toSide?: boolean): void;
  /** Are there others on this person's side to talk to in private? */
  readonly hasSide?: boolean;
  phrase(phrase: PhraseId): void;
  point(mark: string): void;
  onPing(heard: (ping: Ping) => void): () => void;
  /** Answers the question of the moment. */
  answer(yes: boolean): void;
  /** Hands a seat to a bot, or with null takes it back. */
  handOver(seat: Seat, level: string | null): Promise<Refusal | undefined>;
  /** The same game again with the same people, or another one; the others are invited. Resolves to the new table. */
  rematch(game?: string): Promise<string | Refusal>;
  /** Leaves this person's seats. */
  rise(): Promise<Refusal | undefined>;
  /** What only the person who started the match may do; undefined for the others. */
  readonly host?: Host | undefined;
  readonly moderation?: Moderation;
}
