import { canonical } from '../canonical.ts';
import type { Random } from '../chance/random.ts';
import { throwDice } from '../chance/random.ts';
import type { Game } from '../game.ts';
import { isFaults } from '../game.ts';
import { apply, waitingFor, type Waiting } from '../play.ts';
import type { Fault, Input, Out, Refusal, Seat, Types } from '../types.ts';
import type { Entry, Head, Holder } from './log.ts';

/** A snapshot is kept after every so many inputs. */
const SPAN = 256;
/** Whoever goes back leaves a snapshot at most so far before: the next step back is short. */
const NEAR = 32;

const DICE_FELL: Refusal = { rule: 'match', code: 'DICE_FELL', text: 'The dice have been rolled; that cannot be taken back.' };
const NOTHING: Refusal = { rule: 'match', code: 'NOTHING', text: 'There is nothing to take back.' };
const ENDED: Refusal = { rule: 'match', code: 'OVER', text: 'The game is over; nothing is taken back.' };
const acted = (seat: Seat): Refusal => ({
  rule: 'match',
  code: 'ACTED',
  text: 'Somebody else has acted since.',
  facts: { seat },
});
const learned = (what: string): Refusal => ({
  rule: 'match',
  code: 'LEARNED',
  text: `That cannot be taken back: ${what}.`,
  facts: { learned: what },
});

/** What a log has come to: kept beside it, the match goes on without being played again. */
export type Frozen<T extends Types = Types> = {
  /** How many entries of the log led here. */
  readonly entries: number;
  readonly state: T['state'];
  /** What was learned by which input. */
  readonly learned: readonly (readonly [n: number, lesson: string])[];
  readonly clock: { readonly id: string; readonly since: number } | null;
};

/** A game being played: the log of its inputs, and the state derived from it. */
export class Match<T extends Types = Types> {
  readonly log: Entry<T>[] = [];
  /** The inputs that stand: those of the log less what was taken back. */
  readonly inputs: Input<T>[] = [];
  readonly holders: Holder[];
  /** Inputs taken back and not yet replaced by others, the next one last. */
  readonly undone: Input<T>[] = [];
  readonly game: Game<T>;
  readonly head: Head;
  /** The latest moment of the log, in match time. */
  now = 0;
  /** When the running clock began, and its name. */
  clock: { readonly id: string; readonly since: number } | undefined;
  #state: T['state'];
  /** What the state waits for, worked out when it is asked first. */
  #waiting: Waiting | undefined;
  /** After every SPAN inputs; a match that was thawed has none of those before. */
  #snapshots: (T['state'] | undefined)[] = [];
  /** A state on the way to the last one that was sought. */
  #near: { readonly n: number; readonly state: T['state'] } | undefined;
  #learned: (string | undefined)[] = [];
  /** What was learned by the input that is being played. */
  #lesson: string | undefined;

  private constructor(game: Game<T>, head: Head, state: T['state']) {
    this.game = game;
    this.head = head;
    this.holders = [...head.holders];
    this.#state = state;
    this.#snapshots.push(game.clone(state));
    this.#noteClock();
  }

  /** A new match; or what is wrong with its settings. */
  static begin<T extends Types>(game: Game<T>, head: Head): Match<T> | readonly Fault[] {
    const state = game.setup(head.setup);
    return isFaults(state) ? state : new Match(game, head, state);
  }

  /** A match that goes on from a position. */
  static from<T extends Types>(game: Game<T>, head: Head, state: T['state']): Match<T> {
    return new Match(game, head, game.clone(state));
  }

