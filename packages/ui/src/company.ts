import type { Refusal, Seat } from '@nightfall/kernel';

/** What is said with one press; the server knows the ids, the words are ours. */
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
export type PhraseId = keyof typeof PHRASES;

/** Somebody points at a piece or a place. */
export type Ping = { readonly name: string; readonly mark: string };

/** Takes somebody off the table; makes all links anew, so that the old ones end. */
export interface Host {
  remove(seat: Seat): Promise<Refusal | undefined>;
  renew(): Promise<Refusal | undefined>;
}

/** Somebody else at the table: who sits there, or who said a line. `how`: what this person wants of them no longer. */
export type Other = {
  readonly name: string;
  readonly whom: { readonly seat: Seat } | { readonly line: number };
  readonly how: 'mute' | 'block' | undefined;
};
/** What everybody may do about others who disturb them. */
export interface Peace {
  readonly others: readonly Other[];
  /** Hears nothing of them any more; `block`: nor lets them to the own matches. Null takes it back. */
  shun(whom: Other['whom'], how: 'mute' | 'block' | null): Promise<Refusal | undefined>;
  /** Tells the person who runs the server; answers what went wrong. */
  report(text: string): Promise<{ readonly text: string } | undefined>;
}

/** What people at several screens share beside the game. */
export interface Company {
  /** `toSide`: only the own side hears it. */
  say(text: string, toSide?: boolean): void;
  /** Are there others of the own side to whom one may speak apart from the rest? */
  readonly hasSide?: boolean;
  phrase(phrase: PhraseId): void;
  point(mark: string): void;
  onPing(heard: (ping: Ping) => void): () => void;
  /** Answers the question of the moment. */
  answer(yes: boolean): void;
  /** Hands a seat to a bot, or with null takes it back. */
  handOver(seat: Seat, level: string | null): Promise<Refusal | undefined>;
  /** Leaves the own seats. */
  rise(): Promise<Refusal | undefined>;
  /** What only the one who began the match may do; undefined for the others. */
  readonly host?: Host | undefined;
  readonly peace?: Peace;
}
