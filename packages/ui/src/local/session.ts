import {
  goesRound,
  personsOf,
  printRecord,
  quickRandom,
  refusePace,
  type Entry,
  type Game,
  type Hint,
  type Input,
  type Match,
  type Pass,
  type Refusal,
  type Seat,
  type Setup,
  type Types,
} from '@nightfall/kernel';
import type { Moment, Session, Stop } from '../session.ts';
import type { Thinker } from '../thinker.ts';
import { whenAway } from './away.ts';
import { PacedBots } from './bots.ts';
import { LocalClock } from './clock.ts';
import { LocalDice, type DiceFrom } from './dice.ts';
import { firstEyes, handsOf, nextEyes } from './eyes.ts';
import type { Hold } from './hold.ts';
import { Keeper } from './keeper.ts';
import type { Kept } from './kept.ts';
import { LocalLog, seenBy } from './log.ts';
import { standing } from './moment.ts';
import { actor, botLevel, isFollowUp, lastByPerson } from './take-back.ts';

type Start<T extends Types> = DiceFrom<T> & {
  readonly id: string;
  readonly guided?: boolean;
  readonly thinker: Thinker;
  readonly keep: (kept: Kept) => void;
  /** Left out: no other tab has this match open. */
  readonly hold?: Hold;
  /** Why the match can only be read. */
  readonly reading?: Refusal | undefined;
};

const stopped = (code: string, text: string, remedy: string): Stop => ({ no: { rule: 'match', code, text }, remedy });
const PAUSED = stopped('PAUSED', 'The game is paused.', 'Go on');
const WAS_AWAY = stopped('PAUSED', 'The clock stopped while you were away.', 'Go on');
const ELSEWHERE = stopped('ELSEWHERE', 'This game is open in another tab. You can watch it here.', 'Play here');
const failed = (reason: unknown): Stop =>
  stopped('BOT_FAILED', `The bots can’t play on: ${reason instanceof Error ? reason.message : String(reason)}`, 'Try again');
const TOO_LATE: Refusal = { rule: 'match', code: 'TOO_LATE', text: 'The bell has rung.' };
/** An answer that took longer is about a position that no longer exists. */
const STALE_MS = 1000;

