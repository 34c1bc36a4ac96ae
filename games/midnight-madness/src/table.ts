import { apply, isFaults, isRefusal, type Json, readInput } from '@nightfall/kernel';
import { print } from './position/print.ts';
import { read } from './position/read.ts';
import { game } from './index.ts';
import type { MadnessEvent, State } from './types.ts';

/** A table for tests and puzzles: a written position, moves and chance in words. */
export function table(position: Json): State {
  const s = read(position);
  if (isFaults(s)) throw new Error(s.map(({ where, text }) => `${where}: ${text}`).join('; '));
  return s;
}

function inputOf(s: State, text: string) {
  const input = readInput(game, text, s);
  if (isRefusal(input)) throw new Error(`${text}: ${input.text}`);
  return input;
}

/** Plays `0 hit archer/red t1`, `dice troll`, one after the other; all events that were told. */
export function play(s: State, ...texts: string[]): MadnessEvent[] {
  const events: MadnessEvent[] = [];
  for (const text of texts) {
    const no = apply(game.book, s, inputOf(s, text), (event) => events.push(event));
    if (no) throw new Error(`${text} is refused: ${no.code} ${no.text}`);
  }
  return events;
}

/** The code of the refusal that a move gets, or nothing if it would be accepted. */
export const refused = (s: State, text: string): string | undefined => apply(game.book, structured(s), inputOf(s, text))?.code;
const structured = (s: State): State => game.clone(s);

/** The tokens on the board, as the position text writes them. */
export const tokensOf = (s: State): Json => (print(s) as { tokens: Json }).tokens;
