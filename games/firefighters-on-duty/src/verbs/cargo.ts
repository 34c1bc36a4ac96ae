import type { Out, Seat } from '@nightfall/kernel';
import { cityOf, idOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { Fd } from '../moves.ts';
import type { Kit, Person, State } from '../state.ts';
import { deliver, standCivilian } from './people.ts';

/** FD-13.14 Some tokens of a kind go aboard from where the vehicle stands. */
export function loadToken(s: State, seat: Seat, vehicle: number, kind: Kit | Person, count: number, out: Out<Fd>): void {
  if (count === 0) return;
  const it = s.vehicles[vehicle]!;
  s.spaces[it.at]![kind] -= count;
  it[kind] += count;
  out?.({ type: 'loaded', seat, vehicle: VEHICLE_IDS[vehicle]!, kind, from: idOf(s, it.at), count });
}

/** FD-13.15, FD-13.18 One token gets off. */
export function unloadToken(s: State, seat: Seat, vehicle: number, kind: Kit | Person, out: Out<Fd>): void {
  const it = s.vehicles[vehicle]!;
  it[kind] -= 1;
  out?.({ type: 'unloaded', seat, vehicle: VEHICLE_IDS[vehicle]!, kind, to: idOf(s, it.at) });
  if (kind === 'inj' && it.at === cityOf(s).hospital) deliver(s, it.at, out);
  else if (kind === 'civ') standCivilian(s, it.at, out);
  else s.spaces[it.at]![kind] += 1;
}
