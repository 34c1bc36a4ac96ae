import type { Nightly } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { pointsTaken } from '../result.ts';

const WON = 1000;

/** RM-37.1 A duel over one evening: one Hero in the short game, against a Night King who plays well. */
export const nightly: Nightly<Rune> = {
  table: () => ({ name: 'One Hero, the short game', players: 2, options: { short: true }, seat: 1 }),
  reached: (v) => {
    const round = v.result?.round ?? v.round;
    const taken = pointsTaken(v);
    return v.result?.winner === 'heroes'
      ? { points: WON - round, text: `Won in round ${round}` }
      : { points: 100 * taken + round, text: `Midnight came in round ${round}` };
  },
};
