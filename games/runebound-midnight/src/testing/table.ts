import { written } from '@nightfall/kernel/written';
import { game } from '../game.ts';
import { type State, top } from '../state.ts';

/** A table for tests: a written position, moves and chance in words. */
export const { table, play, refusalOf, refused } = written(game);
/** Where the game stands: `hero move`. */
export const at = (s: State): string => {
  const f = top(s);
  return f ? `${f.rule} ${f.at}` : 'over';
};
