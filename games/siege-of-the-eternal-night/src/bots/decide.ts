import { perform, type Bot, type Random } from '@nightfall/kernel';
import { clone, isRolling, phaseOf, type SiegeState } from '../state.ts';
import type { Siege, SiegeMove } from '../moves.ts';
import { unmarkedEnemies } from '../queries/deployment.ts';
import { namesOf } from '../queries/drawing.ts';
import { siegeBook } from '../rules/book.ts';

/** What to do next in this very position. */
export type Decide = (s: SiegeState, random: Random) => SiegeMove;

/** The decisions in which the bots differ. Each rolls when it must, and takes the hour as it comes. */
type Ways = { readonly volley: Decide; readonly act: Decide; readonly bonus: Decide; readonly last: Decide };
export const deciding =
  ({ volley, act, bonus, last }: Ways): Decide =>
  (s, random) => {
    switch (phaseOf(s)) {
      case 'VOLLEY':
        return volley(s, random);
      case 'ACT':
        return act(s, random);
      case 'BONUS':
        return bonus(s, random);
      case 'HOUR':
        return { type: 'hour', seat: 0, hour: 1 + random.int(12) };
      case 'LAST':
        return last(s, random);
      default:
        return { type: 'roll', seat: 0 };
    }
  };

export const pick = <T>(list: readonly T[], random: Random): T => list[random.int(list.length)]!;

/** A free mark anywhere. */
export const anyMark = (s: SiegeState, random: Random): SiegeMove => ({
  type: 'mark',
  seat: 0,
  cell: pick(namesOf(s, unmarkedEnemies(s)), random),
});

/** A bot that decides step by step on a copy, up to the next dice or the end of the turn. */
export const botOf =
  (decide: Decide): Bot<Siege> =>
  (v, _seat, random) => {
    const s = clone(v);
    const moves: SiegeMove[] = [];
    while (phaseOf(s) !== 'OVER' && !isRolling(s)) {
      const move = decide(s, random);
      moves.push(move);
      perform(siegeBook, s, move);
      if (move.type === 'end') break;
    }
    return moves;
  };

/** Finishes the night on `s` itself: the bot decides with `random`, and `dice` throws. */
export function finishNight(s: SiegeState, decide: Decide, random: Random, dice: Random): void {
  while (s.stack.length > 0) {
    if (isRolling(s)) perform(siegeBook, s, { type: 'dice', faces: [1 + dice.int(6), 1 + dice.int(6)] });
    else perform(siegeBook, s, decide(s, random));
  }
}
