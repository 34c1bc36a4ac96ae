import type { Hazard } from '../content/hazards.ts';
import type { SideKey } from '../content/tiles.ts';

/** FD-4.10 A tile on the table, turned clockwise. */
export type TilePlacement = {
  readonly side: SideKey;
  readonly col: number;
  readonly row: number;
  readonly rot: 0 | 90 | 180 | 270;
};
/** FD-4.12 A Fire Station or the Hospital, laid against the middle of an outer edge of a tile. */
export type Special = {
  readonly id: 'S1' | 'S2' | 'HOS';
  readonly kind: 'station' | 'hospital';
  readonly tile: string;
  readonly edge: 'N' | 'E' | 'S' | 'W';
};
/** FD-23.2 What setup puts on a space, for crews of `minCrew` to `maxCrew` (1 to 4 if it does not say). */
export type Placement = {
  readonly at: string;
  readonly fire?: number;
  readonly civ?: number;
  readonly inj?: number;
  readonly debris?: number;
  readonly haz?: Hazard | 'random';
  readonly call?: number;
  readonly minCrew?: number;
  readonly maxCrew?: number;
};
/** FD-17.3, FD-17.4 The numbers are for crews of 1, 2, 3 and 4. */
export type Goal =
  | { readonly kind: 'evac' | 'deliver' | 'maxBurning' | 'maxLate' | 'maxBurned'; readonly n: readonly number[] }
  | { readonly kind: 'protect'; readonly at: readonly string[] };

/** FD-23.2, FD-1.6, FD-4.1 A scenario: the map, what lies on it, and what the crew must reach. */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly teaches: string;
  readonly rounds: number;
  readonly tiles: readonly TilePlacement[];
  readonly specials: readonly Special[];
  readonly evac: string;
  /** FD-23.4 HY-1, HY-2, … */
  readonly hydrants: readonly string[];
  /** Water in the Reserves at the start, by station. */
  readonly reserve: { readonly [station: string]: number };
  readonly place: readonly Placement[];
  readonly goals: readonly Goal[];
};

/** FD-23.3 The placements that this crew plays with. */
export const placementsFor = (scenario: Scenario, crew: number): readonly Placement[] =>
  scenario.place.filter(({ minCrew = 1, maxCrew = 4 }) => minCrew <= crew && crew <= maxCrew);
