import type { Json } from '@nightfall/kernel';
import { written } from '@nightfall/kernel/written';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { print } from '../text/position.ts';

/** A table for tests and puzzles: a written position, moves and chance in words. */
export const { table, play, refused } = written(game);

/** The tokens on the board, as the position text writes them. */
export const tokensOf = (s: State): Json => (print(s) as { tokens: Json }).tokens;
