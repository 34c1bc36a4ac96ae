import { call, type Out } from '@nightfall/kernel';
import { towersLeft } from '../queries/board.ts';
import type { Madness } from '../moves.ts';
import type { State } from '../state.ts';

function end(s: State, outcome: 'won' | 'lost', out: Out<Madness>): void {
  s.outcome = outcome;
  s.phase = 'over';
  s.queue = 0;
  s.stack.length = 0;
  out?.({ type: 'gameOver', outcome });
}

/**
 * MM-1.5, MM-21.3: at the end of a step stage, a rotation or a boulder's roll; what is half done is dropped. This comes
 * before any settle point, so the last tower and the last token together are a loss (MM-21.4).
 */
export function loseWithoutTowers(s: State, out: Out<Madness>): void {
  if (towersLeft(s) === 0) end(s, 'lost', out);
}

/**
 * MM-19.4, MM-21.1: at a settle point the waiting tokens arrive; if none can and the board is empty, the team has won
 * (MM-1.4). A hidden token is a token on the board (MM-21.2).
 */
export function settle(s: State, out: Out<Madness>): void {
  if (s.queue > 0 && s.supply > 0) return call(s, { rule: 'arrivals', at: 'roll' });
  s.queue = 0; // MM-19.2
  if (s.supply === 0 && s.tokens.length === 0) end(s, 'won', out);
}
