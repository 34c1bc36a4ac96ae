import type { Game, Hint, Laying, Pass, Refusal, Seat, Setup, Types } from '@nightfall/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Camera, CameraPlan } from './camera/camera.ts';
import type { Clock } from './clock.ts';
import type { Ranks } from './ladder.ts';
import type { Memory } from './memory.ts';
import type { Sound } from './sound.ts';

/** A player's settings for all screens. */
export type Settings = {
  readonly motion: boolean;
  readonly sound: boolean;
  readonly contrast: 'normal' | 'high';
  readonly palette: 'night' | 'safe';
  /** The size of all words, as a part of what the browser is set to. */
  readonly text: 'usual' | 'large' | 'largest';
  /** Animation speed: 1 is normal, 2 twice as fast. */
  readonly speed: number;
  /** Does the game wait after each of its own steps until the player continues? */
  readonly steps: boolean;
  /** Are the numbers of the rules always shown? */
  readonly rules: boolean;
};
/** What an event means to a viewer: how the table presents it. */
export type Told = {
  /** `phase`: a part of the round begins. `card`: someone plays something. `reveal`: something is revealed. `move`: a piece moves. `chain`: one link of a chain of events. `moment`: something memorable, good or bad. */
  readonly kind: 'phase' | 'card' | 'reveal' | 'move' | 'chain' | 'moment';
  /** How a moment looks. */
  readonly tone?: 'good' | 'bad';
  /** The name of the thing, as shown on the board. */
  readonly title: string;
  /** What it does, in a sentence or two. */
  readonly text?: string;
  /** Who does it; if left out, the game itself. */
  readonly by?: Seat | undefined;
  /** The target: "the Goblin in Archer 3". */
  readonly at?: string | undefined;
  /** A picture of the thing. */
  readonly art?: ReactNode;
  /** The pieces that it is about. */
  readonly marks?: readonly string[];
  /** How long it stays at normal speed, in milliseconds; if left out, the default for its kind. */
  readonly hold?: number;
};
/** What a piece, a card or a place is. */
export type Inspected = {
  readonly name: string;
  /** Such as hit points: "Life", "2 of 3". */
  readonly numbers?: readonly (readonly [what: string, value: string | number])[];
  readonly text?: string | undefined;
  /** What it will do next, as far as anyone knows. */
  readonly next?: string | undefined;
  readonly rules?: readonly string[];
};
/** What has happened since the player's last decision. */
export type SinceThen<T extends Types = Types> = {
  readonly events: readonly T['event'][];
  readonly before: T['view'];
  readonly after: T['view'];
  readonly name: (seat: Seat) => string;
};

/** An event that flashes on the board while a clock runs. */
export type Flash<T extends Types = Types> = { readonly id: number; readonly event: T['event'] };
/** Playback pauses after a step: continue to the next one, or to the end of all of them. */
export type AtStep = { readonly goOn: () => void; readonly finish: () => void };

/** What the table gives a board. A board knows only what it is given, and no rules. */
export interface BoardProps<T extends Types = Types> {
  readonly game: Game<T>;
  /** While events are played this is still the view before them; then the new one. The view is the truth. */
  readonly view: T['view'];
  /** The seat that looks and acts here; null for a watcher and in a replay. */
  readonly seat: Seat | null;
  readonly name: (seat: Seat) => string;
  /** The id of this table; empty where nothing is played, as in a replay. */
  readonly table: string;
  /** Empty while events are played or when it is not this seat's decision. */
  readonly legal: readonly (T['move'] | Pass)[];
  /** Why a move may not be made now; undefined if it may. */
  readonly refusal: (move: T['move']) => Refusal | undefined;
  readonly play: (move: T['move'] | Pass) => void;
  /** Faces of real dice, typed in, where the game asks for them. */
  readonly typeDice: (faces: readonly number[]) => void;
  /** Says something to the others at the table; left out where there are none. */
  readonly say?: ((text: string) => void) | undefined;
  /** Lets a bot go first where bots wait for people; left out elsewhere. */
  readonly letOthers?: (() => void) | undefined;
  /** Shows a "why not" with its rule to the player. */
  readonly explain: (no: Refusal) => void;
  /** The event on show now; undefined when nothing is. */
  readonly event: T['event'] | undefined;
  /**
   * While a clock runs events are not played in turn: the view is there at once, and these are the events of the last moments.
   * Each stays for about a second; `id` grows, so that it can be a key.
   */
  readonly flashes: readonly Flash<T>[];
  /** The clock that runs against the players; undefined where there is none. */
  readonly clock: Clock | undefined;
  /** Who may act now, at this screen or elsewhere. */
  readonly acting: readonly Seat[];
  /** The seats of this screen that may act now, more than one where one person holds several. */
  readonly hands: readonly Seat[];
  /** Looks and acts from another of this person's seats. */
  readonly sit: (seat: Seat) => void;
  /** This person's inputs that are already shown but not yet confirmed by the table. */
  readonly pending: readonly (T['move'] | Pass)[];
  /** What the board remembers about this table: the selected card, the tool in hand. */
  readonly memory: Memory;
  /** Where the player looks: the board may ask it to show a piece. */
  readonly camera: Camera;
  /** Set while the game pauses after an automatic step. */
  readonly atStep?: AtStep | undefined;
  /** From now on the game pauses after no step, also in a lesson that began with pauses. */
  readonly noPauses: () => void;
  /** Pieces that a log line or a hint lights up. */
  readonly lit: readonly string[];
  /** What has changed since the player's turn, until it is dismissed: for signs of things that are gone. */
  readonly changed: readonly string[];
  /** Tells the table which piece the player looks at, so that its log lines light up. */
  readonly look: (mark: string | undefined) => void;
  readonly hint: Hint<T> | undefined;
  readonly settings: Settings;
}

