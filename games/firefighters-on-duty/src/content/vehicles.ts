import type { Seat } from '@nightfall/kernel';

/** FD-6.17 How much a vehicle holds: Water, Firefighters, Hoses and Axes together, Civilians and Injured People together. */
export type Capacity = { readonly water: number; readonly ff: number; readonly kit: number; readonly people: number };
export type VehicleId = 'TRUCK' | 'CARRIER' | 'ENG-1' | 'ENG-2' | 'ENG-3' | 'ENG-4';

const ENGINE: Capacity = { water: 12, ff: 2, kit: 3, people: 0 };
/** FD-3.2 The vehicles as the state keeps them: the two common ones, then one engine a seat. */
export const VEHICLE_IDS: readonly VehicleId[] = ['TRUCK', 'CARRIER', 'ENG-1', 'ENG-2', 'ENG-3', 'ENG-4'];
export const CAPACITIES: readonly Capacity[] = [
  { water: 24, ff: 0, kit: 0, people: 0 },
  { water: 0, ff: 0, kit: 0, people: 2 },
  ENGINE,
  ENGINE,
  ENGINE,
  ENGINE,
];
/** The water in the largest tank. */
export const MOST_WATER = Math.max(...CAPACITIES.map(({ water }) => water));
/** FD-13.19 What an engine sets out with. */
export const USUAL_KIT = { ff: 2, hose: 2, axe: 1 } as const;

export const TRUCK = 0;
export const CARRIER = 1;
/** FD-2.3 The engine of a seat, as a place in the list of vehicles. */
export const engineOf = (seat: Seat): number => seat + 2;
/** FD-2.8, FD-2.10 The seat that owns a vehicle; undefined: it is common. */
export const ownerOf = (vehicle: number): Seat | undefined => (vehicle < 2 ? undefined : vehicle - 2);

/** FD-2.2 The colour follows the seat. */
export const CREWS: readonly { readonly colour: string; readonly engine: string }[] = [
  { colour: 'Blue', engine: 'the blue engine' },
  { colour: 'Orange', engine: 'the orange engine' },
  { colour: 'Purple', engine: 'the purple engine' },
  { colour: 'White', engine: 'the white engine' },
];
