import { perform } from '@nightfall/kernel';
import { fieldFor } from '../queries/deployment.ts';
import { siegeBook } from '../rules/book.ts';
import { placeOf } from '../sheet/field.ts';
import { maskOf } from '../sheet/mask.ts';
import { clone, phaseOf, type SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';
import { bestFreeMark } from '../bots/careful.ts';
import type { Plan } from './plans.ts';

const cellsOf = (moves: readonly SiegeMove[]) => moves.flatMap((move) => ('cells' in move ? move.cells : []));

/** Carries a plan out on a copy: its moves in order, free marks put where the plan does not go anyway, then the end of the turn. */
export function playPlan(from: SiegeState, plan: Plan): { after: SiegeState; moves: SiegeMove[] } {
  const after = clone(from);
  const moves: SiegeMove[] = [];
  const play = (move: SiegeMove) => {
    perform(siegeBook, after, move);
    moves.push(move);
  };
  plan.moves.forEach((move, i) => {
    if (phaseOf(after) === 'OVER') return;
    play(move);
    const coming = maskOf(cellsOf(plan.moves.slice(i + 1)).map((cell) => placeOf(fieldFor(after), cell)));
    while (phaseOf(after) === 'BONUS') play(bestFreeMark(after, coming));
  });
  if (phaseOf(after) === 'ACT') play({ type: 'end', seat: 0 });
  return { after, moves };
}
