import type { Input, Refusal } from '@nightfall/kernel';
import type { Slot } from '../content/equipment.ts';
import { phaseOf, type Phase } from '../queries/phase.ts';
import type { Fd, View } from '../state.ts';
import { BELL_RANG, notNow, slotEmpty } from './refusals.ts';

/** FD-9.7 Why a command has to wait. */
const WHY: { readonly [K in Exclude<Phase, 'bell'>]: string } = {
  setup: 'the shift has not begun. Press Ready first',
  briefing: 'this is the briefing. Press Ready to begin',
  countdown: 'the round begins in a moment',
  action: 'the crews are at work',
  fire: 'the fire moves',
  over: 'the game is over',
};

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
  if (phase !== 'bell') return notNow(WHY[phase]);
  const slot = slotAsked(input);
  return slot ? slotEmpty(slot) : BELL_RANG;
}
