import { type Nightly, oneBy } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';
import { towersLeft } from '../queries/board.ts';

/** A castle that stands beats one that falls; then towers count, and turns. */
const STANDS = 1000;

/** MM-2.1 Alone on the walls, on a night of any difficulty but the hardest. */
export const nightly: Nightly<Madness> = {
  table: (_date, random) => {
    const difficulty = oneBy(random, ['gentle', 'normal', 'challenging'] as const);
    return { name: `Solo, ${difficulty}`, players: 1, options: { mode: 'solo', difficulty } };
  },
  reached: (v) => {
    const towers = towersLeft(v);
    return v.outcome === 'won'
      ? { points: STANDS + towers, text: `Held with ${towers} of 6 towers` }
      : { points: v.turn, text: `Fell on turn ${v.turn}` };
  },
};
