import { canonical } from '../canonical.ts';
import { throwDice } from '../chance/random.ts';
import type { Game } from '../game.ts';
import { isFaults } from '../game.ts';
import { apply, EndlessRule, waitingFor, type Waiting } from '../play.ts';
import type { Fault, Input, Out, Refusal, Seat, Types } from '../types.ts';
import { alike } from './alike.ts';
import { Clocks, type RunningClock, type Stretch } from './clocks.ts';
import { isAlone } from './eyes.ts';
import type { Entry, Head, Holder } from './log.ts';
import { printRecord } from './print.ts';
import { questionOf } from './question.ts';
import { openStream, type Stream } from './stream.ts';
import { acted, DICE_FELL, ENDED, learned, NOTHING, NOTHING_AGAIN } from './take-back.ts';

/** Inputs between two snapshots. */
const SPAN = 256;
const THIN = 8;
/** Seeking leaves a snapshot at most this many inputs before its target, so that the next step back is short. */
const NEAR = 32;

/** The state a log led to. Stored next to the log, it lets the match continue without being replayed. */
export type Frozen<T extends Types = Types> = {
  /** How many entries of the log led here. */
  readonly entries: number;
  readonly state: T['state'];
  /** What was learned by which input. */
  readonly learned: readonly (readonly [n: number, lesson: string])[];
  readonly clocks: readonly Stretch[];
  readonly clock: RunningClock | null;
  /** How much of the dice stream has been used; 0 if the match has none. */
  readonly drawn: number;
};

/** A game being played: the log of its inputs, and the state derived from it. */
export class Match<T extends Types = Types> {
  /** The entries since the log was last cleared. */
  readonly log: Entry<T>[] = [];
  #forgotten = 0;
  /** The current inputs: those of the log minus those taken back. */
  readonly inputs: Input<T>[];
  readonly holders: Holder[];
  /** Inputs taken back and not yet replaced by others, the next one last. */
  readonly undone: Input<T>[] = [];
  readonly game: Game<T>;
  readonly head: Head;
  /** The latest moment of the log, in match time. */
  now = 0;
  /**
   * The version of the rules by which the match goes on: the one it was begun with, or a later one that has asked the same
   * questions.
   */
  version: number;
  #state: T['state'];
  /** What the state waits for, computed on first use. */
  #waiting: Waiting | undefined;
  /**
   * After every SPAN inputs; a match that was thawed has none of those before. The state before the first input is among them only
   * where the match goes on from a position: elsewhere the setup gives it again.
   */
  #snapshots: (T['state'] | undefined)[] = [];
  /** A state on the way to the last seek target. */
  #near: { readonly n: number; readonly state: T['state'] } | undefined;
  #learned = new Map<number, string>();
  /** What was learned by the input that is being played. */
  #lesson: string | undefined;
  #clocks = new Clocks();
  /** When each seat last made a move that the game sets a pace for. */
  #paced = new Map<string, number>();
  #stream: Stream | undefined;

