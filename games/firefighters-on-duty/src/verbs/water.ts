import type { Out, Seat } from '@nightfall/kernel';
import { HYDRANT_HOLDS } from '../content/box.ts';
import { cityOf, idOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import { ownEngine, type Source } from '../queries/vehicles.ts';
import { requirementAt } from '../queries/water.ts';
import type { Fd } from '../moves.ts';
import type { State } from '../state.ts';
import { freeSlot } from './dice.ts';
import { putOut } from './fire.ts';

/** FD-12.4 One Water from the supply to a Reserve. */
export function raiseReserve(s: State, seat: Seat, station: string, out: Out<Fd>): void {
  const at = cityOf(s).stationAt[cityOf(s).indexOf[station]!]!;
  s.supply.water -= 1;
  s.reserves[at]! += 1;
  out?.({ type: 'reserveRaised', seat, station, now: s.reserves[at]! });
}

/** FD-13.3, FD-13.4 Water from where the vehicle stands. */
export function fillTank(s: State, seat: Seat, vehicle: number, source: Source, n: number, out: Out<Fd>): void {
  const { stationAt, hydrantAt } = cityOf(s);
  const it = s.vehicles[vehicle]!;
  if (source === 'station') s.reserves[stationAt[it.at]!]! -= n;
  else s.hydrants[hydrantAt[it.at]!]! -= n;
  it.water += n;
  out?.({ type: 'waterLoaded', seat, vehicle: VEHICLE_IDS[vehicle]!, from: idOf(s, it.at), source, n, now: it.water });
}
/** FD-13.5 Water into the Reserve of the station where the vehicle stands. */
export function unloadTank(s: State, seat: Seat, vehicle: number, n: number, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  it.water -= n;
  s.reserves[cityOf(s).stationAt[it.at]!]! += n;
  out?.({ type: 'waterUnloaded', seat, vehicle: VEHICLE_IDS[vehicle]!, station: idOf(s, it.at), n });
}

/** FD-6.25, FD-12.13, FD-12.14 The water dice have fallen on a space: the Water goes to the supply, and Fire is put out. */
export function spray(s: State, seat: Seat, space: number, faces: readonly number[], out: Out<Fd>): void {
  const requirement = requirementAt(s, space);
  const hits = faces.filter((face) => face >= requirement).length;
  const removed = Math.min(hits, s.spaces[space]!.active);
  putOut(s, space, removed);
  ownEngine(s, seat).water -= faces.length;
  s.supply.water += faces.length;
  freeSlot(s, seat, 'engine');
  const left = s.spaces[space]!.active;
  out?.({ type: 'extinguish', seat, space: idOf(s, space), rolled: faces, requirement, removed, left });
}

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
