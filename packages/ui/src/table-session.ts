import {
  apply,
  printRecord,
  seatsOfOne,
  type Game,
  type Hint,
  type Pass,
  type Prospect,
  type Refusal,
  type Seat,
  type SeatName,
  type Setup,
  type Types,
} from '@nightfall/kernel';
import type { Line, ToClient, Told } from '@nightfall/protocol';
import { openTable, type Client, type Heard, type Mirror, type OnlineTable, type Status } from '@nightfall/protocol/client';
import type { Clock } from './clock.ts';
import type { Company, Host, Moderation, PhraseId, Ping } from './company.ts';
import { seenBy } from './local/seen-by.ts';
import { logLines } from './log-lines.ts';
import { backAlone } from './back.ts';
import { calledIn } from './names.ts';
import { Names } from './online-names.ts';
import { Offers } from './online-offers.ts';
import { Passing } from './passing.ts';
import { nameOf, NO_WAY_BACK, type Back, type LogLine, type Moment, type Session, type Stop } from './session.ts';
import { chatOf, newsOf, noticeOf, othersOf, questionOf, sittersOf, stopOf } from './table-words.ts';
import type { Thinker } from './thinker.ts';

/** What people at several screens need of the place they play at. */
type Place = {
  /** Tells the person who runs the server that something is wrong here. */
  readonly report: Moderation['report'];
  /** Goes to another table: a rematch. */
  readonly goTo: (match: string) => void;
};
/** A table of this browser, whose screen people share. */
export type OwnTable = {
  /** Why this screen only looks on: another tab plays. */
  readonly stop: Stop | undefined;
  /** Why there is no help at this table. */
  readonly strict: string | undefined;
  /** A hint was given. */
  hinted(): void;
  /** Plays here from now on. */
  take(): void;
  /** Nothing happens until someone watches, so that they see the first dice roll. */
  wake(): void;
  close(): void;
};
type Start<T extends Types> = {
  readonly id: string;
  readonly game: Game<T>;
  readonly key?: string | undefined;
  readonly client: Client;
  readonly thinker: Thinker;
  readonly at: Place | OwnTable;
};

const NO_REDO: Refusal = {
  rule: 'table',
  code: 'NO_REDO',
  text: 'At a table with others you have to play the move again yourself.',
};
const OVER: Refusal = { rule: 'match', code: 'OVER', text: 'The game is over, so nothing can be taken back.' };
const WATCHING: Refusal = { rule: 'table', code: 'NOT_SEATED', text: 'You are watching. Only seated players can move.' };
const BACK = 'The connection is back.';
/** A guess counts from where the match is now: what others did meanwhile stands before it. */
const countedAs = (seq: number, lines: readonly LogLine[]): LogLine[] => lines.map((line) => ({ ...line, seq }));