  private constructor(game: Game<T>, head: Head, state: T['state'], stream: Stream | undefined, before?: Match<T>) {
    this.game = game;
    this.head = head;
    this.version = head.version;
    this.inputs = before ? before.inputs.slice() : [];
    this.holders = [...(before ?? head).holders];
    this.#state = state;
    this.#stream = stream;
  }
  #atStart(): this {
    this.#noteClock();
    return this;
  }
  #atPosition(): this {
    this.#snapshots.push(this.game.clone(this.#state));
    return this.#atStart();
  }

  /** A new match; or what is wrong with its settings. Without the seed of its dice it can replay rolls but not make any. */
  static begin<T extends Types>(game: Game<T>, head: Head, seed?: string): Match<T> | readonly Fault[] {
    const state = game.setup(head.setup);
    return isFaults(state) ? state : new Match(game, head, state, streamOf(seed)).#atStart();
  }

  /** A match that goes on from a position. */
  static from<T extends Types>(game: Game<T>, head: Head, state: T['state'], seed?: string): Match<T> {
    return new Match(game, head, game.clone(state), streamOf(seed)).#atPosition();
  }

  /** A match whose state after the first entries is known, so they need not be replayed. */
  static thaw<T extends Types>(
    game: Game<T>,
    head: Head,
    log: readonly Entry<T>[],
    frozen: Frozen<T>,
    seed?: string,
    snapshots: readonly (T['state'] | undefined)[] = [],
  ): Match<T> | readonly Fault[] {
    const state = game.setup(head.setup);
    if (isFaults(state)) return state;
    const match = new Match(game, head, state, streamOf(seed, frozen.drawn)).#atStart();
    snapshots.forEach((kept, i) => (match.#snapshots[i] ??= kept));
    for (const entry of log.slice(0, frozen.entries)) match.#believe(entry);
    match.#setState(game.clone(frozen.state));
    match.#learned = new Map(frozen.learned);
    match.#clocks = new Clocks(frozen.clocks, frozen.clock ?? undefined);
    return match;
  }
  /** A match for reading only: its whole log, and its last picture. */
  static reading<T extends Types>(game: Game<T>, head: Head, log: readonly Entry<T>[], picture: T['state']): Match<T> {
    const match = new Match(game, head, game.clone(picture), undefined).#atPosition();
    for (const entry of log) match.#believe(entry);
    match.#clocks = new Clocks();
    return match;
  }
  /** A match of its own that goes on from here; nothing played on it touches this one. Its log begins empty. */
  branch(): Match<T> {
    const match = new Match(this.game, this.head, this.game.clone(this.#state), this.#stream?.fork(), this);
    match.#forgotten = this.#forgotten + this.log.length;
    match.undone.push(...this.undone);
    match.now = this.now;
    match.version = this.version;
    match.#waiting = this.#waiting;
    match.#snapshots = [...this.#snapshots];
    match.#near = this.#near;
    match.#learned = new Map(this.#learned);
    match.#clocks = new Clocks(this.#clocks.stretches, this.#clocks.running);
    match.#paced = new Map(this.#paced);
    return match;
  }
  /** States along the way, from which seeking starts. Stored with the frozen match, they are restored with it. Read-only. */
  get snapshots(): readonly (T['state'] | undefined)[] {
    return this.#snapshots;
  }
  freeze(): Frozen<T> {
    return {
      entries: this.#forgotten + this.log.length,
      state: this.game.clone(this.#state),
      learned: [...this.#learned],
      clocks: this.#clocks.stretches,
      clock: this.clock ?? null,
      drawn: this.#stream?.drawn ?? 0,
    };
  }

  /** Forgets the log so far; the caller keeps it elsewhere. The current inputs are still known. */
  forgetLog(): void {
    this.#forgotten += this.log.length;
    this.log.length = 0;
  }

  /** The state as it stands. Read it; play changes it. */
  get state(): T['state'] {
    return this.#state;
  }
  get isOver(): boolean {
    return this.#state.stack.length === 0;
  }
  get waiting(): Waiting {
    return (this.#waiting ??= waitingFor(this.game.book, this.#state));
  }
  /** What is asked now, in short. */
  get question(): string {
    return questionOf(this.#state.stack[this.#state.stack.length - 1], this.waiting);
  }
  /** The running clock. Neither dice rolled while it runs nor questions waiting for them stop it. */
  get clock(): RunningClock | undefined {
    return this.#clocks.running;
  }
  /** The moment of match time at which the bell is due; undefined if no clock runs. */
  get deadline(): number | undefined {
    const { clock } = this;
    return clock && clock.since + clock.lasts;
  }
  /** When this seat last did this, in match time, if the game sets a pace for it. */
  lastDeed(type: string, seat: Seat): number | undefined {
    return this.#paced.get(`${seat} ${type}`);
  }
  view(seat: Seat | null): T['view'] {
    return this.game.view(this.#state, seat);
  }

  /** Plays an input and writes it down; or changes nothing and says why not. Dice of the stream take their place in it. */
  play(input: Input<T>, at: number = this.now, out?: Out<T>): Refusal | undefined {
    const sides = 'faces' in input ? this.#thrown() : undefined;
    const no = this.#play(input, at, out);
    if (!no && sides && this.#stream) throwDice(sides, this.#stream);
    return no;
  }
  #play(input: Input<T>, at: number, out: Out<T>): Refusal | undefined {
    const q = this.question;
    const no = this.#step(input, out);
    if (no) return no;
    this.log.push({ type: 'input', at: this.#pass(at), input, q });
    if (input.type === 'bell') this.#clocks.ring(this.inputs.length);
    this.#noteClock();
    this.#noteRedo(input);
    this.#notePace(input);
    return undefined;
  }
  #notePace(input: Input<T>): void {
    if ('seat' in input && this.game.pace?.[input.type as T['move']['type']] !== undefined)
      this.#paced.set(`${input.seat} ${input.type}`, this.now);
  }
  /** Match time only moves forward. */
  #pass(at: number): number {
    return (this.now = Math.max(this.now, at));
  }
  /** The same again is a redo, whoever plays it; anything else discards what was taken back. */
  #noteRedo(input: Input<T>): void {
    if (this.isRedo(input)) this.undone.pop();
    else if (this.undone.length > 0) this.undone.length = 0;
  }

  /** Is this what was taken back last? */
  isRedo(input: Input<T>): boolean {
    const last = this.undone[this.undone.length - 1];
    return last !== undefined && canonical(last) === canonical(input);
  }

  /** The faces that come up now. Looking does not use them up: the same move played again gets the same dice. */
  faces(): readonly number[] {
    const asked = this.waiting;
    if (asked.for !== 'dice') throw new Error('no dice are asked for');
    return asked.fixed ?? this.#fallen() ?? throwDice(asked.sides, this.#dice().fork());
  }
  #dice(): Stream {
    if (!this.#stream) throw new Error('this match has no seed to throw dice from');
    return this.#stream;
  }
  /** Do the dice that are asked for now come from the stream of the match? */
  get isThrow(): boolean {
    return this.#thrown() !== undefined;
  }
  /** The sides of the dice that the stream is asked for. */
  #thrown(): readonly number[] | undefined {
    const asked = this.waiting;
    return asked.for === 'dice' && !asked.fixed && !asked.typed && !this.#fallen() ? asked.sides : undefined;
  }
  #fallen(): readonly number[] | undefined {
    const last = this.undone[this.undone.length - 1];
    return last && 'faces' in last ? last.faces : undefined;
  }

  /** Rolls the dice that the rules ask for, until a player has to decide; typed dice wait for their player. */
  settle(at: number = this.now, out?: Out<T>): void {
    for (let asked = this.waiting; asked.for === 'dice' && !asked.typed; asked = this.waiting) {
      const faces = asked.fixed ?? this.#fallen() ?? throwDice(asked.sides, this.#dice());
      const no = this.#play({ type: 'dice', faces }, at, out);
      if (no) throw new Error(`the dice were refused: ${no.text}`);
    }
  }

  /** Hands a seat to a person or a bot. */
  hand(seat: Seat, holder: Holder, at: number = this.now): void {
    this.log.push({ type: 'seat', at: this.#pass(at), seat, holder });
    this.holders[seat] = holder;
  }

  /** The match continues under another version of the rules. The caller checks first that it may: `followEntry`. */
  goOnUnder(version: number, at: number = this.now): void {
    this.log.push({ type: 'rules', at: this.#pass(at), version });
    this.version = version;
  }

  /** Why the last input is no longer this seat's to take back; undefined if it is. */
  refuseUndo(seat: Seat): Refusal | undefined {
    if (this.isOver) return ENDED;
    return this.#keeps(seat, this.inputs.length);
  }

  /** How many inputs would remain if this seat took back everything it freely may. */
  turnStart(seat: Seat): number {
    let to = this.inputs.length;
    if (this.isOver) return to;
    while (!this.#keeps(seat, to)) to -= 1;
    return to;
  }

  /** Takes back everything after the first `to` inputs. The caller checks first that it may: `refuseUndo`, or the table's consent. */
  undo(seat: Seat, to: number = this.inputs.length - 1, at: number = this.now): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.inputs.length)
      throw new Error(`cannot go back to input ${to} of ${this.inputs.length}`);
    this.log.push({ type: 'undo', at: this.#pass(at), seat, to });
    this.undone.push(...this.inputs.slice(to).reverse());
    this.#cut(to);
    this.#clocks.back(to);
    this.#noteClock();
  }

  /** Replays the input that was taken back last, with the same dice. */
  redo(at: number = this.now, out?: Out<T>): Refusal | undefined {
    const input = this.undone[this.undone.length - 1];
    return input ? this.play(input, at, out) : NOTHING_AGAIN;
  }

  /** Adds an entry of a stored log. */
  append(entry: Entry<T>, out?: Out<T>): Refusal | undefined {
    switch (entry.type) {
      case 'input':
        return this.play(entry.input, entry.at, out);
      case 'undo':
        if (entry.to < 0 || entry.to >= this.inputs.length) return NOTHING;
        this.undo(entry.seat, entry.to, entry.at);
        return undefined;
      case 'seat':
        this.hand(entry.seat, entry.holder, entry.at);
        return undefined;
      case 'import':
        this.log.push(entry);
        this.#pass(entry.at);
        // The dice above came from another seed.
        this.#stream = this.#stream?.again();
        return undefined;
      case 'rules':
        this.goOnUnder(entry.version, entry.at);
        return undefined;
    }
  }

  /** A copy of the state after the first `n` current inputs. */
  seek(n: number): T['state'] {
    if (n === this.inputs.length) return this.game.clone(this.#state);
    const base = this.#before(n);
    const state = this.game.clone(base.state);
    const near = n - (n % NEAR);
    for (let i = base.n; i < n; i++) {
      if (i === near) this.#near = { n: i, state: this.game.clone(state) };
      apply(this.game.book, state, this.inputs[i]!);
    }
    return state;
  }
  /** The latest known state after at most `n` inputs. */
  #before(n: number): { readonly n: number; readonly state: T['state'] } {
    let at = Math.min(Math.floor(n / SPAN), this.#snapshots.length - 1);
    while (at >= 0 && !this.#snapshots[at]) at -= 1;
    const near = this.#near;
    if (near && near.n <= n && near.n > at * SPAN) return near;
    return at < 0 ? { n: 0, state: this.#first() } : { n: at * SPAN, state: this.#snapshots[at]! };
  }
  /** The state before the first input: the setup was accepted once. */
  #first(): T['state'] {
    return this.game.setup(this.head.setup) as T['state'];
  }

  /** The events of the n-th input (counted from 0). */
  eventsOf(n: number): T['event'][] {
    const events: T['event'][] = [];
    const state = this.seek(n);
    apply(this.game.book, state, this.inputs[n]!, (event) => events.push(event));
    return events;
  }

  #step(input: Input<T>, out: Out<T>): Refusal | undefined {
    this.#waiting = undefined;
    this.#lesson = undefined;
    const no = this.#apply(input, this.game.reveals ? this.#learning(out) : out);
    if (no) return no;
    this.inputs.push(alike(this.game, input));
    if (this.#lesson !== undefined) this.#learned.set(this.inputs.length - 1, this.#lesson);
    if (this.inputs.length % SPAN === 0) this.#keepSnapshot(this.inputs.length / SPAN);
    return undefined;
  }
  /** If a rule never ends, the error has the record that leads there. */
  #apply(input: Input<T>, out: Out<T>): Refusal | undefined {
    try {
      return apply(this.game.book, this.#state, input, out);
    } catch (error) {
      if (!(error instanceof EndlessRule)) throw error;
      const record = printRecord(this, undefined, [...this.log, { type: 'input', at: this.now, input }]);
      throw new Error(`${error.message}\n\n${record}`, { cause: error });
    }
  }
  /** Keeps every eighth of those before the last one. */
  #keepSnapshot(at: number): void {
    this.#snapshots[at] = this.game.clone(this.#state);
    if ((at - 1) % THIN !== 0) this.#snapshots[at - 1] = undefined;
  }
  /** Notes what anyone learns from an event, and passes it on. */
  #learning(out: Out<T>): Out<T> {
    return (event) => {
      this.#lesson ??= this.game.reveals?.(event);
      out?.(event);
    };
  }

  /** Why the seat may not take back the last of the first `n` inputs. */
  #keeps(seat: Seat, n: number): Refusal | undefined {
    const input = this.inputs[n - 1];
    if (!input) return NOTHING;
    if (!('seat' in input)) return input.type === 'dice' ? DICE_FELL : acted(-1);
    if (input.seat !== seat) return acted(input.seat);
    const lesson = this.#learned.get(n - 1);
    if (lesson) return learned(lesson);
    return this.game.keeps && this.game.keeps(input, this.game.view(this.seek(n - 1), seat), isAlone(this, seat));
  }

  /** Adds an entry without playing it. */
  #believe(entry: Entry<T>): void {
    this.log.push(entry);
    this.#pass(entry.at);
    if (entry.type === 'seat') this.holders[entry.seat] = entry.holder;
    else if (entry.type === 'rules') this.version = entry.version;
    else if (entry.type === 'undo') this.undone.push(...this.inputs.splice(entry.to).reverse());
    else if (entry.type === 'input') {
      this.inputs.push(alike(this.game, entry.input));
      this.#noteRedo(entry.input);
    }
  }

  #cut(to: number): void {
    this.#setState(this.seek(to));
    this.inputs.length = to;
    for (const n of this.#learned.keys()) if (n >= to) this.#learned.delete(n);
    this.#snapshots.length = Math.min(this.#snapshots.length, Math.floor(to / SPAN) + 1);
    if (this.#near && this.#near.n > to) this.#near = undefined;
  }

  #setState(state: T['state']): void {
    this.#state = state;
    this.#waiting = undefined;
  }

  #noteClock(): void {
    this.#clocks.look(this.waiting, this.inputs.length, this.now);
  }
}

const streamOf = (seed: string | undefined, drawn = 0): Stream | undefined =>
  seed === undefined ? undefined : openStream(seed, drawn);
