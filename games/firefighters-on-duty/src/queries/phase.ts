import type { Seat } from '@nightfall/kernel';
import { GUIDED } from '../content/settings.ts';
import type { Points, View } from '../state.ts';

export type Phase = 'setup' | 'briefing' | 'countdown' | 'action' | 'bell' | 'fire' | 'over';

/** FD-9.2 The state of the game follows from where the rules stand. */
export function phaseOf(v: View): Phase {
  const f = v.stack[0];
  if (f?.rule !== 'shift') return 'over';
  switch (f.at) {
    case 'lay':
    case 'setup':
    case 'wake':
      return 'setup';
    case 'brief':
      return 'briefing';
    case 'count':
      return 'countdown';
    case 'open':
    case 'act':
      return 'action';
    case 'dawn':
    case 'end':
      return 'fire';
    default:
      return 'bell';
  }
}
export const PHASE_NAMES: { readonly [K in Phase]: string } = {
  setup: 'setup',
  briefing: 'the briefing',
  countdown: 'the countdown',
  action: 'the Action Phase',
  bell: 'the bell',
  fire: 'the Fire Phase',
  over: 'the game is over',
};

/** FD-20.1, FD-23.7 Is this round played without a clock? */
export const isPaced = (v: View): boolean => v.mode === 'paced' || (v.guided && v.round === 1);
/** FD-20.7 */
export const hasBeats = (v: View): boolean => v.mode === 'paced' && v.order === 'beats';
/** FD-20.7 The lead of round r is seat ((r − 1) mod N) + 1. */
export const leadOf = (v: View): Seat => (v.round - 1) % v.crews.length;
/** FD-11.2, FD-19.4, FD-23.7 */
export const actionMs = (v: View): number => (v.guided ? 1000 * (GUIDED.seconds[v.round - 1] ?? 120) : v.ms);
/** FD-20.2, FD-23.7 */
export const rollsOf = (v: View): number => (v.mode === 'paced' ? v.budget : v.guided && v.round === 1 ? GUIDED.rolls : 0);

/** FD-18.1 */
export const negativePoints = ({ points }: { points: Points }): number =>
  points.burned + points.late + points.fire + points.injured + points.left;
