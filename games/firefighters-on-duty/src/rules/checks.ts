import type { Refusal, Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import type { Sym } from '../content/equipment.ts';
import type { VehicleId } from '../content/vehicles.ts';
import type { DieName, Sp } from '../moves.ts';
import { dieIndex, slotOfDie, symbolOf } from '../queries/dice.ts';
import { vehicleById } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import { dieLocked, ROLL_FIRST, unknown, wrongSymbol } from './refusals.ts';

/** FD-11.14, FD-11.16 A die of the seat that shows this symbol. */
export function notShowing(v: View, seat: Seat, name: DieName, sym: Sym): Refusal | undefined {
  const die = v.crews[seat]!.dice[dieIndex(name)];
  if (die === sym) return undefined;
  const slot = slotOfDie(die);
  if (slot) return dieLocked(slot);
  const shows = symbolOf(die);
  return shows ? wrongSymbol(sym, shows) : ROLL_FIRST;
}

/** FD-22.3 An id that this game does not have. */
export function notOnMap(v: View, one: Sp, other = one): Refusal | undefined {
  const { indexOf } = cityOf(v);
  if (indexOf[one] === undefined) return unknown(one);
  return indexOf[other] === undefined ? unknown(other) : undefined;
}
export const notInGame = (v: View, id: VehicleId): Refusal | undefined => (vehicleById(v, id) ? undefined : unknown(id));
