import {
  apply,
  chacha20,
  printRecord,
  quickRandom,
  sha256,
  streamAfter,
  Match,
  type Game,
  type Head,
  type Hint,
  type Input,
  type Pass,
  type Random,
  type Refusal,
  type Seat,
  type Types,
} from '@nightfall/kernel';
import type { Rig } from './board.ts';
import { Stopwatch, type Clock } from './clock.ts';
import { logLines } from './log-lines.ts';
import type { LogLine, Moment, Session, Sitter, Stop } from './session.ts';
import { actor, backOf, botLevel, isFollowUp, lastByPerson } from './take-back.ts';

/** What thinks for bots and hints: a web worker in the browser, plain functions in tests. */
export interface Thinker {
  bot(game: string, level: string, view: Types['view'], seat: Seat, seed: number): Promise<readonly (Types['move'] | Pass)[]>;
  hint(game: string, view: Types['view'], seat: Seat, seed: number): Promise<Hint<Types> | undefined>;
  close(): void;
}

/** Everything from which a match in this browser goes on after a reload. */
export type Kept = {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly seed: string | null;
  /** Faces prepared by a guided game that have not fallen yet. */
  readonly script: readonly (readonly number[])[];
  readonly guided: boolean;
};

type Start<T extends Types> = {
  readonly id: string;
  readonly match: Match<T>;
  readonly seed: string | null;
  readonly script?: readonly (readonly number[])[];
  readonly guided?: boolean;
  /** Dice of a guided game that follow what the player does. */
  readonly rig?: Rig<T> | undefined;
  readonly thinker: Thinker;
  readonly keep: (kept: Kept) => void;
};

const PAUSED: Stop = {
  no: { rule: 'match', code: 'PAUSED', text: 'The game is paused.' },
  remedy: 'Go on',
};

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('');

/** The head of a new match whose dice are promised before the first input. */
export const promised = (head: Omit<Head, 'promise'>, seed: string): Head => ({ ...head, promise: sha256(seed) });

