import { apply, isFaults, type Json } from '@nightfall/kernel';
import { written } from '@nightfall/kernel/written';
import { game } from '../game.ts';
import type { FdEvent } from '../moves.ts';
import type { State } from '../state.ts';
import { queries } from '../text/queries.ts';

/** A table for tests: a written position, moves and chance in words. */
const { table: laid, play, refused } = written(game);
export { play, refused };
/** Two crews in the Action Phase of First Watch if the position does not say otherwise. */
export const table = (position: Json = {}): State => laid(position);
/** A new game, laid by the rules; random hazards are the first that fit. */
export function newGame(players: number, options: { readonly [id: string]: Json } = {}): State {
  const s = game.setup({ players, options });
  if (isFaults(s)) throw new Error(s.map(({ where, text }) => `${where}: ${text}`).join('; '));
  while (s.stack.at(-1)?.rule === 'hazard') apply(game.book, s, { type: 'dice', faces: [1] });
  return s;
}

export const at = (s: State, id: string): Json => queries.space(s, id);
export const vehicle = (s: State, id: string): Json => queries.vehicle(s, id);
export const types = (events: readonly FdEvent[]): string[] => events.map(({ type }) => type);
