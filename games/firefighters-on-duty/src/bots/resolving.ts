import type { Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { SLOT_IDS } from '../content/equipment.ts';
import { waterFor } from '../knowledge/chances.ts';
import { fireWorth } from '../knowledge/worth.ts';
import type { FdMove } from '../moves.ts';
import { diceOn } from '../queries/dice.ts';
import { targetsOf } from '../rules/targets.ts';
import type { View } from '../state.ts';

/** FD-26.10 After the bell the dice on slots are resolved, where it is worth most. */
export function resolveSlots(v: View, seat: Seat): FdMove[] {
  const slot = SLOT_IDS.find((one) => diceOn(v.crews[seat]!, one) > 0);
  if (!slot) return [];
  const worth = fireWorth(v);
  const { indexOf } = cityOf(v);
  const [best] = targetsOf(v, seat, slot).toSorted((a, b) => worth[indexOf[b.space]!]! - worth[indexOf[a.space]!]!);
  if (!best) return [{ type: 'forfeit', seat, slot }];
  const { space } = best;
  if (slot === 'engine') return [{ type: 'extinguish', seat, space, water: waterFor(v, seat, indexOf[space]!) }];
  return [slot === 'axe' ? { type: 'useAxe', seat, space } : { type: 'useShutoff', seat, space }];
}
