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
  yes: 'Yes',
  no: 'No',
  'good-night': 'Good night',
} as const;
export type PhraseId = keyof typeof PHRASES;

/** Somebody points at a piece or a place. */
export type Ping = { readonly name: string; readonly mark: string };

/** What people at several screens share beside the game. */
export interface Company {
  say(text: string): void;
  phrase(phrase: PhraseId): void;
  point(mark: string): void;
  onPing(heard: (ping: Ping) => void): () => void;
  /** Answers the question of the moment. */
  answer(yes: boolean): void;
  /** Hands a seat to a bot, or with null takes it back. */
  handOver(seat: Seat, level: string | null): Promise<Refusal | undefined>;
  /** Leaves the own seats. */
  rise(): Promise<Refusal | undefined>;
}