  /** A match of which the state after the first entries is known: nothing of them is played again. */
  static thaw<T extends Types>(
    game: Game<T>,
    head: Head,
    log: readonly Entry<T>[],
    frozen: Frozen<T>,
  ): Match<T> | readonly Fault[] {
    const match = Match.begin(game, head);
    if (isFaults(match)) return match;
    for (const entry of log.slice(0, frozen.entries)) match.#believe(entry);
    match.#setState(game.clone(frozen.state));
    match.#learned = match.inputs.map(() => undefined);
    for (const [n, lesson] of frozen.learned) match.#learned[n] = lesson;
    match.clock = frozen.clock ?? undefined;
    return match;
  }
  freeze(): Frozen<T> {
    const learned: [number, string][] = [];
    this.#learned.forEach((lesson, n) => lesson !== undefined && learned.push([n, lesson]));
    return { entries: this.log.length, state: this.game.clone(this.#state), learned, clock: this.clock ?? null };
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
  view(seat: Seat | null): T['view'] {
    return this.game.view(this.#state, seat);
  }

  /** Plays an input and writes it down; or changes nothing and says why not. */
  play(input: Input<T>, at: number = this.now, out?: Out<T>): Refusal | undefined {
    const no = this.#step(input, out);
    if (no) return no;
    this.log.push({ type: 'input', at, input });
    this.now = at;
    this.#noteClock();
    this.#noteRedo(input);
    return undefined;
  }
  /** The same again is a redo, whoever plays it; anything else makes what was taken back pointless. */
  #noteRedo(input: Input<T>): void {
    if (this.isRedo(input)) this.undone.pop();
    else if (this.undone.length > 0) this.undone.length = 0;
  }

  /** Is this what was taken back last? */
  isRedo(input: Input<T>): boolean {
    const last = this.undone[this.undone.length - 1];
    return last !== undefined && canonical(last) === canonical(input);
  }

  /** The faces that fall now: who plays the same again meets the same dice, so that nobody fishes for better ones. */
  faces(random: Random): readonly number[] {
    const asked = this.waiting;
    if (asked.for !== 'dice') throw new Error('no dice are asked for');
    return asked.fixed ?? this.#fallen() ?? throwDice(asked.sides, random);
  }
  /** Do the dice that are asked for now come from the stream of the match? */
  get isThrow(): boolean {
    const asked = this.waiting;
    return asked.for === 'dice' && !asked.fixed && !asked.typed && !this.#fallen();
  }
  #fallen(): readonly number[] | undefined {
    const last = this.undone[this.undone.length - 1];
    return last && 'faces' in last ? last.faces : undefined;
  }

  /** Throws the dice that the rules ask for, until a player is asked; typed dice wait for their player. */
  settle(random: Random, at: number = this.now, out?: Out<T>): void {
    for (let asked = this.waiting; asked.for === 'dice' && !asked.typed; asked = this.waiting) {
      const no = this.play({ type: 'dice', faces: this.faces(random) }, at, out);
      if (no) throw new Error(`the dice were refused: ${no.text}`);
    }
  }

  /** Hands a seat to a person or a bot. */
  hand(seat: Seat, holder: Holder, at: number = this.now): void {
    this.log.push({ type: 'seat', at, seat, holder });
    this.holders[seat] = holder;
    this.now = at;
  }

  /** Why the last input is no longer this seat's to take back; undefined if it is. */
  refuseUndo(seat: Seat): Refusal | undefined {
    if (this.isOver) return ENDED;
    return this.#keeps(seat, this.inputs.length);
  }

  /** How many inputs would stand if this seat took back all it freely may. */
  turnStart(seat: Seat): number {
    let to = this.inputs.length;
    if (this.isOver) return to;
    while (!this.#keeps(seat, to)) to -= 1;
    return to;
  }

  /** Takes back everything after the first `to` inputs. Whether it may is asked before: `refuseUndo`, or the table's consent. */
  undo(seat: Seat, to: number = this.inputs.length - 1, at: number = this.now): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.inputs.length)
      throw new Error(`cannot go back to input ${to} of ${this.inputs.length}`);
    this.log.push({ type: 'undo', at, seat, to });
    this.undone.push(...this.inputs.slice(to).reverse());
    this.#cut(to);
    this.now = at;
    this.#noteClock();
  }

  /** Plays the input again that was taken back last; with the dice that fell then. */
  redo(at: number = this.now, out?: Out<T>): Refusal | undefined {
    const input = this.undone[this.undone.length - 1];
    return input ? this.play(input, at, out) : { ...NOTHING, text: 'There is nothing to play again.' };
  }

  /** Writes an entry of a stored log down again. */
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
    }
  }

  /** The state after the first `n` inputs that stand, as a copy. */
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
  /** The latest state that is kept of those after at most `n` inputs. */
  #before(n: number): { readonly n: number; readonly state: T['state'] } {
    let at = Math.min(Math.floor(n / SPAN), this.#snapshots.length - 1);
    while (!this.#snapshots[at]) at -= 1;
    const near = this.#near;
    return near && near.n <= n && near.n > at * SPAN ? near : { n: at * SPAN, state: this.#snapshots[at]! };
  }

  /** What the n-th input (counted from 0) made happen. */
  eventsOf(n: number): T['event'][] {
    const events: T['event'][] = [];
    const state = this.seek(n);
    apply(this.game.book, state, this.inputs[n]!, (event) => events.push(event));
    return events;
  }

  #step(input: Input<T>, out: Out<T>): Refusal | undefined {
    this.#waiting = undefined;
    this.#lesson = undefined;
    const no = apply(this.game.book, this.#state, input, this.game.reveals ? this.#learning(out) : out);
    if (no) return no;
    this.inputs.push(input);
    this.#learned.push(this.#lesson);
    if (this.inputs.length % SPAN === 0) this.#snapshots[this.inputs.length / SPAN] = this.game.clone(this.#state);
    return undefined;
  }
  /** Notes what somebody learns by an event, and tells it on. */
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
    const lesson = this.#learned[n - 1];
    if (lesson) return learned(lesson);
    return this.game.keeps && this.game.keeps(input, this.game.view(this.seek(n - 1), seat));
  }

  /** Writes an entry down without playing it. */
  #believe(entry: Entry<T>): void {
    this.log.push(entry);
    this.now = entry.at;
    if (entry.type === 'seat') this.holders[entry.seat] = entry.holder;
    else if (entry.type === 'undo') this.undone.push(...this.inputs.splice(entry.to).reverse());
    else {
      this.inputs.push(entry.input);
      this.#noteRedo(entry.input);
    }
  }

  #cut(to: number): void {
    this.#setState(this.seek(to));
    this.inputs.length = to;
    this.#learned.length = to;
    this.#snapshots.length = Math.min(this.#snapshots.length, Math.floor(to / SPAN) + 1);
    if (this.#near && this.#near.n > to) this.#near = undefined;
  }

  #setState(state: T['state']): void {
    this.#state = state;
    this.#waiting = undefined;
  }

  #noteClock(): void {
    const asked = this.waiting;
    const id = asked.for === 'seats' ? asked.clock?.id : undefined;
    if (id === undefined) this.clock = undefined;
    else if (this.clock?.id !== id) this.clock = { id, since: this.now };
  }
}
