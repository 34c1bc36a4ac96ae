import { playOut } from '@nightfall/bots';
import { quickRandom } from '@nightfall/kernel';
import { game } from '../game.ts';
import { imagine } from '../knowledge/imagine.ts';
import type { State } from '../state.ts';

/** Moments of a game, every so many inputs: of good bots, and every third time of random ones. */
export function* moments(seed: number, players: number, every: number): Generator<State> {
  const s = game.setup({ players, options: { chooseCharacters: seed % 2 === 1 } }) as State;
  const bots = Array.from({ length: players }, () => game.bots[seed % 3 === 0 ? 'random' : 'good']!.bot);
  const dice = quickRandom(seed);
  for (let n = 1; n < 2000 && s.stack.length > 0; n++) {
    playOut(game, s, bots, dice, 1);
    if (n % every === 0) yield s;
  }
}

/** Lets every seat imagine what it does not see: how often, and the moments at which that did not fit. */
export function imagineAll(states: Iterable<State>, players: number, most = Infinity): { states: number; misfits: string[] } {
  const random = quickRandom(11);
  const misfits: string[] = [];
  let count = 0;
  for (const s of states)
    for (let seat = 0; seat < players && count < most; seat++, count++) {
      const v = game.view(s, seat);
      const imagined = imagine(v, seat, random);
      const isAlike = JSON.stringify(game.view(imagined, seat)) === JSON.stringify(v);
      if (!isAlike || game.invariants!(imagined).length > 0) misfits.push(`seat ${seat}, round ${s.round}`);
    }
  return { states: count, misfits };
}
