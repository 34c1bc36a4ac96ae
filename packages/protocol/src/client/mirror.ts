import {
  type Game,
  type Input,
  type Json,
  Match,
  type Refusal,
  type Result,
  type Seat,
  type Types,
  isFaults,
  waitingFor,
  type Waiting,
} from '@nightfall/kernel';
import {
  type ChatLine,
  type ClockInfo,
  type Line,
  type Patch,
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
import { Guesses } from './guesses.ts';
import { namesApart } from './names-apart.ts';

/** What a message brought: events to play, and whether the view jumped (an undo, a correction, a first look). */
export type Heard<T extends Types> = {
  readonly events: readonly T['event'][];
  readonly jump: boolean;
  /** Did the log itself change before its end, by an undo or a first look? A correction of guesses does not change it. */
  readonly isRewritten?: boolean;
  /** Were lines left out before these? The log begins anew with them; the rest comes page by page. */
  readonly isCut?: boolean;
  /** The guess that these events show. */
  readonly guess?: number;
  /** An own input is on its way, and nothing of it can be shown yet. */
  readonly isSent?: boolean;
  /** Guesses that the server has confirmed, and those that were wrong. */
  readonly kept?: readonly number[];
  readonly dropped?: readonly number[];
};
const NOTHING = { events: [], jump: false } as const;
const ONLY_SENT = { ...NOTHING, isSent: true } as const;

/** A table as this client knows it. It follows the server, and runs ahead of it by this client's own unanswered inputs. */
export class Mirror<T extends Types = Types> {
  readonly game: Game<T>;
  readonly chat: ChatLine[] = [];
  head: TableMessage['head'] | undefined;
  sync: 'inputs' | 'views' = 'inputs';
  you: readonly Seat[] = [];
  isHost = false;
  /** Does everyone on the server see the table? */
  isOpen = false;
  seats: readonly SeatInfo[] = [];
  /** When the seats were told, by this device's clock. */
  seatsAt = 0;
  standing: Standing = START;
  result: Result | undefined;
  seed: string | null = null;
  next: string | null = null;
  /** The people this person has muted or blocked. */
  muted: Told<'muted'>['seats'] = [];
  /** Why the match can only be read, and the inputs that today's rules cannot follow. */
  reading: TableMessage['reading'];
  /** How many lines of the log are known. */
  n = 0;
  /** How many inputs stand. */
  inputs = 0;
  /** Games with secrets: the events of the first inputs, up to here, were not sent; they come in pages. */
  from = 0;
  clock: ClockInfo = null;
  /** Who stopped the clock last, and why. */
  pause: Extract<Line, { type: 'pause' }> | undefined;
  /** Games without secrets: the whole match. */
  match: Match<T> | undefined;
  /** Which of this person's seats is looking: by default the first. */
  #eyes: Seat | null = null;
  /** Games with secrets: what each of this person's seats sees. */
  readonly #views = new Map<Seat | null, T['view']>();
  readonly #guesses: Guesses<T>;
  #ids = 0;
  #since = { match: 0, wall: 0 };
  /** The lines that the table message has counted in already: its time is later than theirs. */
  #counted = 0;

  constructor(game: Game<T>) {
    this.game = game;
    this.#guesses = new Guesses(game);
  }

  /** What these eyes see now; undefined until the table has answered. */
  get view(): T['view'] | undefined {
    return this.viewOf(this.eyes);
  }
  /** What one of this person's seats sees. */
  viewOf(seat: Seat | null): T['view'] | undefined {
    if (this.sync === 'views') return this.#views.get(seat);
    const state = this.#guesses.ahead ?? this.match?.state;
    return state && this.game.view(state, seat);
  }
  get eyes(): Seat | null {
    return this.#eyes !== null && this.you.includes(this.#eyes) ? this.#eyes : (this.you[0] ?? null);
  }
  /** Switches to the view of another of this person's seats. */
  look(seat: Seat | null): void {
    this.#eyes = seat;
  }
  get waiting(): Waiting {
    const { view } = this;
    return view ? waitingFor(this.game.book, view) : { for: 'nobody' };
  }
  /** Match time now. */
  time(wall = Date.now()): number {
    return this.#since.match + (this.standing.paused ? 0 : Math.max(0, wall - this.#since.wall));
  }
  /** How long the countdown after a pause still takes. */
  countdown(wall = Date.now()): number {
    return this.standing.paused ? 0 : Math.max(0, this.#since.wall - wall);
  }
  /** Shows this client's input before the server has answered. It is forgotten with `settle`. */
  guess(input: Input<T>): { readonly id: number; readonly heard: Heard<T>; readonly no: Refusal | undefined } {
    const id = this.#ids++;
    if (this.sync === 'views' || !this.match) return { id, heard: ONLY_SENT, no: undefined };
    const { state, clock } = this.match;
    const { events, isShown, no } = this.#guesses.add(id, input, state, clock !== undefined);
    return { id, heard: isShown ? { events, jump: false, guess: id } : ONLY_SENT, no };
  }
  /** The server has answered: a guess that it refused is taken back. */
  settle(id: number): Heard<T> {
    if (!this.#guesses.drop(id)) return NOTHING;
    const dropped = this.#guesses.again(this.match!.state);
    return { events: [], jump: true, dropped: [id, ...dropped] };
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
      case 'muted':
        return this.#hearMuted(message);
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
    Object.assign(this, { head, sync, you, isHost: host, seatsAt: Date.now(), result: result ?? undefined, seed, next });
    this.seats = namesApart(seats);
    this.isOpen = message.open ?? false;
    this.reading = message.reading;
    this.standing = { ...this.standing, paused, lobby: message.lobby ?? false };
    this.#since = { match: now, wall: Date.now() + (message.after ?? 0) };
    this.#counted = n;
    if (n < this.n) this.#forget();
    if (sync === 'inputs' && !this.match) this.match = this.#begin();
    return { events: [], jump: this.n === 0, isRewritten: this.n === 0 };
  }
  #begin(): Match<T> {
    const match = Match.begin(this.game, this.head!);
    if (isFaults(match)) throw new Error(`the match cannot be set up: ${match[0]?.text}`);
    return match;
  }
  #forget(): void {
    this.n = 0;
    this.match = undefined;
    this.#views.clear();
    this.standing = START;
  }

  #hearLines(lines: readonly Line<T>[], n: number): Heard<T> {
    const fresh = lines.slice(Math.max(0, this.n - (n - lines.length)));
    const events: T['event'][] = [];
    const isNews = n > this.#counted;
    const kept = fresh.flatMap((line) => this.#follow(line, events, isNews) ?? []);
    const dropped = fresh.length > 0 ? this.#guesses.again(this.match!.state) : [];
    this.n = n;
    this.inputs = this.match!.inputs.length;
    this.clock = this.match!.clock ?? null;
    const isRewritten = fresh.some((line) => line.type === 'undo');
    return { events, jump: isRewritten || dropped.length > 0, isRewritten, kept, dropped };
  }
  /** Plays a line. A line already shown as a guess is not shown again: returns which guess it was. */
  #follow(line: Line<T>, events: T['event'][], isNews: boolean): number | undefined {
    this.#note(line as Line, isNews);
    if (isControl(line as Line)) return undefined;
    const shown = line.type === 'input' ? this.#guesses.confirm(line.input) : undefined;
    const no = this.match!.append(line as never, shown === undefined ? (event) => events.push(event) : undefined);
    if (no) throw new Error(`the server's line is refused here: ${no.text}`);
    return shown;
  }
  #note(line: Line, isNews: boolean): void {
    this.standing = stand(this.standing, line);
    if (line.type === 'pause') this.pause = line;
    const after = line.type === 'resume' ? (line.after ?? 0) : 0;
    if (isNews && (line.type === 'pause' || line.type === 'resume')) this.#since = { match: line.at, wall: Date.now() + after };
  }

  #hearView({ n, view, clock, l, ev, inputs, from, also = [] }: Told<'view'>): Heard<T> {
    const isRewritten = this.n === 0 || l.some((line) => line.type === 'undo');
    if (n !== this.n) l.forEach((line) => this.#note(line, n > this.#counted));
    this.#views.clear();
    this.#views.set(this.you[0] ?? null, view as T['view']);
    for (const one of also) this.#views.set(one.seat, one.view as T['view']);
    Object.assign(this, { n, clock, inputs });
    if (from !== undefined) this.from = from;
    return { events: this.#seen(ev, also), jump: isRewritten, isRewritten, isCut: from !== undefined };
  }
  #hearChange({ n, l, ev = [], p, k, inputs, also = [] }: Told<'in'>): Heard<T> {
    l.forEach((line) => this.#note(line, true));
    this.#patch(this.you[0] ?? null, p!);
    for (const one of also) this.#patch(one.seat, one.p);
    Object.assign(this, { n, clock: k ?? null, inputs: inputs ?? this.inputs });
    const isRewritten = l.some((line) => line.type === 'undo');
    return { events: this.#seen(ev, also), jump: isRewritten, isRewritten };
  }
  #patch(seat: Seat | null, changes: Patch): void {
    this.#views.set(seat, patch(this.#views.get(seat) as unknown as Json, changes) as unknown as T['view']);
  }
  /** What happened, as seen by the seat that looks. */
  #seen(first: readonly unknown[], also: readonly { readonly seat: Seat; readonly ev: readonly unknown[] }[]): T['event'][] {
    return (also.find(({ seat }) => seat === this.eyes)?.ev ?? first) as T['event'][];
  }
  #hearSeats({ seats, you }: Told<'seats'>): Heard<T> {
    this.seats = namesApart(seats);
    this.seatsAt = Date.now();
    if (you) this.you = you;
    return NOTHING;
  }
  #hearMuted({ seats, lines }: Told<'muted'>): Heard<T> {
    this.muted = seats;
    const kept = this.chat.filter(({ n }) => !lines.includes(n));
    this.chat.splice(0, this.chat.length, ...kept);
    return NOTHING;
  }
  #hearChat(lines: readonly ChatLine[]): Heard<T> {
    for (const line of lines) if (!this.chat.some(({ n }) => n === line.n)) this.chat.push(line);
    this.chat.sort((a, b) => a.n - b.n);
    return NOTHING;
  }
}