/** A match as one screen sees it: it follows its table, on a server or in this browser, and shows its own inputs at once. */
export class TableSession<T extends Types = Types> implements Session<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly table: OnlineTable<T>;
  readonly #start: Start<T>;
  readonly #listeners = new Set<(moment: Moment<T>) => void>();
  readonly #pings = new Set<(ping: Ping) => void>();
  #log: readonly LogLine[] = [];
  readonly #names = new Names();
  /** The lines of guesses that have no answer yet, by guess. */
  readonly #guessed = new Map<number, readonly LogLine[]>();
  #eyes: Seat | null = null;
  /** Where people share this screen. */
  readonly #passing: Passing<T> | undefined;
  /** The seat that the log was written for, where it depends on who reads it. */
  #reader: Seat | null = null;
  #isAwake = false;
  #status: Status | undefined;
  /** A message shown until the game continues. */
  #news: { readonly text: string; readonly seq: number } | undefined;
  #ended: Refusal | undefined;
  readonly #offers: Offers<T>;
  #isCaughtUp = false;
  #countdown: ReturnType<typeof setTimeout> | undefined;
  /** This person's unanswered inputs. */
  #pending: readonly (T['move'] | Pass)[] = [];
  #now: Moment<T> | undefined;

  constructor(start: Start<T>) {
    this.#start = start;
    this.id = start.id;
    this.game = start.game;
    this.table = openTable(start.client, start.game, start.id, start.key, (heard, message) => this.#hear(heard, message));
    this.#offers = new Offers(this.table, 'goTo' in start.at ? start.at.goTo : () => undefined);
    if (this.#own) this.#passing = new Passing(() => this.#mirror.match!);
  }
  /** The table, if it is one of this browser. */
  get #own(): OwnTable | undefined {
    const { at } = this.#start;
    return 'wake' in at ? at : undefined;
  }
  /** Resolves when the table is open; or with the reason why it cannot be opened. */
  get opened(): Promise<Refusal | undefined> {
    return this.table.opened;
  }
  /** Why the table that was here is gone for this person. */
  get ended(): Refusal | undefined {
    return this.#ended;
  }
  /** Asks whoever sits there for the seat, and offers it as soon as it is free. */
  async want(seat: Seat, key: string | undefined): Promise<Refusal | undefined> {
    const no = await this.#offers.want(seat, key);
    if (this.#now) this.#show([], false);
    return no;
  }
  get #mirror(): Mirror<T> {
    return this.table.mirror;
  }

  get setup(): Setup {
    return this.#mirror.head?.setup ?? { players: this.game.players.min, options: {} };
  }
  now(): Moment<T> {
    if (!this.#now) this.#show([], true);
    return this.#now!;
  }
  listen(heard: (moment: Moment<T>) => void): () => void {
    this.#listeners.add(heard);
    if (!this.#isAwake) this.#own?.wake();
    this.#isAwake = true;
    return () => this.#listeners.delete(heard);
  }
  /** The connection is lost or back: the table says so. */
  tell(status: Status): void {
    const isBack = status.text === '' && Boolean(this.#status?.text);
    this.#status = status;
    if (!this.#now) return;
    if (isBack) this.#news = { text: BACK, seq: this.#mirror.inputs };
    this.#show([], false);
  }
  /** Earlier parts of the log come from the server. */
  earlier(): void {
    void this.#tellEarlier();
  }
  async #tellEarlier(): Promise<void> {
    const { from, seats, seatsAt } = this.#mirror;
    const page = await this.table.page(from, this.#eyes ?? undefined);
    if (!page || this.#mirror.from !== from) return;
    const name = this.#called(nameOf(sittersOf(this.game, seats, seatsAt)));
    const lines = page.ev.flatMap((events, i) => logLines(this.game, events as T['event'][], page.from + i + 1, name));
    this.#mirror.from = page.from;
    this.#log = [...lines, ...this.#log];
    this.#show([], false);
  }
  close(): void {
    clearTimeout(this.#countdown);
    this.#listeners.clear();
    this.table.leave();
    this.#own?.close();
    this.#start.thinker.close();
  }
  /** Why this screen may not play for now. */
  get #stop(): Stop | undefined {
    return this.#own?.stop ?? this.#offers.stop ?? stopOf(this.#mirror);
  }
  /** Something outside the table has changed. */
  look(): void {
    if (this.#now) this.#show([], false);
  }

  async play(move: T['move'] | Pass): Promise<Refusal | undefined> {
    const stop = this.#stop;
    if (stop) return stop.no;
    this.#pending = [...this.#pending, move];
    try {
      return await this.table.play(move);
    } finally {
      this.#pending = this.#pending.filter((one) => one !== move);
      if (this.#now?.pending?.includes(move)) this.#show([], false);
    }
  }
  async typeDice(faces: readonly number[]): Promise<Refusal | undefined> {
    return this.#stop?.no ?? this.table.play({ type: 'dice', faces });
  }
  async pause(): Promise<Refusal | undefined> {
    return this.table.ask({ t: 'pause' });
  }
  async goOn(): Promise<Refusal | undefined> {
    const { standing, you } = this.#mirror;
    if (this.#own?.stop) {
      this.#own.take();
      return undefined;
    }
    if (this.#offers.moved !== undefined) return this.table.ask({ t: 'sit', seat: this.#offers.moved, over: true });
    if (standing.paused) return this.table.ask({ t: 'resume' });
    for (const seat of you) {
      const no = await this.table.ask({ t: 'bot', seat, level: null });
      if (no) return no;
    }
    return undefined;
  }
  letOthers(): void {
    void this.table.ask({ t: 'phrase', phrase: 'go-ahead' });
  }
  async undo(beyond = false): Promise<Refusal | undefined> {
    const { undo, beyond: may } = this.now().back;
    return undo && !(beyond && may) ? undo : this.table.ask({ t: 'undo' });
  }
  async redo(): Promise<Refusal | undefined> {
    return this.now().back.redo ?? this.table.ask({ t: 'redo' });
  }
  async reset(): Promise<Refusal | undefined> {
    return this.now().back.reset ?? this.table.ask({ t: 'reset' });
  }
  get strict(): string | undefined {
    return this.#own?.strict;
  }
  async hint(tell?: (prospect: Prospect<T>) => void): Promise<Hint<T> | undefined> {
    const { seat, hands, view } = this.now();
    if (seat === null || !hands.includes(seat) || !this.game.hint || this.#mirror.clock || this.strict) return undefined;
    const at = this.#mirror.inputs;
    const told = (prospect: Prospect<Types>) => this.#mirror.inputs === at && tell?.(prospect as Prospect<T>);
    const hint = (await this.#start.thinker.hint(this.game.id, view, seat, at, told)) as Hint<T> | undefined;
    if (hint) this.#own?.hinted();
    return hint;
  }
  sit(seat: Seat): void {
    if (!this.#mirror.you.includes(seat)) return;
    if (this.#passing) this.#passing.choose(seat);
    else this.#eyes = seat;
    this.#show([], true);
  }
  uncover(): void {
    this.#passing?.uncover();
    this.#show([], true);
  }
  get company(): Company | undefined {
    const { at } = this.#start;
    if ('wake' in at) return undefined;
    const { ask } = this.table;
    const host: Host = { remove: (seat) => ask({ t: 'remove', seat }), renew: () => ask({ t: 'renew' }) };
    const moderation: Moderation = {
      others: othersOf(this.#mirror),
      mute: (whom, how) => ask({ t: 'mute', ...whom, how }),
      report: at.report,
    };
    return { ...this.#company, hasSide: this.#hasSide(), host: this.#mirror.isHost ? host : undefined, moderation };
  }
  readonly #company: Company = {
    say: (text, toSide = false) => void this.table.ask({ t: 'say', text, ...(toSide && { side: true }) }),
    phrase: (phrase: PhraseId) => void this.table.ask({ t: 'phrase', phrase }),
    point: (mark: string) => this.table.ping(mark),
    onPing: (heard) => {
      this.#pings.add(heard);
      return () => this.#pings.delete(heard);
    },
    answer: (yes) => this.#answer(yes),
    rematch: (game) => this.#offers.rematch(game),
    handOver: (seat, level) => this.table.ask({ t: 'bot', seat, level }),
    rise: () => this.table.ask({ t: 'rise' }),
  };
  #answer(yes: boolean): void {
    if (questionOf(this.#mirror, [])) return void this.table.ask({ t: 'vote', yes });
    this.#offers.answer(yes);
    this.#show([], false);
  }
  /** Empty while a game with secrets is in progress: its record is available when it is over. */
  record(): string {
    const { match, seed } = this.#mirror;
    return match ? printRecord(match, seed ?? undefined) : '';
  }

  #hear(fresh: Heard<T>, message: ToClient | undefined): void {
    if (!this.#mirror.view) return;
    if (fresh.events.length > 0 || fresh.jump) this.#start.thinker.rest?.();
    if (message?.t === 'ping') return this.#hearPing(message);
    this.#mindEnd(message);
    if (message) this.#offers.hear(message);
    const heard = this.#isCaughtUp || message?.t === 'table' ? fresh : { ...fresh, jump: true };
    if (this.#isCaughtUp && message && 'l' in message && message.t !== 'chat') this.#hearNews(message.l as Line[]);
    // What happened before this screen joined is shown without animation.
    this.#isCaughtUp ||= message?.t === 'in' || message?.t === 'view' || (message?.t === 'table' && message.n === 0);
    if (message?.t === 'in') this.#mindUndo(message.l as Line[]);
    this.#show(heard.events, heard.jump || this.#now === undefined, heard);
  }
  /** A player who takes a move back looks at it again. */
  #mindUndo(lines: readonly Line[]): void {
    const undo = lines.findLast((line) => line.type === 'undo');
    if (undo && this.#mirror.you.includes(undo.seat)) this.#passing?.turnTo(undo.seat);
  }
  /** A table can be taken away by the person who started it or by the host of the server. */
  #mindEnd(message: ToClient | undefined): void {
    if (message?.t === 'no' && message.id === undefined) this.#ended = message.why;
    if (message?.t === 'table') this.#ended = undefined;
  }
  #hearPing({ seat, mark }: Told<'ping'>): void {
    const name = seat === null ? 'A watcher' : (this.#mirror.seats[seat]?.name ?? '');
    for (const heard of this.#pings) heard({ name, mark });
  }
  #hearNews(lines: readonly Line[]): void {
    const text = newsOf(this.#mirror, lines);
    if (text) this.#news = { text, seq: this.#mirror.inputs };
  }
  #writeLog(heard: Heard<T>): void {
    const { match, inputs, seats, seatsAt } = this.#mirror;
    const sitters = sittersOf(this.game, seats, seatsAt);
    const name = nameOf(sitters);
    const isAnew = this.#names.note(sitters, inputs) || this.#isOtherReader();
    const isFirst = this.#now === undefined || this.#log.length === 0;
    if (match && (isAnew || (isFirst && heard.jump))) return this.#writeAnew(name);
    if (heard.isCut) this.#log = [];
    else if (heard.isRewritten) this.#log = this.#log.filter(({ seq }) => seq <= inputs);
    this.#settleGuesses(heard, inputs);
    const seq = heard.guess === undefined ? inputs : inputs + 1;
    const lines = logLines(this.game, this.#read(heard.events), seq, this.#called(name));
    if (heard.guess !== undefined) this.#guessed.set(heard.guess, lines);
    else if (lines.length > 0) this.#log = [...this.#log, ...lines];
  }
  /** What the reader of the log may know of these events; elsewhere the table tells no more than that. */
  #read(events: readonly T['event'][]): readonly T['event'][] {
    return this.#passing ? seenBy(this.game, events, this.#passing.eyes) : events;
  }
  /** Does someone else read the log now, who may see other things? */
  #isOtherReader(): boolean {
    const reader = this.#passing?.eyes ?? null;
    const isOther = this.game.eventFor !== undefined && reader !== this.#reader;
    this.#reader = reader;
    return isOther;
  }
  /** Confirmed guesses stay where they were shown, wrong ones disappear, and nothing else changes. */
  #settleGuesses({ kept = [], dropped = [] }: Heard<T>, inputs: number): void {
    for (const id of kept) {
      const lines = this.#guessed.get(id) ?? [];
      if (lines.length > 0) this.#log = [...this.#log, ...countedAs(inputs, lines)];
    }
    for (const id of [...kept, ...dropped]) this.#guessed.delete(id);
  }
  #writeAnew(name: (seat: Seat) => string): void {
    this.#guessed.clear();
    this.#log = this.#wholeLog(name);
  }
  #called(name: (seat: Seat) => string): (seat: Seat) => string {
    return calledIn(this.game, this.#mirror.view, name);
  }
  #wholeLog(name: (seat: Seat) => string): LogLine[] {
    const match = this.#mirror.match!;
    const state = match.seek(0);
    const at = (n: number) => this.#called((seat) => this.#names.at(seat, n, name));
    return match.inputs.flatMap((input, n) => {
      const events: T['event'][] = [];
      apply(this.game.book, state, input, (event) => events.push(event));
      return logLines(this.game, this.#read(events), n + 1, at(n + 1));
    });
  }

  /** `heard`: what the log has to take in. */
  #show(events: readonly T['event'][], jump: boolean, heard: Heard<T> = { events: [], jump: false }): void {
    this.#mindCountdown();
    const hands = this.#hands();
    // The person holding the device sees these; the next person finds them in the log.
    const seen = this.#passing && this.#now ? seenBy(this.game, events, this.#passing.holder) : events;
    this.#look(hands);
    this.#writeLog(heard);
    this.#now = this.#moment(hands, seen, jump);
    for (const listener of this.#listeners) listener(this.#now);
  }
  /** The seats that may act now. */
  #hands(): readonly Seat[] {
    const { waiting, you, seats } = this.#mirror;
    const mayAct = waiting.for === 'seats' && !this.#stop && this.#mirror.countdown() === 0 && this.#status?.is !== 'away';
    return mayAct ? waiting.seats.filter((seat) => you.includes(seat) && seats[seat]?.bot === null) : [];
  }
  #moment(hands: readonly Seat[], events: readonly T['event'][], jump: boolean): Moment<T> {
    const mirror = this.#mirror;
    const { waiting, you, seats, seatsAt } = mirror;
    const stop = this.#stop;
    const cover = this.#passing?.cover;
    // What is already shown must not change when the match continues.
    const view = structuredClone(mirror.viewOf(this.#eyes)!);
    const notice = this.#passing ? '' : this.#notice();
    const question = questionOf(mirror, this.#log) ?? this.#offers.question;
    const trouble = this.#ended?.text ?? this.#status?.text;
    return {
      seq: mirror.inputs,
      view,
      seat: this.#eyes,
      mine: you,
      own: this.#ownSeats(),
      hands: cover === undefined ? hands : [],
      waiting,
      events,
      jump,
      log: this.#shownLog(),
      hasEarlier: mirror.from > 0,
      result: mirror.result ?? this.game.result(view),
      sitters: sittersOf(this.game, seats, seatsAt, this.#roles()),
      back: this.#back(),
      pending: this.#pending,
      ...this.#clock(),
      ...(this.#passing ? {} : { chat: chatOf(mirror) }),
      ...(cover === undefined ? {} : { cover }),
      ...(trouble ? { trouble } : {}),
      ...(notice ? { notice } : {}),
      ...(stop ? { stop } : {}),
      ...(question ? { question } : {}),
    };
  }
  #notice(): string {
    const news = this.#news?.seq === this.#mirror.inputs ? this.#news.text : '';
    return [news, this.#offers.notice, noticeOf(this.#mirror)].filter(Boolean).join(' ');
  }
  /** The seats of the person who looks. */
  #ownSeats(): readonly Seat[] {
    const { you, match } = this.#mirror;
    if (!this.#passing) return you;
    return this.#eyes === null ? [] : seatsOfOne(match!, this.#eyes);
  }
  #roles(): readonly SeatName[] | undefined {
    const { head } = this.#mirror;
    return head && this.game.seating?.(head.setup);
  }
  /** Does one of this person's seats have a teammate, and an opponent who should not hear? */
  #hasSide(): boolean {
    const { you } = this.#mirror;
    const sides = (this.#roles() ?? []).map(({ side }) => side);
    const own = sides[you[0] ?? -1];
    return sides.some((side) => side !== own) && sides.some((side, seat) => side === own && !you.includes(seat));
  }
  #shownLog(): readonly LogLine[] {
    if (this.#guessed.size === 0) return this.#log;
    return [...this.#log, ...countedAs(this.#mirror.inputs + 1, [...this.#guessed.values()].flat())];
  }
  /** Keeps looking from the same seat for as long as possible. */
  #look(hands: readonly Seat[]): void {
    const { you } = this.#mirror;
    if (this.#passing) {
      this.#passing.look(hands);
      this.#eyes = this.#passing.eyes;
      return this.#mirror.look(this.#eyes);
    }
    const isStill = this.#eyes !== null && (hands.includes(this.#eyes) || (hands.length === 0 && you.includes(this.#eyes)));
    if (!isStill) this.#eyes = hands[0] ?? you[0] ?? null;
    this.#mirror.look(this.#eyes);
  }
  #clock(): { clock?: Clock; resumes?: number } {
    const { clock, standing } = this.#mirror;
    const countdown = this.#mirror.countdown();
    const left = clock && clock.since + clock.lasts - this.#mirror.time();
    return {
      ...(clock && { clock: { ...clock, left: left!, at: Date.now(), stands: standing.paused || countdown > 0 } }),
      ...(countdown > 0 && { resumes: Date.now() + countdown }),
    };
  }
  /** The server sends no message when a countdown ends: this screen notices it itself. */
  #mindCountdown(): void {
    clearTimeout(this.#countdown);
    const countdown = this.#mirror.countdown();
    if (countdown > 0) this.#countdown = setTimeout(() => this.#show([], false), countdown + 1);
  }
  #back(): Back {
    const { you, match, seats, result } = this.#mirror;
    if (you.length === 0) return { undo: WATCHING, redo: WATCHING, reset: WATCHING, beyond: undefined };
    if (this.#mirror.clock) return NO_WAY_BACK;
    const isAlone = seats.every(({ person }, seat) => !person || you.includes(seat));
    if (match && isAlone) {
      const back = backAlone(match, you, this.#passing ? undefined : you);
      return this.strict === undefined ? back : { ...back, beyond: undefined };
    }
    const undo = result ? OVER : match?.refuseUndo(this.#eyes ?? you[0]!);
    const isFinal = undo?.code === 'NOTHING' || undo?.code === 'OVER';
    const beyond = isAlone ? 'Take it back anyway' : 'Ask to take it back';
    return { undo, redo: NO_REDO, reset: undo, beyond: undo && !isFinal ? beyond : undefined };
  }
}
