import { engineOf, TRUCK } from '../content/vehicles.ts';
import { areBeside, blockerAt, roomFor } from '../queries/vehicles.ts';
import type { Situation } from './situation.ts';

/** How thirsty the crews are: Water that their engines lack while something burns. */
export function thirst({ v, burning }: Situation): number {
  if (burning.length === 0) return 0;
  let lack = 0;
  for (const seat of v.crews.keys())
    if (v.vehicles[engineOf(seat)]!.at >= 0) lack += Math.max(0, 6 - v.vehicles[engineOf(seat)]!.water);
  return lack;
}

/** The station where water is best kept: the one nearest to the engines. */
export function bestReserve({ v, city }: Situation): number {
  const far = (station: number) =>
    v.crews.reduce((sum, _, seat) => sum + (city.driving[Math.max(0, v.vehicles[engineOf(seat)]!.at)]![station] ?? 0), 0);
  return city.stations.reduce((one, other) => (far(other) < far(one) ? other : one));
}

/** Where the Water Truck should go, and what that is worth: with water to the driest engine, otherwise to a hydrant or a Reserve. */
export function truckRide(situation: Situation): { road: number; score: number } | undefined {
  const { v, city } = situation;
  const truck = v.vehicles[TRUCK]!;
  if (truck.at < 0 || situation.burning.length === 0) return undefined;
  let best: { road: number; score: number } | undefined;
  const consider = (road: number, value: number) => {
    if (value <= 0 || blockerAt(v, road, TRUCK) >= 0) return;
    const score = value / (1 + 0.25 * city.driving[truck.at]![road]!);
    if (!best || score > best.score) best = { road, score };
  };
  if (truck.water >= 3)
    for (const seat of v.crews.keys()) {
      const engine = v.vehicles[engineOf(seat)]!;
      if (engine.at < 0 || engine.water > 5 || areBeside(v, TRUCK, engineOf(seat))) continue;
      for (const road of city.roadsBeside[engine.at]!) consider(road, 1.8 - 0.2 * engine.water);
    }
  if (truck.water <= 8) {
    city.stations.forEach((station, i) => consider(station, v.reserves[i]! >= 4 && truck.at !== station ? 0.8 : 0));
    city.hydrants.forEach((road, i) => consider(road, truck.at === road ? 0 : 0.2 * v.hydrants[i]!));
  }
  return best;
}

/** Water that the own engine can take from the Truck beside it. */
export const fromTruck = ({ v, seat }: Situation): number =>
  areBeside(v, TRUCK, engineOf(seat)) ? Math.min(v.vehicles[TRUCK]!.water, roomFor(v, engineOf(seat), 'water')) : 0;
