import { count } from '@nightfall/kit/words';
import { type Nightly, oneBy } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';
import { negativePoints } from '../queries/phase.ts';
import { gradeOf } from '../result.ts';
import { SCENARIOS } from './scenarios.ts';

const WON = 1000;

/** FD-20.1 A paced shift: without a clock everybody's dice are the same. First Watch is for learning. */
export const nightly: Nightly<Fd> = {
  table: (_date, random) => {
    const { id, name } = oneBy(random, SCENARIOS.slice(1));
    const difficulty = oneBy(random, ['easy', 'hard', 'inferno']);
    return { name: `${name}, ${difficulty}`, players: 1, options: { scenario: id, mode: 'paced', difficulty } };
  },
  // FD-17.6 The medal first, then the rounds it took.
  reached: (v) => {
    const against = negativePoints(v);
    const rounds = count(v.round, 'round');
    return v.result?.won
      ? { points: WON - 20 * against - v.round, text: `A ${gradeOf(v)} shift in ${rounds}` }
      : { points: v.round - 20 * against, text: `Lost in round ${v.round}` };
  },
};