/** A match whose rules run in this browser: one person, or several sharing a device, and bots. */
export class LocalSession<T extends Types = Types> implements Session<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly #match: Match<T>;
  readonly #start: Start<T>;
  readonly #dice: LocalDice<T>;
  readonly #clock: LocalClock<T>;
  readonly #log: LocalLog<T>;
  readonly #bots: PacedBots;
  readonly #keeper = new Keeper(() => this.#save());
  readonly #listeners = new Set<(moment: Moment<T>) => void>();
  readonly #stopWatching: () => void;
  #eyes: Seat | null;
  /** Who holds the device, until it is passed on. */
  #holder: Seat | null;
  /** The number of inputs when someone last chose the seat to look from. */
  #chosenAt: number | undefined;
  /** Who the device goes to; nothing secret is shown until then. */
  #cover: Seat | undefined;
  /** The number of inputs when people last let the bots go first. */
  #sentAhead: number | undefined;
  #why: Stop = PAUSED;
  #now: Moment<T>;
  #epoch = 0;
  #isRunning = false;

  constructor(start: Start<T>) {
    this.#start = start;
    this.id = start.id;
    this.#match = start.match;
    this.game = start.match.game;
    this.#dice = new LocalDice(start);
    this.#clock = new LocalClock(start.match);
    this.#log = new LocalLog(start.match);
    this.#bots = new PacedBots({
      act: (seat) => this.#actInTime(seat).catch((reason: unknown) => this.#fail(reason)),
      paceOf: (seat) => this.game.bots[this.#level(seat) ?? '']?.pace,
    });
    this.#eyes = this.#holder = firstEyes(this.#match);
    // Anyone who comes back to a running clock gets time to look around first.
    if (this.#match.clock && this.#match.inputs.length > 0) this.#pauseFor(WAS_AWAY);
    this.#now = this.#moment([], true);
    this.#stopWatching = whenAway(() => this.#goAway());
    start.hold?.listen({
      heard: (from, entries) => this.#follow(from, entries as readonly Entry<T>[]),
      asked: (from) => start.hold!.tell(from, this.#match.log.slice(from) as Entry[]),
      changed: () => this.#changeHands(),
    });
  }

  get setup(): Setup {
    return this.#match.head.setup;
  }
  now(): Moment<T> {
    return this.#now;
  }
  listen(heard: (moment: Moment<T>) => void): () => void {
    this.#listeners.add(heard);
    // Nothing happens until someone watches, so that they see the first dice roll.
    if (!this.#isRunning) this.#goOn();
    this.#isRunning = true;
    return () => this.#listeners.delete(heard);
  }
  record(): string {
    const { match, seed } = this.#start;
    return printRecord(match, match.isOver && seed ? seed : undefined);
  }
  earlier(): void {
    this.#log.tellEarlier();
    this.#show([], false);
  }
  close(): void {
    this.#epoch += 1;
    this.#clock.hush();
    this.#bots.stop();
    this.#keeper.flush();
    this.#stopWatching();
    this.#listeners.clear();
    this.#start.hold?.close();
    this.#start.thinker.close();
  }

  async play(move: T['move'] | Pass): Promise<Refusal | undefined> {
    return this.#answer(move);
  }
  async typeDice(faces: readonly number[]): Promise<Refusal | undefined> {
    return this.#answer({ type: 'dice', faces });
  }
  async hint(): Promise<Hint<T> | undefined> {
    const { seat, hands } = this.#now;
    if (seat === null || !hands.includes(seat) || !this.game.hint || this.#match.clock) return undefined;
    const view = this.#match.view(seat);
    return (await this.#start.thinker.hint(this.game.id, view, seat, this.#match.inputs.length)) as Hint<T> | undefined;
  }
  sit(seat: Seat): void {
    if (!personsOf(this.#match).includes(seat)) return;
    this.#turnTo(seat);
    this.#chosenAt = this.#match.inputs.length;
    this.#show([], true);
  }
  uncover(): void {
    this.#cover = undefined;
    this.#holder = this.#eyes;
    this.#show([], true);
  }

  letOthers(): void {
    this.#sentAhead = this.#match.inputs.length;
    this.#goOn();
  }
  async pause(): Promise<Refusal | undefined> {
    this.#pauseFor(PAUSED);
    this.#show([], false);
    return undefined;
  }
  async goOn(): Promise<Refusal | undefined> {
    const { hold } = this.#start;
    if (hold && !hold.isOurs) hold.take();
    this.#clock.goOn(() => {
      this.#show([], false);
      this.#goOn();
    });
    this.#show([], false);
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
      const no = this.#match.redo(this.#clock.now(), (event) => heard.push(event));
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

  /** Why nobody here may play at all for now. */
  get #stop(): Stop | undefined {
    if (this.#start.hold?.isOurs === false) return ELSEWHERE;
    if (this.#start.reading) return { no: this.#start.reading, remedy: undefined };
    return this.#clock.stands ? this.#why : undefined;
  }
  #pauseFor(why: Stop): void {
    this.#why = why;
    this.#clock.stop();
    this.#bots.stop();
  }
  /** A hidden page stops the clock for its player and saves the match. */
  #goAway(): void {
    this.#keeper.flush();
    if (!this.#match.clock || (this.#clock.stands && this.#clock.resumes === undefined)) return;
    this.#pauseFor(WAS_AWAY);
    this.#show([], false);
  }

  #answer(input: Input<T>): Refusal | undefined {
    const no = this.#stop?.no ?? refusePace(this.#match, input, this.#clock.now()) ?? this.#step(input);
    if (!no) this.#goOn();
    return no;
  }
  #step(input: Input<T>): Refusal | undefined {
    if (input.type !== 'bell' && this.#clock.isDue) {
      this.#ring();
      return TOO_LATE;
    }
    const heard: T['event'][] = [];
    const no = this.#match.play(input, this.#clock.now(), (event) => heard.push(event));
    if (no) return no;
    this.#wrote(heard);
    return undefined;
  }
  #ring(): void {
    if (!this.#step({ type: 'bell' })) this.#goOn();
  }
  #wrote(heard: T['event'][]): void {
    this.#log.add(heard);
    this.#show(heard, false);
    this.#tellOthers(this.#match.log.length - 1);
  }
  #tellOthers(from: number): void {
    this.#keeper.ask();
    this.#start.hold?.tell(from, this.#match.log.slice(from) as Entry[]);
  }
  #backTo(to: number): void {
    this.#epoch += 1;
    const by = actor(this.#match) ?? personsOf(this.#match)[0] ?? 0;
    this.#match.undo(by, to, this.#clock.now());
    this.#log.backTo(to);
    if (personsOf(this.#match).includes(by)) this.#turnTo(by);
    this.#show([], true);
    this.#tellOthers(this.#match.log.length - 1);
    this.#goOn();
  }

  /** Copies what another tab has written. */
  #follow(from: number, entries: readonly Entry<T>[]): void {
    const known = this.#match.log.length;
    if (from > known) return this.#start.hold?.askFrom(known);
    for (const entry of entries.slice(known - from)) {
      const heard: T['event'][] = [];
      if (this.#match.append(entry, (event) => heard.push(event))) return;
      if (entry.type === 'input') this.#log.add(heard);
      if (entry.type === 'undo') this.#log.backTo(entry.to);
      this.#show(heard, entry.type === 'undo');
    }
  }
  #changeHands(): void {
    this.#epoch += 1;
    this.#keeper.drop();
    this.#bots.stop();
    if (this.#start.hold!.isOurs && this.#match.clock) this.#pauseFor(WAS_AWAY);
    this.#show([], false);
    this.#goOn();
  }

  #goOn(): void {
    this.#run().catch((reason: unknown) => this.#fail(reason));
  }
  /** A bot that did not load or has no answer stops the table, which says so and offers another try; the match so far is kept. */
  #fail(reason: unknown): void {
    this.#pauseFor(failed(reason));
    this.#show([], false);
  }
  /** Rolls dice and moves bots until a person has to decide, or a clock runs. */
  async #run(): Promise<void> {
    const epoch = ++this.#epoch;
    this.#clock.hush();
    while (epoch === this.#epoch && !this.#stop) {
      const asked = this.#match.waiting;
      if (asked.for === 'dice' && !asked.typed) this.#step({ type: 'dice', faces: this.#dice.faces(asked.sides, this.#eyes) });
      else if (this.#match.clock) return this.#keepTime(asked.for === 'seats' ? asked.seats : []);
      else if (asked.for !== 'seats' || !(await this.#letBotsMove(asked.seats, epoch))) return this.#bots.stop();
    }
  }
  /** Everyone acts in their own time until the bell, which is an input too. */
  #keepTime(asked: readonly Seat[]): void {
    this.#bots.tend(
      this.#match.clock!.id,
      asked.filter((seat) => this.#level(seat) !== undefined),
    );
    this.#clock.ringAtEnd(() => this.#ring());
  }
  async #actInTime(seat: Seat): Promise<void> {
    const asked = Date.now();
    const time = this.#clock.left();
    if (!time || this.#stop || !this.#isAsked(seat)) return;
    const seed = seedAt(this.id, this.#match.inputs.length * 8 + seat);
    const [move] = await this.#start.thinker.bot(this.game.id, this.#level(seat)!, this.#match.view(seat), seat, seed, time);
    const isStale = Date.now() - asked > STALE_MS || this.#match.clock?.id !== time.id || this.#stop !== undefined;
    if (move && !isStale && this.#isAsked(seat) && !this.#step(move as T['move'])) this.#goOn();
  }
  /** The first asked bot that has something to do does it. Where several are asked, some may have nothing to answer. */
  async #letBotsMove(asked: readonly Seat[], epoch: number): Promise<boolean> {
    if (this.#isLeftToPeople(asked)) return false;
    const bots = asked.filter((seat) => this.#level(seat) !== undefined);
    for (const seat of bots) if (await this.#think(seat, epoch)) return true;
    if (bots.length === asked.length && bots.length > 0 && epoch === this.#epoch)
      throw new Error(`${this.game.id}: the bots in seats ${bots.join(', ')} are to move and have no move`);
    return false;
  }
  /** Anyone may go first, people are among those asked, and they have not let the others go ahead. */
  #isLeftToPeople(asked: readonly Seat[]): boolean {
    if (this.#sentAhead === this.#match.inputs.length) return false;
    const isOpen = this.game.peopleFirst?.(this.#match.view(asked[0]!)) ?? false;
    return isOpen && asked.some((seat) => this.#level(seat) === undefined);
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

  #level(seat: Seat): string | undefined {
    return botLevel(this.#match, seat);
  }
  #isAsked(seat: Seat): boolean {
    const asked = this.#match.waiting;
    return asked.for === 'seats' && asked.seats.includes(seat);
  }
  #turnTo(seat: Seat | null): void {
    this.#eyes = seat;
    this.#cover = goesRound(this.#match, this.#holder, seat) ? seat! : undefined;
    if (this.#cover === undefined) this.#holder = seat;
  }
  #show(events: readonly T['event'][], jump: boolean): void {
    this.#now = this.#moment(events, jump);
    for (const heard of this.#listeners) heard(this.#now);
  }
  #moment(events: readonly T['event'][], jump: boolean): Moment<T> {
    const stop = this.#stop;
    const hands = stop ? [] : handsOf(this.#match);
    const before = this.#holder;
    // A seat chosen on purpose stays chosen until something happens.
    if (this.#chosenAt !== this.#match.inputs.length) this.#turnTo(nextEyes(this.#match, this.#eyes, hands));
    const eyes = this.#cover === undefined ? this.#eyes : null;
    return {
      ...standing(this.#match, eyes),
      ...(this.#cover === undefined ? { hands } : { hands: [], cover: this.#cover }),
      // The person holding the device sees these; the next person finds them in the log.
      events: seenBy(this.game, events, before),
      jump,
      log: this.#log.lines(eyes, jump),
      hasEarlier: this.#log.hasEarlier,
      ...(stop ? { stop } : {}),
      ...this.#clock.shown(),
    };
  }
  #save(): void {
    const { id, match, seed, guided = false, keep, hold, reading } = this.#start;
    if (hold?.isOurs === false || reading) return;
    const chilled = {
      ...{ version: this.game.version, log: JSON.stringify(match.log) },
      ...{ frozen: match.freeze(), snapshots: match.snapshots },
    };
    keep({ id, game: this.game.id, record: printRecord(match), seed, script: this.#dice.script, guided, chilled });
  }
}

const seedAt = (id: string, n: number): number => quickRandom(Number.parseInt(id.slice(0, 7), 36) + n * 7919).u32();
