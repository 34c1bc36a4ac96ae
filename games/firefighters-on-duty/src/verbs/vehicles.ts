import type { Out, Seat } from '@nightfall/kernel';
import { idOf, spaceOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { Fd, Sp } from '../moves.ts';
import type { State } from '../state.ts';
import { endOffers } from './offers.ts';
import { injure } from './people.ts';
import { sendBack } from './tokens.ts';

/** FD-8.2 */
export function station(s: State, seat: Seat, vehicle: number, at: Sp, out: Out<Fd>): void {
  s.vehicles[vehicle]!.at = spaceOf(s, at);
  out?.({ type: 'stationed', seat, vehicle: VEHICLE_IDS[vehicle]!, station: at });
}

/** FD-12.3 The vehicle and all it carries stand on `to`; offers of a moved engine are over (FD-13.12). */
export function drive(s: State, seat: Seat, vehicle: number, to: number, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  const id = VEHICLE_IDS[vehicle]!;
  out?.({ type: 'vehicleMoved', seat, vehicle: id, from: idOf(s, it.at), to: idOf(s, to) });
  it.at = to;
  endOffers(s, 'moved', (offer) => offer.from === id || offer.to === id, out);
}

/** FD-6.18, FD-6.19 Damaged, with one of the 52 Fire tokens as a reminder if there is one. */
export function damage(s: State, vehicle: number, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  it.status = 'damaged';
  it.reminder = s.supply.fire > 0;
  s.supply.fire -= it.reminder ? 1 : 0;
  out?.({ type: 'vehicleDamaged', vehicle: VEHICLE_IDS[vehicle]!, space: idOf(s, it.at) });
}

/** FD-6.20 The vehicle leaves the game; people aboard lie injured on the road, and everything else is returned. */
export function remove(s: State, vehicle: number, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  const { at, ff, hose, axe, civ, inj } = it;
  out?.({ type: 'vehicleRemoved', vehicle: VEHICLE_IDS[vehicle]!, space: idOf(s, at) });
  s.supply.water += it.water;
  s.supply.fire += it.reminder ? 1 : 0;
  s.vehicles[vehicle] = { at: -1, water: 0, ff: 0, hose: 0, axe: 0, civ: 0, inj: 0, status: 'removed', reminder: false };
  sendBack(s, at, 'hose', hose, out);
  sendBack(s, at, 'axe', axe, out);
  s.spaces[at]!.inj += inj;
  injure(s, at, 'ff', ff, out);
  injure(s, at, 'civ', civ, out);
}
