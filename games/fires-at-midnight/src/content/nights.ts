import { type Nightly, oneBy } from '@nightfall/kernel';
import type { Fires } from '../moves.ts';
import { deadCount, savedCount } from '../queries/village.ts';

const WON = 1000;

/** FM-2.3 One person with two firefighters; the rules of the book come up as often as the easier ones. */
export const nightly: Nightly<Fires> = {
  table: (_date, random) => {
    const [preset, name] = oneBy(random, [
      ['drill', 'Drill'],
      ['watch', 'Watch'],
      ['midnight', 'Midnight'],
    ] as const);
    return { name: `Two firefighters, ${name}`, players: 1, options: { preset, firefighters: 2 } };
  },
  reached: (v) => {
    const [saved, dead] = [savedCount(v), deadCount(v)];
    const won = v.result?.win === true;
    return { points: (won ? WON : 0) + 20 * saved - dead, text: `${won ? 'Won' : 'Lost'}: ${saved} saved, ${dead} dead` };
  },
};
