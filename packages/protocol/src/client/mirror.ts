import {
  type Game,
  type Input,
  type Json,
  Match,
  type Refusal,
  type Result,
  type Seat,
  type Types,
  apply,
  isFaults,
  waitingFor,
  type Waiting,
} from '@nightfall/kernel';
import {
  type ChatLine,
  type ClockInfo,
  type Line,
  type SeatInfo,
  START,
  type Standing,
  type TableMessage,
  type Told,
  type ToClient,
  isControl,
  patch,
  stand,
} from '../index.ts';

/** What a message brought: events to play, and whether the view jumped (an undo, a correction, a first look). */
export type Heard<T extends Types> = { readonly events: readonly T['event'][]; readonly jump: boolean };
const NOTHING = { events: [], jump: false } as const;

type Guess<T extends Types> = { readonly id: number; readonly input: Input<T> };

/** A table as this client knows it. It follows the server, and runs ahead of it by the own inputs that have no answer yet. */
export class Mirror<T extends Types = Types> {
  readonly game: Game<T>;
  readonly chat: ChatLine[] = [];
  head: TableMessage['head'] | undefined;
  sync: 'inputs' | 'views' = 'inputs';
  you: readonly Seat[] = [];
  isHost = false;
  seats: readonly SeatInfo[] = [];
  standing: Standing = START;
  result: Result | undefined;
  seed: string | null = null;
  next: string | null = null;
  /** How many lines of the log are known. */
  n = 0;
  /** How many inputs stand. */
  inputs = 0;
  clock: ClockInfo = null;
  /** Who let the clock stand last, and why. */
  pause: Extract<Line, { type: 'pause' }> | undefined;
  /** Games without secrets: the whole match. */
  match: Match<T> | undefined;
  #view: T['view'] | undefined;
  #ahead: T['state'] | undefined;
  #guesses: Guess<T>[] = [];
  #ids = 0;
  #since = { match: 0, wall: 0 };
  /** The lines that the table message has counted in already: its time is later than theirs. */
  #counted = 0;

  constructor(game: Game<T>) {
    this.game = game;
  }

  /** What these eyes see now; undefined until the table has answered. */
  get view(): T['view'] | undefined {
    if (this.sync === 'views') return this.#view;
    const state = this.#ahead ?? this.match?.state;
    return state && this.game.view(state, this.you[0] ?? null);
  }
  get waiting(): Waiting {
    const { view } = this;
    return view ? waitingFor(this.game.book, view) : { for: 'nobody' };
  }
  /** Match time now. */
  time(wall = Date.now()): number {
    return this.#since.match + (this.standing.paused ? 0 : wall - this.#since.wall);
  }

