import { type Input, isShared, type Match, personsOf, printRecord, type Refusal, type Seat } from '@nightfall/kernel';
import type { Line, ToClient } from '@nightfall/protocol';
import {
  answerTo,
  carryOut,
  entriesOf,
  HERE,
  type Member,
  type Outcome,
  type Request,
  sendAhead,
  stepOf,
  type Table,
  tableFor,
  wake,
} from '@nightfall/table';
import { print } from '../command.ts';
import { HandClock } from './hand-clock.ts';

/** What a person does takes this long while a clock runs; bots act meanwhile. */
const ACTION = 2000;

/** What people at a terminal may ask of the table. */
type Wish = { readonly t: 'in'; readonly i: Input } | { readonly t: 'undo' | 'redo' | 'reset' };

const NO_CLOCK: Refusal = { rule: 'match', code: 'NO_CLOCK', text: 'No clock is running.' };

/** A match at a terminal: the table that runs every match, and a clock that moves only when its players do something. */
export class Terminal {
  readonly #table: Table;
  readonly #clock = new HandClock();
  #trouble: unknown;

  constructor(match: Match, seed: string) {
    const bots = { ask: async (question: Parameters<typeof answerTo>[1]) => answerTo(match.game, question) };
    const trouble = (error: unknown) => (this.#trouble ??= error);
    this.#table = tableFor({ id: 'terminal', match, seed }, { bots, trouble, time: this.#clock }).table;
    this.#table.members.add(this.#member);
  }
  get match(): Match {
    return this.#table.play.match;
  }
  readonly name = (seat: Seat): string => this.match.head.names[seat] ?? `Seat ${seat}`;
  /** With the seed of its dice, if that may be told. */
  record = async (seed?: string): Promise<string> => printRecord(this.match, seed, await entriesOf(this.#table));

  /** The first dice fall, and the bots that are asked act. */
  async begin(): Promise<void> {
    await wake(this.#table);
    await this.#goOn();
  }
  /** Asks the table for something; a refusal changes nothing. */
  async ask(wish: Wish): Promise<Refusal | undefined> {
    const takes = this.match.clock ? ACTION : 0;
    const outcome = await this.#carryOut({ m: this.#table.id, id: '', ...wish });
    if ('no' in outcome) return outcome.no;
    await this.#clock.pass(takes);
    await this.#goOn();
    return undefined;
  }
  play = (input: Input): Promise<Refusal | undefined> => this.ask({ t: 'in', i: input });
  /** Lets the time run out. */
  async ring(): Promise<Refusal | undefined> {
    const { clock } = this.match;
    if (!clock) return NO_CLOCK;
    while (this.match.clock?.id === clock.id && (await this.#clock.next()));
    await this.#goOn();
    return undefined;
  }
  /** Where anyone may go first, lets the bots do so. */
  async letOthers(): Promise<undefined> {
    sendAhead(this.#table, HERE);
    await this.#goOn();
  }

  #carryOut(request: Request): Promise<Outcome> {
    const step = stepOf(this.#table, HERE, request)!;
    return new Promise((done, fail) =>
      carryOut(this.#table, null, step, (outcome) => (outcome instanceof Error ? fail(outcome) : done(outcome))),
    );
  }
  /** Lets time pass until people are asked, or the game is over. */
  async #goOn(): Promise<void> {
    await this.#clock.pass(0);
    while (!this.#isUpToPeople() && (await this.#clock.next()));
    if (this.#trouble) throw this.#trouble;
  }
  #isUpToPeople(): boolean {
    const { isOver, waiting } = this.match;
    return isOver || this.#trouble !== undefined || waiting.for !== 'seats' || this.people.length > 0;
  }
  /** The people who are asked. */
  get people(): readonly Seat[] {
    const { waiting, holders } = this.match;
    return waiting.for === 'seats' ? waiting.seats.filter((seat) => holders[seat] === 'person') : [];
  }

  readonly #member: Member = {
    person: HERE,
    send: (message) => this.#hear(message),
    sendPacket: ({ message }) => this.#hear(message),
  };
  #hear(message: ToClient): void {
    if (message.t !== 'in') return;
    const fresh = (message.l as Line[]).filter(({ type }) => type === 'input').length;
    for (let n = this.match.inputs.length - fresh; n < this.match.inputs.length; n++) this.#tell(n);
  }
  /** Prints a line of the log for each event that may be seen and has words. */
  #tell(n: number): void {
    const { match } = this;
    const { game } = match;
    for (const event of match.eventsOf(n)) {
      const seen = game.eventFor ? game.eventFor(event, eyesAt(match)) : event;
      const line = seen && game.words.event(seen, this.name);
      if (line) print(`  ${line.text} (${line.rule})`);
    }
  }
}

/** Whose view the log uses: the only person's at the terminal; a watcher's if there are several people or none. */
const eyesAt = (match: Match): Seat | null => (isShared(match) ? null : (personsOf(match)[0] ?? null));
