import type { Game, Hint, Pass, Refusal, Result, Seat, Types, Waiting } from '@nightfall/kernel';

/** A line of the log as this screen may see it; `seq` is the input it followed from. */
export type LogLine = { readonly seq: number; readonly text: string; readonly rule: string; readonly marks: readonly string[] };

/** Who sits where. `level` names a bot's way of playing; `present` is false while a person is away. */
export type Sitter = {
  readonly name: string;
  readonly by: 'person' | 'bot' | 'nobody';
  readonly level?: string;
  readonly present?: boolean;
};

/** Everything a screen shows at one moment. A new object after every change. */
export type Moment<T extends Types = Types> = {
  /** Inputs played so far. */
  readonly seq: number;
  readonly view: T['view'];
  /** Whose eyes and hands; null for a watcher. */
  readonly seat: Seat | null;
  /** The seats that people hold at this screen. */
  readonly mine: readonly Seat[];
  /** Those of them that may act now: more than one where several are asked at once. */
  readonly hands: readonly Seat[];
  readonly waiting: Waiting;
  /** What led here from the moment before; a jump (undo, seek) has none. */
  readonly events: readonly T['event'][];
  readonly jump: boolean;
  readonly log: readonly LogLine[];
  readonly result: Result | undefined;
  readonly sitters: readonly Sitter[];
  readonly back: Back;
  /** Does the device go to somebody who may not see what was shown before? Then a cover comes first. */
  readonly handOver: boolean;
  /** Something the table should know, such as a lost connection; undefined when all is well. */
  readonly notice?: string;
  readonly chat?: readonly ChatLine[];
  /** Something the table asks this screen; `answer` of the session says yes or no. */
  readonly question?: { readonly text: string; readonly yes: string; readonly no: string };
};
/** Why each may not be done now; undefined if it may. */
export type Back = {
  readonly undo: Refusal | undefined;
  readonly redo: Refusal | undefined;
  readonly reset: Refusal | undefined;
  /** What the button says that undoes more than is free ("Take it back anyway"); undefined if that cannot be. */
  readonly beyond: string | undefined;
};
type ChatLine = { readonly from: string; readonly text: string };

/** A match as a screen plays it, wherever the rules run. */
export interface Session<T extends Types = Types> {
  readonly id: string;
  readonly game: Game<T>;
  /** The latest moment; the table may still be playing the events that led to it. */
  now(): Moment<T>;
  /** Tells of every new moment, in order. */
  listen(heard: (moment: Moment<T>) => void): () => void;
  /** What is refused is told and changes nothing. */
  play(move: T['move'] | Pass): Promise<Refusal | undefined>;
  typeDice(faces: readonly number[]): Promise<Refusal | undefined>;
  /** `beyond`: more than is free to take back, where the table agrees. */
  undo(beyond?: boolean): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  /** Back to the start of this seat's turn. */
  reset(): Promise<Refusal | undefined>;
  hint(): Promise<Hint<T> | undefined>;
  /** Looks and acts from another of this screen's seats. */
  sit(seat: Seat): void;
  /** The whole match as text. */
  record(): string;
  say?(text: string): void;
  answer?(yes: boolean): void;
  /** Stops bots and connections. */
  close(): void;
}

export const nameOf = (sitters: readonly Sitter[]) => (seat: Seat) => sitters[seat]?.name ?? `Player ${seat + 1}`;
