import type { Out } from '@nightfall/kernel';
import { HYDRANT_HOLDS } from '../content/box.ts';
import { cityOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { Fd, State } from '../state.ts';

/** FD-13.6, FD-6.21 Water passes from one vehicle to another; nothing is spilled. */
export function passWater(s: State, from: number, to: number, n: number, out: Out<Fd>): void {
  s.vehicles[from]!.water -= n;
  s.vehicles[to]!.water += n;
  out?.({ type: 'waterMoved', from: VEHICLE_IDS[from]!, to: VEHICLE_IDS[to]!, n });
}

/** FD-10.1 Hydrants are filled in space order until the supply is empty. */
export function fillHydrants(s: State, out: Out<Fd>): void {
  const { hydrants, ids } = cityOf(s);
  const inOrder = hydrants.map((space, i) => ({ space, i })).toSorted((a, b) => a.space - b.space);
  for (const { space, i } of inOrder) {
    const n = Math.min(HYDRANT_HOLDS - s.hydrants[i]!, s.supply.water);
    if (n === 0) continue;
    s.hydrants[i]! += n;
    s.supply.water -= n;
    out?.({ type: 'hydrantFilled', hydrant: `HY-${i + 1}`, space: ids[space]!, n });
  }
}
