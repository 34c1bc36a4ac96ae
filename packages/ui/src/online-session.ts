import {
  apply,
  consenters,
  printRecord,
  type Game,
  type Hint,
  type Pass,
  type Refusal,
  type Seat,
  type Types,
} from '@nightfall/kernel';
import type { Line, ToClient, Told } from '@nightfall/protocol';
import { openTable, type Client, type Heard, type Mirror, type OnlineTable, type Status } from '@nightfall/protocol/client';
import type { Clock } from './clock.ts';
import type { Company, PhraseId, Ping } from './company.ts';
import { logLines } from './log-lines.ts';
import { chatOf, holdersOf, newsOf, noticeOf, questionOf, sittersOf, stopOf } from './online-words.ts';
import { nameOf, type Back, type LogLine, type Moment, type Session } from './session.ts';
import type { Thinker } from './thinker.ts';

type Start<T extends Types> = {
  readonly id: string;
  readonly game: Game<T>;
  readonly key: string | undefined;
  readonly client: Client;
  readonly thinker: Thinker;
};

const NO_REDO: Refusal = { rule: 'table', code: 'NO_REDO', text: 'At a table with others, play it again by hand.' };
const OVER: Refusal = { rule: 'match', code: 'OVER', text: 'The game is over; nothing is taken back.' };
const WATCHING: Refusal = { rule: 'table', code: 'NOT_SEATED', text: 'You watch this table; only who sits at it plays.' };
const BACK = 'The connection is back.';

