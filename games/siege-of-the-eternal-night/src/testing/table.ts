import { apply, isRefusal, type Refusal } from '@nightfall/kernel';
import { readNotation } from '../text/notation.ts';
import { siegeBook } from '../rules/book.ts';
import { setup } from '../setup.ts';
import type { SiegeEvent } from '../moves.ts';
import type { SiegeState } from '../state.ts';

/** For tests: a night with table dice, played by lines of the log. */
export function night(lines: readonly string[] = [], options: { readonly [id: string]: never } | object = {}): SiegeState {
  const s = setup({ players: 1, options: { seed: '-', ...options } });
  if (!('stack' in s)) throw new Error(JSON.stringify(s));
  for (const line of lines) must(s, line);
  return s;
}

/** Plays a line on `s`, or says why not. `roll 3 4` is the roll and its faces. */
export function play(s: SiegeState, line: string, events?: SiegeEvent[]): Refusal | undefined {
  const told = events && ((event: SiegeEvent) => void events.push(event));
  const rolled = /^roll (\d) (\d)$/.exec(line);
  if (rolled) {
    const faces = [Number(rolled[1]), Number(rolled[2])];
    return apply(siegeBook, s, { type: 'roll', seat: 0 }, told) ?? apply(siegeBook, s, { type: 'dice', faces }, told);
  }
  const move = readNotation(line, 0);
  return isRefusal(move) ? move : apply(siegeBook, s, move, told);
}

export function must(s: SiegeState, line: string, events?: SiegeEvent[]): void {
  const no = play(s, line, events);
  if (no) throw new Error(`${line}: ${no.code} ${no.text}`);
}

export const own = (...rows: string[]) => ({ sheet: 'inline', ownSheet: rows });
/** Turns in which nothing is drawn. */
export const idleTurns = (count: number): string[] =>
  Array.from({ length: count }, () => ['roll 4 5', 'pass A', 'pass B', 'end']).flat();