/** A match whose rules run in this browser: one person, or several round one device, and bots. */
export class LocalSession<T extends Types = Types> implements Session<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly #match: Match<T>;
  readonly #start: Start<T>;
  readonly #random: Random;
  readonly #script: (readonly number[])[];
  readonly #listeners = new Set<(moment: Moment<T>) => void>();
  /** What each standing input made happen. */
  readonly #events: T['event'][][] = [];
  #log: LogLine[] = [];
  #logged = 0;
  #eyes: Seat | null = null;
  #now: Moment<T>;
  #epoch = 0;
  #isRunning = false;
  #trouble: string | undefined;
  #saving = false;
  #bell: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: Stopwatch;

  constructor(start: Start<T>) {
    this.#start = start;
    this.id = start.id;
    this.#match = start.match;
    this.game = start.match.game;
    this.#random = start.seed ? streamAfter(start.match, start.seed) : chacha20(newSeed());
    this.#script = [...(start.script ?? [])];
    this.#watch = new Stopwatch(start.match.now);
    this.#tellAgain();
    this.#eyes = this.#persons()[0] ?? null;
    this.#now = this.#moment([], true);
  }

  now(): Moment<T> {
    return this.#now;
  }
  listen(heard: (moment: Moment<T>) => void): () => void {
    this.#listeners.add(heard);
    // Nothing happens before somebody watches: the first dice are seen to fall.
    if (!this.#isRunning) this.#goOn();
    this.#isRunning = true;
    return () => this.#listeners.delete(heard);
  }
  record(): string {
    const { match, seed } = this.#start;
    return printRecord(match, match.isOver && seed ? seed : undefined);
  }
  close(): void {
    this.#epoch += 1;
    clearTimeout(this.#bell);
    this.#listeners.clear();
    this.#start.thinker.close();
  }

  async play(move: T['move'] | Pass): Promise<Refusal | undefined> {
    return this.#answer(move);
  }
  async typeDice(faces: readonly number[]): Promise<Refusal | undefined> {
    return this.#answer({ type: 'dice', faces });
  }
  async hint(): Promise<Hint<T> | undefined> {
    const seat = this.#now.hands[0];
    if (seat === undefined || !this.game.hint) return undefined;
    const view = this.#match.view(seat);
    return (await this.#start.thinker.hint(this.game.id, view, seat, this.#match.inputs.length)) as Hint<T> | undefined;
  }
  sit(seat: Seat): void {
    if (!this.#persons().includes(seat)) return;
    this.#eyes = seat;
    this.#show([], true);
  }

  async pause(): Promise<Refusal | undefined> {
    clearTimeout(this.#bell);
    this.#watch.stop();
    this.#show([], false);
    return undefined;
  }
  async goOn(): Promise<Refusal | undefined> {
    this.#watch.goOn();
    this.#show([], false);
    this.#goOn();
    return undefined;
  }

  async undo(beyond = false): Promise<Refusal | undefined> {
    const { undo, beyond: may } = this.#now.back;
    if (undo && !(beyond && may)) return undo;
    const to = lastByPerson(this.#match);
    this.#backTo(to);
    return undefined;
  }
  async redo(): Promise<Refusal | undefined> {
    if (this.#now.back.redo) return this.#now.back.redo;
    this.#epoch += 1;
    do {
      const heard: T['event'][] = [];
      const no = this.#match.redo(this.#clock(), (event) => heard.push(event));
      if (no) return no;
      this.#wrote(heard);
    } while (isFollowUp(this.#match, this.#match.undone.at(-1)));
    this.#goOn();
    return undefined;
  }
  async reset(): Promise<Refusal | undefined> {
    const { reset } = this.#now.back;
    if (reset) return reset;
    this.#backTo(this.#match.turnStart(actor(this.#match)!));
    return undefined;
  }

  #answer(input: Input<T>): Refusal | undefined {
    if (this.#watch.stands) return PAUSED.no;
    const no = this.#step(input);
    if (!no) this.#goOn();
    return no;
  }
  #step(input: Input<T>): Refusal | undefined {
    const heard: T['event'][] = [];
    const no = this.#match.play(input, this.#clock(), (event) => heard.push(event));
    if (no) return no;
    this.#wrote(heard);
    return undefined;
  }
  #wrote(heard: T['event'][]): void {
    this.#events.push(heard);
    this.#show(heard, false);
    this.#keep();
  }
  #backTo(to: number): void {
    this.#epoch += 1;
    const by = actor(this.#match) ?? this.#persons()[0] ?? 0;
    this.#match.undo(by, to, this.#clock());
    this.#events.length = to;
    if (this.#persons().includes(by)) this.#eyes = by;
    this.#show([], true);
    this.#keep();
    this.#goOn();
  }

  /** A fault of ours, such as a bot without an answer, is told at the table; what was played is kept. */
  #goOn(): void {
    this.#run().catch((reason: unknown) => {
      this.#trouble = `Something is wrong with this game: ${reason instanceof Error ? reason.message : String(reason)}`;
      this.#show([], true);
    });
  }
  /** Dice fall and bots move until a person is asked. */
  async #run(): Promise<void> {
    const epoch = ++this.#epoch;
    clearTimeout(this.#bell);
    while (epoch === this.#epoch && !this.#watch.stands) {
      const asked = this.#match.waiting;
      if (asked.for === 'dice' && !asked.typed) this.#step({ type: 'dice', faces: this.#faces(asked.sides) });
      else if (asked.for !== 'seats' || !(await this.#letBotsMove(asked.seats, epoch))) return this.#await(epoch);
    }
  }
  /** The first asked bot that has something to do does it. Where several are asked, some may have nothing to answer. */
  async #letBotsMove(asked: readonly Seat[], epoch: number): Promise<boolean> {
    const bots = asked.filter((seat) => this.#level(seat) !== undefined);
    for (const seat of bots) if (await this.#think(seat, epoch)) return true;
    if (bots.length === asked.length && bots.length > 0 && epoch === this.#epoch)
      throw new Error(`${this.game.id}: the bots in seats ${bots.join(', ')} are asked and have no move`);
    return false;
  }
  /** Prepared faces fall first, where they fit; a redo meets the dice that it met before. */
  #faces(sides: readonly number[]): readonly number[] {
    const scripted = this.#match.isThrow ? this.#prepared(sides) : undefined;
    const fits = scripted?.length === sides.length && scripted.every((face, i) => face >= 1 && face <= sides[i]!);
    return fits ? scripted : this.#match.faces(this.#random);
  }
  #prepared(sides: readonly number[]): readonly number[] | undefined {
    return this.#script.length > 0 ? this.#script.shift() : this.#start.rig?.(this.#match.view(this.#eyes), sides);
  }
  async #think(seat: Seat, epoch: number): Promise<boolean> {
    const n = this.#match.inputs.length;
    const view = this.#match.view(seat);
    const moves = await this.#start.thinker.bot(this.game.id, this.#level(seat)!, view, seat, seedAt(this.id, n));
    for (const move of moves) {
      if (epoch !== this.#epoch) return true;
      if (!this.#isAsked(seat) || this.#step(move as T['move'])) break;
    }
    return this.#match.inputs.length > n;
  }
  /** A person is asked. If a clock runs, its bell is an input too. */
  #await(epoch: number): void {
    if (epoch !== this.#epoch) return;
    const asked = this.#match.waiting;
    const { clock } = this.#match;
    if (asked.for !== 'seats' || !asked.clock || !clock) return;
    const left = clock.since + asked.clock.lasts - this.#clock();
    this.#bell = setTimeout(() => epoch === this.#epoch && this.#answer({ type: 'bell' }), Math.max(0, left));
  }

  #clock(): number {
    return Math.max(this.#match.now, this.#watch.now());
  }
  #level(seat: Seat): string | undefined {
    return botLevel(this.#match, seat);
  }
  #persons(): Seat[] {
    return this.#match.holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : []));
  }
  #isAsked(seat: Seat): boolean {
    const asked = this.#match.waiting;
    return asked.for === 'seats' && asked.seats.includes(seat);
  }
  #show(events: readonly T['event'][], jump: boolean): void {
    this.#now = this.#moment(events, jump);
    for (const heard of this.#listeners) heard(this.#now);
  }
  #moment(events: readonly T['event'][], jump: boolean): Moment<T> {
    const waiting = this.#match.waiting;
    const persons = this.#persons();
    const mayAct = waiting.for === 'seats' && !this.#watch.stands;
    const hands = mayAct ? waiting.seats.filter((seat) => persons.includes(seat)) : [];
    const handOver = this.#look(hands);
    // A game without secrets may show its state itself; what was shown must not change when that goes on.
    const view = this.game.view(this.game.clone(this.#match.state), this.#eyes);
    this.#writeLog(jump || handOver);
    return {
      seq: this.#match.inputs.length,
      view,
      seat: this.#eyes,
      mine: persons,
      hands,
      waiting,
      events: this.#seen(events),
      jump,
      log: this.#log,
      result: this.game.result(view),
      sitters: this.#sitters(),
      back: backOf(this.#match, this.#eyes),
      handOver,
      ...(this.#trouble ? { trouble: this.#trouble } : {}),
      ...(this.#watch.stands ? { stop: PAUSED } : {}),
      ...this.#clockNow(),
    };
  }
  #clockNow(): { clock?: Clock } {
    const asked = this.#match.waiting;
    const { clock } = this.#match;
    if (asked.for !== 'seats' || !asked.clock || !clock) return {};
    const { lasts } = asked.clock;
    const left = clock.since + lasts - this.#clock();
    return { clock: { id: clock.id, lasts, left, at: Date.now(), stands: this.#watch.stands } };
  }
  /** Turns the eyes to a seat that is asked; tells whether others would see what they should not. */
  #look(hands: readonly Seat[]): boolean {
    const before = this.#eyes;
    if (hands.length === 0 || (before !== null && hands.includes(before))) return false;
    this.#eyes = hands[0]!;
    const differ = JSON.stringify(this.#match.view(before)) !== JSON.stringify(this.#match.view(this.#eyes));
    return this.#persons().length > 1 && differ;
  }
  #seen(events: readonly T['event'][]): readonly T['event'][] {
    const { eventFor } = this.game;
    if (!eventFor) return events;
    return events.flatMap((event) => eventFor(event, this.#eyes) ?? []);
  }
  #writeLog(anew: boolean): void {
    const name = (seat: Seat) => this.#match.head.names[seat] ?? `Player ${seat + 1}`;
    const done = anew ? 0 : this.#logged;
    const lines = this.#events.slice(done).flatMap((events, i) => logLines(this.game, this.#seen(events), done + i + 1, name));
    if (anew || lines.length > 0) this.#log = anew ? lines : [...this.#log, ...lines];
    this.#logged = this.#events.length;
  }
  #sitters(): Sitter[] {
    return this.#match.head.names.map((name, seat) => {
      const level = this.#level(seat);
      return level === undefined ? { name, by: 'person' } : { name, by: 'bot', level: this.game.bots[level]?.name ?? level };
    });
  }

  #tellAgain(): void {
    const state = this.#match.seek(0);
    for (const input of this.#match.inputs) {
      const heard: T['event'][] = [];
      apply(this.game.book, state, input, (event) => heard.push(event));
      this.#events.push(heard);
    }
  }
  /** Saves soon; many inputs at once are saved once. */
  #keep(): void {
    if (this.#saving) return;
    this.#saving = true;
    queueMicrotask(() => {
      this.#saving = false;
      const { id, match, seed, guided = false, keep } = this.#start;
      keep({ id, game: this.game.id, record: printRecord(match), seed, script: [...this.#script], guided });
    });
  }
}

const seedAt = (id: string, n: number): number => quickRandom(Number.parseInt(id.slice(0, 7), 36) + n * 7919).u32();