  /** Shows an own input before the server has answered. It is forgotten with `settle`. */
  guess(input: Input<T>): { readonly id: number; readonly heard: Heard<T>; readonly no: Refusal | undefined } {
    const id = this.#ids++;
    if (this.sync === 'views' || !this.match) return { id, heard: NOTHING, no: undefined };
    const events: T['event'][] = [];
    const state = this.#ahead ?? this.game.clone(this.match.state);
    const no = apply(this.game.book, state, input, (event) => events.push(event));
    if (no) return { id, heard: NOTHING, no };
    this.#ahead = state;
    this.#guesses.push({ id, input });
    return { id, heard: { events, jump: false }, no: undefined };
  }
  /** The server has answered: a guess that it refused is taken back. */
  settle(id: number): Heard<T> {
    const before = this.#guesses.length;
    this.#guesses = this.#guesses.filter((guess) => guess.id !== id);
    if (this.#guesses.length === before) return NOTHING;
    this.#guessAgain();
    return { events: [], jump: true };
  }

  hear(message: ToClient): Heard<T> {
    switch (message.t) {
      case 'table':
        return this.#hearTable(message);
      case 'view':
        return this.#hearView(message as Told<'view'>);
      case 'in':
        return message.p ? this.#hearChange(message as Told<'in'>) : this.#hearLines(message.l as Line<T>[], message.n);
      case 'seats':
        return this.#hearSeats(message);
      case 'chat':
        return this.#hearChat(message.l);
      case 'over':
        this.result = message.result ?? undefined;
        this.seed = message.seed;
        return NOTHING;
      case 'next':
        this.next = message.to;
        return NOTHING;
      default:
        return NOTHING;
    }
  }

  #hearTable(message: TableMessage): Heard<T> {
    const { head, sync, you, host, seats, now, paused, result, seed, next, n } = message;
    Object.assign(this, { head, sync, you, isHost: host, seats, result: result ?? undefined, seed, next });
    this.standing = { ...this.standing, paused };
    this.#since = { match: now, wall: Date.now() };
    this.#counted = n;
    if (n < this.n) this.#forget();
    if (sync === 'inputs' && !this.match) this.match = this.#begin();
    return { events: [], jump: this.n === 0 };
  }
  #begin(): Match<T> {
    const match = Match.begin(this.game, this.head!);
    if (isFaults(match)) throw new Error(`the match cannot be set up: ${match[0]?.text}`);
    return match;
  }
  #forget(): void {
    this.n = 0;
    this.match = undefined;
    this.#view = undefined;
    this.standing = START;
  }

  #hearLines(lines: readonly Line<T>[], n: number): Heard<T> {
    const fresh = lines.slice(Math.max(0, this.n - (n - lines.length)));
    const events: T['event'][] = [];
    let jump = false;
    const isNews = n > this.#counted;
    for (const line of fresh) jump = this.#follow(line, events, isNews) || jump;
    this.n = n;
    this.inputs = this.match!.inputs.length;
    this.#noteClock();
    return { events, jump };
  }
  /** Plays a line. One that was shown already as a guess is not shown again. */
  #follow(line: Line<T>, events: T['event'][], isNews: boolean): boolean {
    this.#note(line as Line, isNews);
    if (isControl(line as Line)) return false;
    const guess = this.#guesses[0];
    const isShown = line.type === 'input' && guess !== undefined && JSON.stringify(guess.input) === JSON.stringify(line.input);
    const no = this.match!.append(line as never, isShown ? undefined : (event) => events.push(event));
    if (no) throw new Error(`the server's line is refused here: ${no.text}`);
    if (isShown) this.#guesses.shift();
    const before = this.#guesses.length;
    this.#guessAgain();
    return line.type === 'undo' || this.#guesses.length < before;
  }
  #guessAgain(): void {
    this.#ahead = undefined;
    const standing: Guess<T>[] = [];
    for (const guess of this.#guesses) {
      const state: T['state'] = this.#ahead ?? this.game.clone(this.match!.state);
      if (apply(this.game.book, state, guess.input)) continue;
      this.#ahead = state;
      standing.push(guess);
    }
    this.#guesses = standing;
  }
  #noteClock(): void {
    const { clock, waiting } = this.match!;
    this.clock = clock && waiting.for === 'seats' && waiting.clock ? { ...clock, lasts: waiting.clock.lasts } : null;
  }
  #note(line: Line, isNews: boolean): void {
    this.standing = stand(this.standing, line);
    if (line.type === 'pause') this.pause = line;
    if (isNews && (line.type === 'pause' || line.type === 'resume')) this.#since = { match: line.at, wall: Date.now() };
  }

  #hearView({ n, view, clock, l, ev, inputs }: Told<'view'>): Heard<T> {
    const jump = this.n === 0 || l.some((line) => line.type === 'undo');
    if (n !== this.n) l.forEach((line) => this.#note(line, n > this.#counted));
    this.#view = view as T['view'];
    Object.assign(this, { n, clock, inputs });
    return { events: ev as T['event'][], jump };
  }
  #hearChange({ n, l, ev, p, k, inputs }: Told<'in'>): Heard<T> {
    l.forEach((line) => this.#note(line, true));
    this.#view = patch(this.#view as unknown as Json, p!) as unknown as T['view'];
    Object.assign(this, { n, clock: k ?? null, inputs: inputs ?? this.inputs });
    return { events: (ev ?? []) as T['event'][], jump: l.some((line) => line.type === 'undo') };
  }
  #hearSeats({ seats, you }: Told<'seats'>): Heard<T> {
    this.seats = seats;
    if (you) this.you = you;
    return NOTHING;
  }
  #hearChat(lines: readonly ChatLine[]): Heard<T> {
    for (const line of lines) if (!this.chat.some(({ n }) => n === line.n)) this.chat.push(line);
    this.chat.sort((a, b) => a.n - b.n);
    return NOTHING;
  }
}
