import { stepsFrom, UNREACHED } from '../city/city.ts';
import { blockerAt } from '../queries/vehicles.ts';
import type { View } from '../state.ts';
import { cityOf } from '../city/cities.ts';

/** Steps over free roads from everywhere to `target`, for this vehicle; UNREACHED where other vehicles or debris shut the way. */
function freeWays(v: View, vehicle: number, target: number): number[] {
  const from = v.vehicles[vehicle]!.at;
  const isFree = (at: number) => blockerAt(v, at, vehicle) < 0 && (at === from || v.spaces[at]!.debris === 0);
  return stepsFrom(cityOf(v).roadsBeside, target, (at) => at === target || isFree(at));
}

/** Steps of a vehicle from where it stands to every road, past other vehicles and not through debris. */
export function reach(v: View, vehicle: number): number[] {
  const { roadsBeside } = cityOf(v);
  const start = v.vehicles[vehicle]!.at;
  if (start < 0) return roadsBeside.map(() => UNREACHED);
  return stepsFrom(roadsBeside, start, (at, next) => v.spaces[at]!.debris === 0 && blockerAt(v, next, vehicle) < 0);
}

/** The next road on the way of a vehicle to `target`; −1: it is there already, or the way is shut. */
export function nextRoad(v: View, vehicle: number, target: number): number {
  const { at } = v.vehicles[vehicle]!;
  if (at < 0 || at === target || v.spaces[at]!.debris > 0) return -1;
  const far = freeWays(v, vehicle, target);
  let best = -1;
  for (const next of cityOf(v).roadsBeside[at]!) {
    if (blockerAt(v, next, vehicle) >= 0 || far[next]! >= UNREACHED) continue;
    if (far[next]! < far[at]! && (best < 0 || costOf(v, next, far) < costOf(v, best, far))) best = next;
  }
  return best >= 0 ? best : nearer(v, vehicle, target);
}
/** The way is shut: as near as it gets. */
function nearer(v: View, vehicle: number, target: number): number {
  const { roadsBeside, driving } = cityOf(v);
  const { at } = v.vehicles[vehicle]!;
  const isNearer = (next: number) =>
    driving[next]![target]! < driving[at]![target]! && blockerAt(v, next, vehicle) < 0 && v.spaces[next]!.debris === 0;
  return roadsBeside[at]!.find(isNearer) ?? -1;
}
/** A vehicle that should move, and where to. */
export type Push = { readonly vehicle: number; readonly to: number };

/** Which vehicle has to move first to clear the way between two places: one next to a free road can move without pushing another. */
export function clearing(v: View, mover: number, from: number, to: number): Push | undefined {
  const { driving } = cityOf(v);
  const whole = driving[from]![to]!;
  const isOnWay = (at: number) => whole === driving[from]![at]! + driving[at]![to]!;
  for (const [blocker, { at }] of v.vehicles.entries()) {
    if (blocker === mover || at < 0 || at === from || !isOnWay(at)) continue;
    const push = wayOut(v, at, from, isOnWay);
    if (push) return push;
  }
  return undefined;
}
/** The nearest free road off the way, past other vehicles; the last of them on the path to it moves. */
function wayOut(v: View, start: number, from: number, isOnWay: (at: number) => boolean): Push | undefined {
  const { roadsBeside } = cityOf(v);
  const cameBy = new Map<number, number>([[start, start]]);
  const queue = [start];
  for (const at of queue) {
    if (v.spaces[at]!.debris > 0) continue;
    for (const next of roadsBeside[at]!) {
      if (cameBy.has(next) || next === from) continue;
      cameBy.set(next, at);
      if (blockerAt(v, next, -1) < 0 && !isOnWay(next)) return lastOn(v, next, cameBy);
      queue.push(next);
    }
  }
  return undefined;
}
function lastOn(v: View, end: number, cameBy: ReadonlyMap<number, number>): Push {
  let to = end;
  while (blockerAt(v, cameBy.get(to)!, -1) < 0) to = cameBy.get(to)!;
  return { vehicle: blockerAt(v, cameBy.get(to)!, -1), to };
}

/** A burning road is driven through only if there is no other. */
const costOf = (v: View, road: number, far: readonly number[]): number => far[road]! + (v.spaces[road]!.active > 0 ? 0.5 : 0);
