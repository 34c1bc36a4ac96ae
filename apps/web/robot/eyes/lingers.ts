import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';

/** A refusal may be read to its end; after this many frames it has been. */
const READ = 150;

/** Sees a refusal or a selection that outlives its moment. */
export class Lingering {
  #refusal = { text: '', seq: -1, frames: 0, pressed: '', presses: 0 };
  #before: Reading | undefined;

  /** `pressed` is what the player pressed last: they may have picked it anew, or been refused anew; `presses` counts. */
  see(now: Reading, pressed?: string, presses = 0): Finding[] {
    const found = [...this.#refusals(now, pressed ?? '', presses), ...this.#selections(now, pressed)];
    this.#before = now;
    return found;
  }

  #refusals({ refusal, seq, frames }: Reading, pressed: string, presses: number): Finding[] {
    const isAnew = pressed === this.#refusal.pressed && presses > this.#refusal.presses;
    if (refusal !== this.#refusal.text || isAnew) this.#refusal = { text: refusal, seq, frames, pressed, presses };
    // It counts from the moment that came after it.
    if (seq === this.#refusal.seq) this.#refusal.frames = frames;
    if (refusal === '' || frames - this.#refusal.frames < READ) return [];
    return [{ kind: 'lingers', text: `“${refusal}” is still there after its moment`, place: 'note' }];
  }

  /** What was picked for one question stays picked in the next. */
  #selections({ place, selected, isMine }: Reading, pressed?: string): Finding[] {
    const before = this.#before;
    if (!before?.isMine || !isMine || before.place === place) return [];
    return selected
      .filter((name) => name !== pressed && before.selected.includes(name))
      .map((name) => ({ kind: 'lingers', text: `“${name}” stays picked from ${before.place} to ${place}`, place }));
  }
}
