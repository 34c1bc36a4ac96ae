import type { Input, Refusal } from '@nightfall/kernel';
import type { Slot } from '../content/equipment.ts';
import { phaseOf, PHASE_NAMES } from '../queries/phase.ts';
import type { Fd, View } from '../state.ts';
import { BELL_RANG, notNow, slotEmpty } from './refusals.ts';

/** FD-14.3 What BELL accepts, and from which slot. */
function slotAsked(input: Input<Fd>): Slot | undefined {
  switch (input.type) {
    case 'extinguish':
      return 'engine';
    case 'useAxe':
      return 'axe';
    case 'useShutoff':
      return 'shutoff';
    case 'forfeit':
      return input.slot;
    default:
      return undefined;
  }
}

/** FD-9.7, FD-14.3 A command that does not belong to the state of the game. */
export function misplaced(v: View, input: Input<Fd>): Refusal | undefined {
  if (input.type === 'dice' || input.type === 'bell' || input.type === 'pass') return undefined;
  const phase = phaseOf(v);
  if (phase !== 'bell') return notNow(PHASE_NAMES[phase]);
  const slot = slotAsked(input);
  return slot ? slotEmpty(slot) : BELL_RANG;
}
