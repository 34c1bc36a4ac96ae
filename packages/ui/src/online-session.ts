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
import { openTable, type Client, type Heard, type Mirror, type OnlineTable, type Status } from '@nightfall/protocol/client';
import type { ToClient } from '@nightfall/protocol';
import { logLines } from './log-lines.ts';
import type { Thinker } from './local-session.ts';
import { nameOf, type Back, type LogLine, type Moment, type Session, type Sitter } from './session.ts';

type Start<T extends Types> = {
  readonly id: string;
  readonly game: Game<T>;
  readonly key: string | undefined;
  readonly client: Client;
  readonly thinker: Thinker;
};

const NO_REDO: Refusal = { rule: 'table', code: 'NO_REDO', text: 'At a table with others, play it again by hand.' };
const WATCHING: Refusal = { rule: 'table', code: 'NOT_SEATED', text: 'You watch this table; only who sits at it plays.' };
const PAUSED = { text: 'The table is paused.', yes: 'Go on', no: 'Wait' };

/** A match whose rules run on the server; this screen follows it and shows its own inputs at once. */
export class OnlineSession<T extends Types = Types> implements Session<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly table: OnlineTable<T>;
  readonly #start: Start<T>;
  readonly #listeners = new Set<(moment: Moment<T>) => void>();
  #log: readonly LogLine[] = [];
  #eyes: Seat | null = null;
  #status: Status | undefined;
  #isAnswered = false;
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
    this.#status = status;
    if (this.#now) this.#show([], true);
  }
  close(): void {
    this.#listeners.clear();
    this.table.leave();
    this.#start.thinker.close();
  }

  play(move: T['move'] | Pass): Promise<Refusal | undefined> {
    return this.table.play(move);
  }
  typeDice(faces: readonly number[]): Promise<Refusal | undefined> {
    return this.table.play({ type: 'dice', faces });
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
  say(text: string): void {
    void this.table.ask({ t: 'say', text });
  }
  answer(yes: boolean): void {
    const { paused } = this.#mirror.standing;
    this.#isAnswered = true;
    if (paused && yes) void this.table.ask({ t: 'resume' });
    else if (!paused) void this.table.ask({ t: 'vote', yes });
    this.#show([], true);
  }
  /** Empty while a game with secrets goes on: its record is told when it is over. */
  record(): string {
    const { match, seed } = this.#mirror;
    return match ? printRecord(match, seed ?? undefined) : '';
  }

  #hear(fresh: Heard<T>, message: ToClient | undefined): void {
    if (!this.#mirror.view) return;
    const heard = this.#isCaughtUp || message?.t === 'table' ? fresh : { ...fresh, jump: true };
    // What happened before this screen came is not played, only shown.
    this.#isCaughtUp ||= message?.t === 'in' || message?.t === 'view' || (message?.t === 'table' && message.n === 0);
    if (!this.#mirror.standing.question && !this.#mirror.standing.paused) this.#isAnswered = false;
    this.#writeLog(heard);
    this.#show(heard.events, heard.jump || this.#now === undefined || heard.events.length === 0);
  }
  #writeLog({ events, jump }: Heard<T>): void {
    const name = nameOf(this.#sitters());
    if (jump && this.#mirror.match) this.#log = this.#wholeLog(name);
    else if (events.length > 0) this.#log = [...this.#log, ...logLines(this.game, events, this.#mirror.inputs, name)];
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
    const { waiting, you, standing } = mirror;
    const mayAct = waiting.for === 'seats' && !standing.paused && this.#status?.is !== 'away';
    const hands = mayAct ? waiting.seats.filter((seat) => you.includes(seat)) : [];
    const isStill = this.#eyes !== null && (hands.includes(this.#eyes) || (hands.length === 0 && you.includes(this.#eyes)));
    if (!isStill) this.#eyes = hands[0] ?? you[0] ?? null;
    const notice = this.#notice();
    const question = this.#question();
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
      sitters: this.#sitters(),
      back: this.#back(),
      handOver: false,
      chat: mirror.chat.map(({ name, text }) => ({ from: name, text })),
      ...(notice ? { notice } : {}),
      ...(question ? { question } : {}),
    };
  }
  /** Who is missing, and how the connection stands. */
  #notice(): string {
    const { you, seats, result } = this.#mirror;
    if (this.#status?.text) return this.#status.text;
    const away = seats.filter(({ person, here }) => person && !here).map(({ name }) => name);
    const free = seats.filter(({ person, bot }) => !person && bot === null).length;
    const said = [
      you.length === 0 ? 'You watch.' : '',
      away.length > 0 && !result ? `${away.join(' and ')} ${away.length > 1 ? 'are' : 'is'} away.` : '',
      free > 0 && !result ? `${free} ${free > 1 ? 'seats are' : 'seat is'} free: invite somebody.` : '',
    ];
    return said.filter(Boolean).join(' ');
  }
  #sitters(): Sitter[] {
    return this.#mirror.seats.map(({ name, person, bot, here }) => {
      if (bot !== null) return { name, by: 'bot', level: this.game.bots[bot]?.name ?? bot };
      return person ? { name, by: 'person', present: here } : { name: 'Free seat', by: 'nobody' };
    });
  }
  #back(): Back {
    const { you, match } = this.#mirror;
    const seat = this.#eyes;
    if (seat === null || you.length === 0) return { undo: WATCHING, redo: WATCHING, reset: WATCHING, beyond: undefined };
    const undo = match?.refuseUndo(seat);
    const final = undo?.code === 'NOTHING' || undo?.code === 'OVER';
    return { undo, redo: NO_REDO, reset: undo, beyond: undo && !final ? 'Ask to take it back' : undefined };
  }
  /** What the table asks those who sit at this screen. */
  #question(): Moment<T>['question'] {
    const { standing, you, seats } = this.#mirror;
    if (this.#isAnswered || you.length === 0) return undefined;
    if (standing.paused) return PAUSED;
    const asked = standing.question;
    if (!asked || you.includes(asked.seat)) return undefined;
    const holders = seats.map(({ bot, person }) => (bot ? `bot:${bot}` : person ? 'person' : 'empty'));
    const open = consenters(holders, asked.seat).filter((seat) => !asked.yes.includes(seat));
    if (!you.some((seat) => open.includes(seat))) return undefined;
    return { text: `${seats[asked.seat]?.name} would like to take the last move back.`, yes: 'Agree', no: 'Decline' };
  }
}
