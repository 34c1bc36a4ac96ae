import {
  printRecord,
  quickRandom,
  type Game,
  type Hint,
  type Input,
  type Match,
  type Pass,
  type Refusal,
  type Seat,
  type Types,
} from '@nightfall/kernel';
import { soon, type Kept } from './kept.ts';
import { LocalClock } from './local-clock.ts';
import { LocalDice, type DiceFrom } from './local-dice.ts';
import { LocalLog, seenBy } from './local-log.ts';
import { handsOf, look, personsOf, standing } from './local-moment.ts';
import type { Moment, Session, Stop } from './session.ts';
import { actor, botLevel, isFollowUp, lastByPerson } from './take-back.ts';
import type { Thinker } from './thinker.ts';

type Start<T extends Types> = DiceFrom<T> & {
  readonly id: string;
  readonly guided?: boolean;
  readonly thinker: Thinker;
  readonly keep: (kept: Kept) => void;
};

const PAUSED: Stop = {
  no: { rule: 'match', code: 'PAUSED', text: 'The game is paused.' },
  remedy: 'Go on',
};

/** A match whose rules run in this browser: one person, or several round one device, and bots. */
export class LocalSession<T extends Types = Types> implements Session<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly #match: Match<T>;
  readonly #start: Start<T>;
  readonly #dice: LocalDice<T>;
  readonly #clock: LocalClock<T>;
  readonly #log: LocalLog<T>;
  readonly #listeners = new Set<(moment: Moment<T>) => void>();
  #eyes: Seat | null = null;
  #now: Moment<T>;
  #epoch = 0;
  #isRunning = false;
  #trouble: string | undefined;
  /** Saves soon; many inputs at once are saved once. */
  readonly #keep = soon(() => this.#save());

  constructor(start: Start<T>) {
    this.#start = start;
    this.id = start.id;
    this.#match = start.match;
    this.game = start.match.game;
    this.#dice = new LocalDice(start);
    this.#clock = new LocalClock(start.match);
    this.#log = new LocalLog(start.match);
    this.#eyes = personsOf(this.#match)[0] ?? null;
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
    this.#clock.hush();
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
    if (!personsOf(this.#match).includes(seat)) return;
    this.#eyes = seat;
    this.#show([], true);
  }

  async pause(): Promise<Refusal | undefined> {
    this.#clock.stop();
    this.#show([], false);
    return undefined;
  }
  async goOn(): Promise<Refusal | undefined> {
    this.#clock.goOn();
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

  #answer(input: Input<T>): Refusal | undefined {
    if (this.#clock.stands) return PAUSED.no;
    const no = this.#step(input);
    if (!no) this.#goOn();
    return no;
  }
  #step(input: Input<T>): Refusal | undefined {
    const heard: T['event'][] = [];
    const no = this.#match.play(input, this.#clock.now(), (event) => heard.push(event));
    if (no) return no;
    this.#wrote(heard);
    return undefined;
  }
  #wrote(heard: T['event'][]): void {
    this.#log.add(heard);
    this.#show(heard, false);
    this.#keep();
  }
  #backTo(to: number): void {
    this.#epoch += 1;
    const by = actor(this.#match) ?? personsOf(this.#match)[0] ?? 0;
    this.#match.undo(by, to, this.#clock.now());
    this.#log.backTo(to);
    if (personsOf(this.#match).includes(by)) this.#eyes = by;
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
    this.#clock.hush();
    while (epoch === this.#epoch && !this.#clock.stands) {
      const asked = this.#match.waiting;
      if (asked.for === 'dice' && !asked.typed) this.#step({ type: 'dice', faces: this.#dice.faces(asked.sides, this.#eyes) });
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
    this.#clock.ringAtEnd(() => epoch === this.#epoch && this.#answer({ type: 'bell' }));
  }

  #level(seat: Seat): string | undefined {
    return botLevel(this.#match, seat);
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
    const hands = this.#clock.stands ? [] : handsOf(this.#match);
    const { eyes, handOver } = look(this.#match, this.#eyes, hands);
    this.#eyes = eyes;
    return {
      ...standing(this.#match, eyes),
      hands,
      handOver,
      events: seenBy(this.game, events, eyes),
      jump,
      log: this.#log.lines(eyes, jump || handOver),
      ...(this.#trouble ? { trouble: this.#trouble } : {}),
      ...(this.#clock.stands ? { stop: PAUSED } : {}),
      ...this.#clock.shown(),
    };
  }
  #save(): void {
    const { id, match, seed, guided = false, keep } = this.#start;
    keep({ id, game: this.game.id, record: printRecord(match), seed, script: this.#dice.script, guided });
  }
}

const seedAt = (id: string, n: number): number => quickRandom(Number.parseInt(id.slice(0, 7), 36) + n * 7919).u32();
