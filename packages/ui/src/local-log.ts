import { apply, type Game, type Match, type Seat, type Types } from '@nightfall/kernel';
import { logLines } from './log-lines.ts';
import type { LogLine } from './session.ts';

/** The events as these eyes may see them. */
export function seenBy<T extends Types>(
  { eventFor }: Game<T>,
  events: readonly T['event'][],
  eyes: Seat | null,
): readonly T['event'][] {
  return eventFor ? events.flatMap((event) => eventFor(event, eyes) ?? []) : events;
}

/** What each standing input of a match in this browser made happen, and the lines that tell it. */
export class LocalLog<T extends Types> {
  readonly #match: Match<T>;
  readonly #events: (readonly T['event'][])[];
  #lines: readonly LogLine[] = [];
  /** How many inputs the lines tell of. */
  #told = 0;

  constructor(match: Match<T>) {
    this.#match = match;
    this.#events = happened(match);
  }
  add(events: readonly T['event'][]): void {
    this.#events.push(events);
  }
  /** What came after the first inputs is taken back. */
  backTo(inputs: number): void {
    this.#events.length = inputs;
  }
  /** The log as these eyes may read it: only what is new is written, or all of it anew. */
  lines(eyes: Seat | null, anew: boolean): readonly LogLine[] {
    const done = anew ? 0 : this.#told;
    const fresh = this.#events.slice(done).flatMap((events, i) => this.#linesOf(events, done + i + 1, eyes));
    if (anew || fresh.length > 0) this.#lines = anew ? fresh : [...this.#lines, ...fresh];
    this.#told = this.#events.length;
    return this.#lines;
  }
  #linesOf(events: readonly T['event'][], seq: number, eyes: Seat | null): LogLine[] {
    const { game, head } = this.#match;
    return logLines(game, seenBy(game, events, eyes), seq, (seat) => head.names[seat] ?? `Player ${seat + 1}`);
  }
}

/** The events of a match that was begun before: it is played through once more. */
function happened<T extends Types>(match: Match<T>): (readonly T['event'][])[] {
  const state = match.seek(0);
  return match.inputs.map((input) => {
    const heard: T['event'][] = [];
    apply(match.game.book, state, input, (event) => heard.push(event));
    return heard;
  });
}
