import { type SiegeMove, type SiegeState, phaseOf } from '@nightfall/siege-of-the-eternal-night';

type Step = { readonly move?: SiegeMove; readonly isLast: boolean };

/** The next move of several that were meant with one press; without one the wish is out of place. */
export function wished(view: SiegeState, wish: 'end' | 'roll', seat: number): Step {
  const phase = phaseOf(view);
  if (phase === 'READY' && wish === 'roll') return { move: { type: 'roll', seat }, isLast: true };
  if (phase !== 'ACT') return { isLast: true };
  const open = view.dice?.findIndex(({ status }) => status === 'open') ?? -1;
  if (open >= 0) return { move: { type: 'passDie', seat, die: open === 0 ? 'A' : 'B' }, isLast: false };
  return { move: { type: 'end', seat }, isLast: wish === 'end' };
}
