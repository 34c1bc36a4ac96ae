import { apply, type Game, type Match, type Seat, type Types } from '@nightfall/kernel';
import { logLines } from '../log-lines.ts';
import { nameOf, type LogLine, type Sitter } from '../session.ts';

/** The events as this seat may see them. */
export function seenBy<T extends Types>(
  { eventFor }: Game<T>,
  events: readonly T['event'][],
  eyes: Seat | null,
): readonly T['event'][] {
  return eventFor ? events.flatMap((event) => eventFor(event, eyes) ?? []) : events;
}

/** Number of inputs shown when the log is opened, and each time someone asks for more. */
const PAGE = 256;

/** The events and log lines of each current input of a match in this browser, the latest first. */
export class LocalLog<T extends Types> {
  readonly #match: Match<T>;
  /** The events of all inputs from `#from` on. */
  #events: (readonly T['event'][])[];
  #from: number;
  #lines: readonly LogLine[] = [];
  /** How many inputs the lines cover. */
  #told = 0;
  #eyes: Seat | null | undefined;

  constructor(match: Match<T>) {
    this.#match = match;
    this.#from = Math.max(0, pageBefore(match.inputs.length) - PAGE);
    this.#events = happened(match, this.#from, match.inputs.length);
  }
  add(events: readonly T['event'][]): void {
    this.#events.push(events);
  }
  /** Everything after the first inputs is taken back. */
  backTo(inputs: number): void {
    if (inputs < this.#from) this.#load(pageBefore(inputs));
    this.#events.length = inputs - this.#from;
  }
  /** Is there an earlier part of the log to show? */
  get hasEarlier(): boolean {
    return this.#from > 0;
  }
  tellEarlier(): void {
    this.#load(pageBefore(this.#from));
  }
  #load(from: number): void {
    this.#events = [...happened(this.#match, from, this.#from), ...this.#events];
    this.#from = from;
    this.#eyes = undefined;
  }
  /** The log as this seat may read it: extends it with what is new, or rebuilds it. */
  lines(eyes: Seat | null, jump: boolean): readonly LogLine[] {
    const anew = jump || eyes !== this.#eyes;
    const done = anew ? this.#from : this.#told;
    const fresh = this.#events.slice(done - this.#from).flatMap((events, i) => this.#linesOf(events, done + i + 1, eyes));
    if (anew || fresh.length > 0) this.#lines = anew ? fresh : [...this.#lines, ...fresh];
    this.#told = this.#from + this.#events.length;
    this.#eyes = eyes;
    return this.#lines;
  }
  #linesOf(events: readonly T['event'][], seq: number, eyes: Seat | null): LogLine[] {
    const { game, head } = this.#match;
    const sitters = head.names.map((name): Sitter => ({ name, by: 'person' }));
    return logLines(game, seenBy(game, events, eyes), seq, nameOf(sitters));
  }
}

const pageBefore = (inputs: number): number => Math.max(0, Math.floor((inputs - 1) / PAGE) * PAGE);

/** The events of these inputs of an earlier match: replays them. */
function happened<T extends Types>(match: Match<T>, from: number, to: number): (readonly T['event'][])[] {
  const state = match.seek(from);
  return match.inputs.slice(from, to).map((input) => {
    const heard: T['event'][] = [];
    apply(match.game.book, state, input, (event) => heard.push(event));
    return heard;
  });
}
