import type { Seat } from '@nightfall/kernel';
import type { Sitter } from './session.ts';

type Span = { readonly since: number; readonly name: string };

/**
 * Who did what, by name, however the seats change hands. Someone who leaves keeps their lines of the log; what a free seat did
 * goes to the next one who sits there.
 */
export class Names {
  readonly #spans = new Map<Seat, readonly Span[]>();
  readonly #freeSince = new Map<Seat, number>();

  /** Notes who sits where after this many inputs. True if lines that are already written now bear another name. */
  note(sitters: readonly Sitter[], inputs: number): boolean {
    return sitters.map((sitter, seat) => this.#noteSeat(seat, sitter, inputs)).includes(true);
  }
  #noteSeat(seat: Seat, { name, by }: Sitter, inputs: number): boolean {
    if (by === 'nobody') {
      if (!this.#freeSince.has(seat)) this.#freeSince.set(seat, this.#spans.has(seat) ? inputs : 0);
      return false;
    }
    const spans = this.#spans.get(seat) ?? [];
    const free = this.#freeSince.get(seat);
    this.#freeSince.delete(seat);
    if (spans.at(-1)?.name === name) return false;
    const since = spans.length === 0 ? 0 : (free ?? inputs);
    this.#spans.set(seat, [...spans, { since, name }]);
    return since < inputs && free !== undefined;
  }

  /** The name of a seat at this input; `now` is what it is called at present. */
  at(seat: Seat, seq: number, now: (seat: Seat) => string): string {
    const spans = this.#spans.get(seat) ?? [];
    const free = this.#freeSince.get(seat);
    if (free !== undefined && seq > free) return now(seat);
    return spans.findLast(({ since }) => since < seq)?.name ?? spans[0]?.name ?? now(seat);
  }
}