/** A match whose rules run on the server; this screen follows it and shows its own inputs at once. */
export class OnlineSession<T extends Types = Types> implements Session<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly table: OnlineTable<T>;
  readonly #start: Start<T>;
  readonly #listeners = new Set<(moment: Moment<T>) => void>();
  readonly #pings = new Set<(ping: Ping) => void>();
  #log: readonly LogLine[] = [];
  #eyes: Seat | null = null;
  #status: Status | undefined;
  /** Something to tell until the game goes on from here. */
  #news: { readonly text: string; readonly seq: number } | undefined;
  #isCaughtUp = false;
  #now: Moment<T> | undefined;

  constructor(start: Start<T>) {
    this.#start = start;
    this.id = start.id;
    this.game = start.game;
    this.table = openTable(start.client, start.game, start.id, start.key, (heard, message) => this.#hear(heard, message));
  }
  /** Resolves when the table stands; or with the reason why it does not open. */
  get opened(): Promise<Refusal | undefined> {
    return this.table.opened;
  }
  get #mirror(): Mirror<T> {
    return this.table.mirror;
  }

  now(): Moment<T> {
    return (this.#now ??= this.#moment([], true));
  }
  listen(heard: (moment: Moment<T>) => void): () => void {
    this.#listeners.add(heard);
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
  close(): void {
    this.#listeners.clear();
    this.table.leave();
    this.#start.thinker.close();
  }

  async play(move: T['move'] | Pass): Promise<Refusal | undefined> {
    return stopOf(this.#mirror)?.no ?? this.table.play(move);
  }
  async typeDice(faces: readonly number[]): Promise<Refusal | undefined> {
    return stopOf(this.#mirror)?.no ?? this.table.play({ type: 'dice', faces });
  }
  async pause(): Promise<Refusal | undefined> {
    return this.table.ask({ t: 'pause' });
  }
  async goOn(): Promise<Refusal | undefined> {
    const { standing, you } = this.#mirror;
    if (standing.paused) return this.table.ask({ t: 'resume' });
    for (const seat of you) {
      const no = await this.table.ask({ t: 'bot', seat, level: null });
      if (no) return no;
    }
    return undefined;
  }
  async undo(): Promise<Refusal | undefined> {
    return this.table.ask({ t: 'undo' });
  }
  async redo(): Promise<Refusal | undefined> {
    return NO_REDO;
  }
  async reset(): Promise<Refusal | undefined> {
    return this.table.ask({ t: 'reset' });
  }
  async hint(): Promise<Hint<T> | undefined> {
    const { hands, view } = this.now();
    if (hands[0] === undefined || !this.game.hint) return undefined;
    return (await this.#start.thinker.hint(this.game.id, view, hands[0], this.#mirror.inputs)) as Hint<T> | undefined;
  }
  sit(seat: Seat): void {
    if (!this.#mirror.you.includes(seat)) return;
    this.#eyes = seat;
    this.#show([], true);
  }
  readonly company: Company = {
    say: (text: string) => void this.table.ask({ t: 'say', text }),
    phrase: (phrase: PhraseId) => void this.table.ask({ t: 'phrase', phrase }),
    point: (mark: string) => this.table.ping(mark),
    onPing: (heard) => {
      this.#pings.add(heard);
      return () => this.#pings.delete(heard);
    },
    answer: (yes) => void this.table.ask({ t: 'vote', yes }),
    handOver: (seat, level) => this.table.ask({ t: 'bot', seat, level }),
    rise: () => this.table.ask({ t: 'rise' }),
  };
  /** Empty while a game with secrets goes on: its record is told when it is over. */
  record(): string {
    const { match, seed } = this.#mirror;
    return match ? printRecord(match, seed ?? undefined) : '';
  }

  #hear(fresh: Heard<T>, message: ToClient | undefined): void {
    if (!this.#mirror.view) return;
    if (message?.t === 'ping') return this.#hearPing(message);
    const heard = this.#isCaughtUp || message?.t === 'table' ? fresh : { ...fresh, jump: true };
    if (this.#isCaughtUp && message && 'l' in message && message.t !== 'chat') this.#hearNews(message.l as Line[]);
    // What happened before this screen came is not played, only shown.
    this.#isCaughtUp ||= message?.t === 'in' || message?.t === 'view' || (message?.t === 'table' && message.n === 0);
    this.#writeLog(heard);
    this.#show(heard.events, heard.jump || this.#now === undefined);
  }
  #hearPing({ seat, mark }: Told<'ping'>): void {
    const name = seat === null ? 'A watcher' : (this.#mirror.seats[seat]?.name ?? '');
    for (const heard of this.#pings) heard({ name, mark });
  }
  #hearNews(lines: readonly Line[]): void {
    const text = newsOf(this.#mirror, lines);
    if (text) this.#news = { text, seq: this.#mirror.inputs };
  }
  #writeLog({ events, jump }: Heard<T>): void {
    const { match, inputs, seats } = this.#mirror;
    const sitters = sittersOf(this.game, seats);
    const name = nameOf(sitters);
    // Who sits down late did under this name what the free seat did.
    const isRenamed = this.#now?.sitters.some((sitter, seat) => sitter.name !== sitters[seat]?.name) ?? false;
    const anew = match && (jump || isRenamed);
    if (anew) this.#log = this.#wholeLog(name);
    else if (jump) this.#log = this.#log.filter(({ seq }) => seq <= inputs);
    if (events.length > 0 && !anew) this.#log = [...this.#log, ...logLines(this.game, events, inputs, name)];
  }
  #wholeLog(name: (seat: Seat) => string): LogLine[] {
    const match = this.#mirror.match!;
    const state = match.seek(0);
    return match.inputs.flatMap((input, n) => {
      const events: T['event'][] = [];
      apply(this.game.book, state, input, (event) => events.push(event));
      return logLines(this.game, events, n + 1, name);
    });
  }

  #show(events: readonly T['event'][], jump: boolean): void {
    this.#now = this.#moment(events, jump);
    for (const heard of this.#listeners) heard(this.#now);
  }
  #moment(events: readonly T['event'][], jump: boolean): Moment<T> {
    const mirror = this.#mirror;
    // What was shown must not change when the match goes on.
    const view = structuredClone(mirror.view!);
    const { waiting, you, seats } = mirror;
    const stop = stopOf(mirror);
    const mayAct = waiting.for === 'seats' && !stop && this.#status?.is !== 'away';
    const hands = mayAct ? waiting.seats.filter((seat) => you.includes(seat) && seats[seat]?.bot === null) : [];
    this.#look(hands);
    const notice = [this.#news?.seq === mirror.inputs ? this.#news.text : '', noticeOf(mirror)].filter(Boolean).join(' ');
    const question = questionOf(mirror, this.#log);
    return {
      seq: mirror.inputs,
      view,
      seat: this.#eyes,
      mine: you,
      hands,
      waiting,
      events,
      jump,
      log: this.#log,
      result: mirror.result ?? this.game.result(view),
      sitters: sittersOf(this.game, seats),
      back: this.#back(),
      handOver: false,
      chat: chatOf(mirror),
      ...this.#clock(),
      ...(this.#status?.text ? { trouble: this.#status.text } : {}),
      ...(notice ? { notice } : {}),
      ...(stop ? { stop } : {}),
      ...(question ? { question } : {}),
    };
  }
  /** The eyes stay where they are as long as they may. */
  #look(hands: readonly Seat[]): void {
    const { you } = this.#mirror;
    const isStill = this.#eyes !== null && (hands.includes(this.#eyes) || (hands.length === 0 && you.includes(this.#eyes)));
    if (!isStill) this.#eyes = hands[0] ?? you[0] ?? null;
  }
  #clock(): { clock?: Clock } {
    const { clock, standing } = this.#mirror;
    if (!clock) return {};
    const left = clock.since + clock.lasts - this.#mirror.time();
    return { clock: { id: clock.id, lasts: clock.lasts, left, at: Date.now(), stands: standing.paused } };
  }
  #back(): Back {
    const { you, match, seats, result } = this.#mirror;
    const seat = this.#eyes;
    if (seat === null || you.length === 0) return { undo: WATCHING, redo: WATCHING, reset: WATCHING, beyond: undefined };
    const undo = result ? OVER : match?.refuseUndo(seat);
    const isFinal = undo?.code === 'NOTHING' || undo?.code === 'OVER';
    const isAlone = this.game.kind !== 'versus' && consenters(holdersOf(seats), seat).length === 0;
    const beyond = isAlone ? 'Take it back anyway' : 'Ask to take it back';
    return { undo, redo: NO_REDO, reset: undo, beyond: undo && !isFinal ? beyond : undefined };
  }
}
