import type { Reason, Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { type Slot, SLOTS, type Sym } from '../content/equipment.ts';
import { engineOf, ownerOf, VEHICLE_IDS, type VehicleId } from '../content/vehicles.ts';
import type { DieName, Sp } from '../moves.ts';
import { diceOn, dieIndex, slotOfDie, symbolOf } from '../queries/dice.ts';
import { hasBeats, isPaced } from '../queries/phase.ts';
import { indexOfVehicle, ownEngine, vehicleById } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import {
  BEGIN_FIRST,
  beatOf,
  dieLocked,
  FINISHED,
  ONE_ROLL,
  ROLL_FIRST,
  slotFull,
  unknown,
  vehicleGone,
  wrongSymbol,
} from './refusals.ts';

/** FD-20.7 What a command is in a beat. */
export type Role = 'opens' | 'within';
/** FD-20.4, FD-20.7, FD-20.8 Is it this seat's turn to act? */
export function notYourTurn(v: View, seat: Seat, role: Role): Reason | undefined {
  if (!isPaced(v)) return undefined;
  if (v.crews[seat]!.done) return FINISHED;
  if (!hasBeats(v) || !v.beat) return undefined;
  if (v.beat.seat !== seat) return beatOf(v.beat.seat);
  if (role === 'opens') return v.beat.begun ? ONE_ROLL : undefined;
  return v.beat.begun ? undefined : BEGIN_FIRST;
}

/** FD-11.14, FD-11.16 A die of the seat that shows this symbol. */
export function notShowing(v: View, seat: Seat, name: DieName, sym: Sym): Reason | undefined {
  const die = v.crews[seat]!.dice[dieIndex(name)];
  if (die === sym) return undefined;
  const slot = slotOfDie(die);
  if (slot) return dieLocked(slot);
  const shows = symbolOf(die);
  return shows ? wrongSymbol(sym, shows) : ROLL_FIRST;
}

/** FD-12.7, FD-12.20, FD-12.23 What keeps a die off a slot. FD-2.14: without an engine the cards still work. */
export function slotNo(v: View, seat: Seat, slot: Slot): Reason | undefined {
  if (slot === 'engine' && ownEngine(v, seat).status === 'removed') return vehicleGone(VEHICLE_IDS[engineOf(seat)]!);
  return diceOn(v.crews[seat]!, slot) >= SLOTS[slot].dice ? slotFull(slot) : undefined;
}

/** FD-22.3 An id that this game does not have. */
export function notOnMap(v: View, one: Sp, other = one): Reason | undefined {
  const { indexOf } = cityOf(v);
  if (indexOf[one] === undefined) return unknown(one);
  return indexOf[other] === undefined ? unknown(other) : undefined;
}
export const notInGame = (v: View, id: VehicleId): Reason | undefined => (vehicleById(v, id) ? undefined : unknown(id));

/** FD-2.8, FD-2.10 Does the vehicle belong to another seat? */
export const isOthers = (seat: Seat, id: VehicleId): boolean => (ownerOf(indexOfVehicle(id)) ?? seat) !== seat;