/** One step of a guided first game: shown as soon as `when` holds, until `until` holds or the player dismisses it. */
export type GuideStep<T extends Types = Types> = {
  readonly id: string;
  readonly text: string;
  /** The text for a touch screen, where `text` speaks of a mouse or of keys. */
  readonly touch?: string;
  readonly rule: string;
  /** CSS selector, within the table, of the element it speaks of. */
  readonly at?: string;
  readonly when: (v: T['view']) => boolean;
  readonly until?: (v: T['view']) => boolean;
  /** The last page of the lesson, which leads on to a real game; also shown at the end of a game that never came to it. */
  readonly isLast?: true;
};
/** Maps a view and the dice requested now to their faces. */
export type Rig<T extends Types = Types> = (v: T['view'], sides: readonly number[]) => readonly number[] | undefined;
/** A prepared first game: a position or a setup, fixed dice, and bubbles. It can be left at any time. */
export type Guide<T extends Types = Types> = {
  readonly title: string;
  readonly setup: Setup;
  /** The faces to roll, in order; after them, dice are random. */
  readonly dice: readonly (readonly number[])[];
  /** Faces that suit the choices the player has made; undefined means random. Used when `dice` has run out. */
  readonly rig?: Rig<T>;
  /** The player's seat; by default the first. */
  readonly seat?: Seat;
  /** Levels of the bots in the other seats, in their order. */
  readonly bots: readonly string[];
  /** Playback waits for the player after each step of the game, as with `settings.steps`; by default it goes on by itself. */
  readonly isByHand?: boolean;
  readonly steps: readonly GuideStep<T>[];
};

/** One page of the player's book: no clause numbers, no engine words. */
export type BookPage = {
  readonly id: string;
  readonly title: string;
  /** Markdown, a few short paragraphs or a list. */
  readonly text: string;
  readonly Picture?: ComponentType;
};
/** The player's book for the options of this match; its first page is the game in six lines. */
export type PlayersBook = (setup: Setup) => readonly BookPage[];

/** A finished game retold from its record: at most five sentences, such as the decisive turn, the near miss, the person lost. */
export type Story = (record: string, name: (seat: Seat) => string) => readonly string[];
/** One step that pulls into another game: why, what its button says, and the setup; left out: the same again. */
export type NextGame = { readonly why: string; readonly name: string; readonly setup?: Setup };

/** A guided first game by its name; the guide itself is loaded when it begins. */
export type Lesson<T extends Types = Types> = Pick<Guide<T>, 'title'> & { readonly load: () => Promise<Guide<T>> };

/** What the page for a new game needs. A board package exports it as the default of `src/setup.ts`, so that the page waits neither for the board nor for the rules. */
export interface SetupModule<T extends Types = Types> {
  readonly game: Laying<T>;
  /** Guided first games, at most one for each seat; the first is for newcomers. */
  readonly guides?: readonly Lesson<T>[];
  /** Editor for the options of kind `data`, and presets, on the new-game page. */
  readonly SetupExtra?: ComponentType<{ setup: Setup; change: (setup: Setup) => void }>;
  /** Options that `SetupExtra` draws by itself. */
  readonly ownOptions?: readonly string[];
}

