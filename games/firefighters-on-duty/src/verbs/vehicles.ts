import type { Out } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { Fd, Offer, State } from '../state.ts';
import { injure } from './people.ts';
import { sendBack } from './tokens.ts';

/** FD-13.12 Offers that a test picks out are over. */
export function endOffers(s: State, why: 'replaced' | 'moved' | 'bell', isOver: (offer: Offer) => boolean, out: Out<Fd>): void {
  if (s.offers.length === 0) return;
  for (const offer of s.offers) if (isOver(offer)) out?.({ type: 'offerEnded', offer: offer.id, why });
  s.offers = s.offers.filter((offer) => !isOver(offer));
}

/** FD-12.3 The vehicle and all it carries stand on `to`; offers of a moved engine are over (FD-13.12). */
export function drive(s: State, vehicle: number, to: number, out: Out<Fd>): void {
  s.vehicles[vehicle]!.at = to;
  const id = VEHICLE_IDS[vehicle]!;
  endOffers(s, 'moved', (offer) => offer.from === id || offer.to === id, out);
}

/** FD-6.18, FD-6.19 Damaged, with one of the 52 Fire tokens as a reminder if there is one. */
export function damage(s: State, vehicle: number, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  it.status = 'damaged';
  it.reminder = s.supply.fire > 0;
  s.supply.fire -= it.reminder ? 1 : 0;
  out?.({ type: 'vehicleDamaged', vehicle: VEHICLE_IDS[vehicle]!, space: cityOf(s).ids[it.at]! });
}

/** FD-6.20 The vehicle leaves the game; people aboard lie injured on the road, and everything else is returned. */
export function remove(s: State, vehicle: number, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  const { at, ff, hose, axe, civ, inj } = it;
  out?.({ type: 'vehicleRemoved', vehicle: VEHICLE_IDS[vehicle]!, space: cityOf(s).ids[at]! });
  s.supply.water += it.water;
  s.supply.fire += it.reminder ? 1 : 0;
  Object.assign(it, { at: -1, water: 0, ff: 0, hose: 0, axe: 0, civ: 0, inj: 0, status: 'removed', reminder: false });
  sendBack(s, at, 'hose', hose, out);
  sendBack(s, at, 'axe', axe, out);
  s.spaces[at]!.inj += inj;
  injure(s, at, 'ff', ff, out);
  injure(s, at, 'civ', civ, out);
}
