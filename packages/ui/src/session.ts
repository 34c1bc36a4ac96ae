import type { Game, Hint, Pass, Prospect, Refusal, Result, Seat, SeatName, Setup, Types, Waiting } from '@nightfall/kernel';
import type { Company } from './company.ts';
import type { Clock } from './clock.ts';

/** A line of the log as this screen may see it; `seq` is the input it followed from. */
export type LogLine = {
  readonly seq: number;
  readonly text: string;
  readonly rule: string;
  readonly marks: readonly string[];
  /** It opens a passage, 1 the largest, and is left out if nothing happens in it. */
  readonly heading?: number;
};

/** Who sits where. `level` names a bot's way of playing; `present` is false while a person is away. */
export type Sitter = {
  readonly name: string;
  readonly by: 'person' | 'bot' | 'nobody';
  /** What the game calls this seat, and the side that it plays for, where it has several. */
  readonly role?: SeatName;
  readonly level?: string;
  readonly present?: boolean;
  /** Does the seat belong to a person, although a bot plays it for now? */
  readonly lent?: boolean;
  /** From when on, by this device's clock, others may lend the seat of this person to a bot. */
  readonly lendsAt?: number;
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
  /** Those of them that the person holds who looks now: these eyes may look from any of them. */
  readonly own: readonly Seat[];
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
  /** This person's inputs that are already shown but not yet confirmed by the table. */
  readonly pending?: readonly (T['move'] | Pass)[];
  /** The device goes to the person in this seat, who may see other things: nothing secret is in this moment. `uncover` ends it. */
  readonly cover?: Seat;
  /** Does the log have more to tell of what was before? `earlier` tells it. */
  readonly hasEarlier?: boolean;
  /** The clock that runs against the players. */
  readonly clock?: Clock;
  /** The clock goes on at this moment of the device's time: a countdown runs. */
  readonly resumes?: number;
  /** Something the table should know, such as who is away. */
  readonly notice?: string;
  /** Something is wrong that the table does not decide, such as a lost connection; undefined when all is well. */
  readonly trouble?: string;
  /** Why this screen may not play at all for now, though it sits at the table. */
  readonly stop?: Stop;
  readonly chat?: readonly ChatLine[];
  /** Something the table asks this screen; `answer` of the company says yes or no. */
  readonly question?: Question;
};
/** Why each may not be done now; undefined if it may. */
export type Back = {
  readonly undo: Refusal | undefined;
  readonly redo: Refusal | undefined;
  readonly reset: Refusal | undefined;
  /** What the button says that undoes more than is free ("Take it back anyway"); undefined if that cannot be. */
  readonly beyond: string | undefined;
};
const AGAINST_TIME: Refusal = { rule: 'match', code: 'CLOCK', text: "You can't undo while the clock is running." };
/** While a clock runs nobody takes anything back, and nobody works out what could be. */
export const NO_WAY_BACK: Back = { undo: AGAINST_TIME, redo: AGAINST_TIME, reset: AGAINST_TIME, beyond: undefined };
/** What stops a screen; `remedy` is what its button says that ends it, undefined for those who cannot. */
export type Stop = { readonly no: Refusal; readonly remedy: string | undefined };
/** `n` is the place in the talk. */
export type ChatLine = {
  readonly n: number;
  readonly from: string;
  readonly text: string;
  readonly own: boolean;
  /** Only the own side hears it. */
  readonly toSide: boolean;
};
/** `about` are the lines of the log that it is about. */
export type Question = {
  readonly text: string;
  readonly about: readonly string[];
  readonly yes: string;
  readonly no: string;
};

/** A match as a screen plays it, wherever the rules run. */
export interface Session<T extends Types = Types> {
  readonly id: string;
  readonly game: Game<T>;
  readonly setup: Setup;
  /** The latest moment; the table may still be playing the events that led to it. */
  now(): Moment<T>;
  /** Tells of every new moment, in order. */
  listen(heard: (moment: Moment<T>) => void): () => void;
  /** A refusal is reported and changes nothing. */
  play(move: T['move'] | Pass): Promise<Refusal | undefined>;
  typeDice(faces: readonly number[]): Promise<Refusal | undefined>;
  /** `beyond`: more than is free to take back, where the table agrees. */
  undo(beyond?: boolean): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  /** Back to the start of this seat's turn. */
  reset(): Promise<Refusal | undefined>;
  /** A hint for whoever decides; `tell` gets its odds as soon as they are reckoned, unless the game goes on before. */
  hint(tell?: (prospect: Prospect<T>) => void): Promise<Hint<T> | undefined>;
  /** Why this table gives no hints and takes back only what is free; undefined where it helps. */
  readonly strict?: string | undefined;
  /** Looks and acts from another of this screen's seats. */
  sit(seat: Seat): void;
  /** The person the device was passed to is ready. */
  uncover?(): void;
  /** Tells an earlier part of the log. */
  earlier?(): void;
  /** Stops the clock; nobody can play. */
  pause(): Promise<Refusal | undefined>;
  /** Ends what stops this screen: `stop` of the moment. */
  goOn(): Promise<Refusal | undefined>;
  /** Where anyone may go first and bots wait for people: lets the bots go ahead. */
  letOthers(): void;
  /** The whole match as text. */
  record(): string;
  /** The others, where people sit at several screens. */
  readonly company?: Company | undefined;
  /** Stops bots and connections. */
  close(): void;
}

export const nameOf = (sitters: readonly Sitter[]) => (seat: Seat) => sitters[seat]?.name ?? `Player ${seat + 1}`;
