import { type Json, type Refusal, apply, isFaults, isRefusal, readPosition } from '@nightfall/kernel';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import type { FireEvent } from '../moves.ts';

/** For tests: positions by text, moves by notation. */

export function table(position: Json): State {
  const s = readPosition(game, position);
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}

/** Plays moves of seat 0, or of the seat before a colon (`1: start F2`), or dice (`dice 3 4`); throws if one is refused. */
export function play(s: State, ...texts: readonly string[]): FireEvent[] {
  const events: FireEvent[] = [];
  for (const text of texts) {
    const no = tried(s, text, events);
    if (no) throw new Error(`${text}: ${no.code} ${no.text}`);
  }
  return events;
}

/** The refusal of a move; undefined if it is accepted. */
export const refused = (s: State, text: string): Refusal | undefined => tried(game.clone(s), text, []);

function tried(s: State, text: string, events: FireEvent[]): Refusal | undefined {
  const [, seat = '0', rest = ''] = /^(?:(\d):\s*)?(.*)$/.exec(text) ?? [];
  const [first, ...faces] = rest.split(' ');
  if (first === 'dice') return apply(game.book, s, { type: 'dice', faces: faces.map(Number) }, (event) => events.push(event));
  const move = game.notation!.read(rest, Number(seat));
  return isRefusal(move) ? move : apply(game.book, s, move, (event) => events.push(event));
}

/** What the position says, as printed. */
export const shown = (s: State): { [key: string]: Json } => game.position.print(s) as { [key: string]: Json };
export const typesOf = (events: readonly FireEvent[]): string[] => events.map(({ type }) => type);