/** What a game's board package exports as its default. */
export interface BoardModule<T extends Types = Types> extends SetupModule<T> {
  readonly game: Game<T>;
  /** The rulebook as Markdown, loaded when someone opens it: `() => import('@nightfall/<game>/rulebook.md?raw')`. */
  readonly rulebook: () => Promise<{ readonly default: string }>;
  /** A few illustrated pages for players, loaded when someone opens them: `() => import('./book/book.tsx')`. */
  readonly playersBook?: () => Promise<{ readonly default: PlayersBook }>;
  /** The drawn board, which fills its box and scales with it. Pieces bear their mark as `data-mark`: people online point at them. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** How the board is shown on a screen that is too small for it as a whole. */
  readonly camera?: CameraPlan & {
    /** The mark to show first: the player's own figure, the fire; null shows the whole board. */
    readonly first?: (view: T['view'], seat: Seat | null) => string | null | undefined;
    /** A small map of the whole board, shown in a corner while only part of the board is visible. */
    readonly Minimap?: ComponentType<BoardProps<T>>;
  };
  /** Seats and their possessions: next to the board on wide screens, in a sheet on narrow ones. */
  readonly Side?: ComponentType<BoardProps<T>>;
  /** Who sits there, by the role, before anything is dealt; by default the first letter of the name. */
  readonly SeatPicture?: ComponentType<{ readonly seat: Seat }>;
  /** Buttons of this game inside the prompt bar; by default one button per legal move. */
  readonly Controls?: ComponentType<BoardProps<T>>;
  /** Ranks by score, the best first; `About.score` says whether high or low is better. */
  readonly ranks?: Ranks;
  /** How well the players are doing, by the game's own measure; higher is better. Its largest changes are the turning points. */
  readonly measure?: (view: T['view']) => number;
  /** One short sentence for a turning point; by default the `summary` of it, or its log. */
  readonly turning?: (since: SinceThen<T>) => string | undefined;
  /** The table at a turning point as a small picture, where one tells more than words. */
  readonly Snapshot?: ComponentType<{ readonly view: T['view'] }>;
  /** The story of a finished game, loaded then: `() => import('./review/story.ts')`. */
  readonly story?: () => Promise<{ readonly default: Story }>;
  /** What to play after a game that ended like this; undefined where nothing pulls. */
  readonly next?: (view: T['view'], setup: Setup) => NextGame | undefined;
  /** A finished game in a few lines without spoilers; by default, how it ended. */
  readonly shareText?: (view: T['view']) => string;
  /** What the table shows after the end: review, share text, printable sheet. */
  readonly Review?: ComponentType<BoardProps<T> & { readonly record: () => string }>;
  /** How long an event is shown, in milliseconds at speed 1; 0 skips it. */
  readonly duration?: (event: T['event']) => number;
  /** How the table presents an event so that players can follow it; undefined if it is only drawn on the board. */
  readonly tell?: (event: T['event'], view: T['view'], name: (seat: Seat) => string) => Told | undefined;
  /** While events play, the prompt bar shows them line by line instead of the previous question, the player's own as well; it must have room for two lines. */
  readonly narrates?: boolean;
  /** Rules whose lines the log leaves out because everyone sees them on the board, many times a minute. Screen readers still announce them. */
  readonly unlogged?: readonly string[];
  /** Describes the piece with this mark when a player points at it, long-presses it or presses I; undefined if its label is enough. */
  readonly inspect?: (mark: string, view: T['view'], name: (seat: Seat) => string) => Inspected | undefined;
  /** One short sentence for what others did since the player's last decision ("Three explosions, ten new fires, V2 died"). */
  readonly summary?: (since: SinceThen<T>) => string | undefined;
  /**
   * With `settings.steps`: does this event end a step, so that the player must continue by hand? `next` is undefined at the end,
   * `mine` are the seats that people hold at this screen.
   */
  readonly endsStep?: (event: T['event'], next: T['event'] | undefined, mine: readonly Seat[]) => boolean;
  /** Does the board draw the buttons of `atStep` itself? By default the prompt bar does. */
  readonly drawsSteps?: boolean;
  /** The sound of an event; by default a soft tick. */
  readonly sound?: (event: T['event']) => Sound | undefined;
}
