import type { Out } from '@nightfall/kernel';
import type { Night } from '../moves.ts';
import { towersLeft } from '../queries/board.ts';
import type { State } from '../state.ts';
import { endGame } from '../verbs/turn.ts';

/**
 * MM-1.5, MM-21.3: at the end of a step stage, a rotation or a boulder's roll; what is half done is dropped. This comes
 * before any settle point, so the last tower and the last token together are a loss (MM-21.4).
 */
export function loseWithoutTowers(s: State, out: Out<Night>): void {
  if (towersLeft(s) === 0) endGame(s, 'lost', out);
}

/** MM-1.4, MM-21.1: no token is left to come, and the board is empty. A hidden token is a token on the board (MM-21.2). */
export function winWithoutTokens(s: State, out: Out<Night>): void {
  if (s.supply === 0 && s.tokens.length === 0) endGame(s, 'won', out);
}
