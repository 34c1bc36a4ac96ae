import {
  entries,
  type Fault,
  int,
  isFaults,
  list,
  oneOf,
  optional,
  readAs,
  record,
  type Shape,
  tagged,
  text,
  word,
} from '@nightfall/kernel';
import { TILES, type SideKey, isSideKey } from '../content/tiles.ts';
import { scenarioFaults } from './checks.ts';
import type { Goal, Placement, Scenario, Special, TilePlacement } from './scenario.ts';

const SPACE = word(/^[A-H][1-9]$/, 'A1');
const NUMBERS = list(int(0, 99), 4, 4);
const SIDE: Shape<SideKey> = oneOf(...Object.keys(TILES).filter(isSideKey));
const TILE: Shape<TilePlacement> = record({ side: SIDE, col: int(0, 7), row: int(0, 7), rot: oneOf(0, 90, 180, 270) });
const SPECIAL: Shape<Special> = record({
  id: oneOf('S1', 'S2', 'HOS'),
  kind: oneOf('station', 'hospital'),
  tile: word(/^[A-H]$/, 'A'),
  edge: oneOf('N', 'E', 'S', 'W'),
});
const COUNT = optional(int(0, 12));
const PLACEMENT = record({
  at: SPACE,
  fire: COUNT,
  civ: COUNT,
  inj: COUNT,
  debris: COUNT,
  haz: optional(oneOf('explosive', 'gas', 'smoke', 'power', 'random')),
  call: optional(int(1, 6)),
  minCrew: optional(int(1, 4)),
  maxCrew: optional(int(1, 4)),
});
const numbers = (kind: Goal['kind']) => record({ kind: oneOf(kind), n: NUMBERS });
const GOAL = tagged<Goal>('kind', {
  evac: numbers('evac'),
  deliver: numbers('deliver'),
  maxBurning: numbers('maxBurning'),
  maxLate: numbers('maxLate'),
  maxBurned: numbers('maxBurned'),
  protect: record({ kind: oneOf('protect'), at: list(SPACE, 16, 1) }),
});
const SCENARIO = record({
  id: word(/^[A-Za-z0-9-]{1,32}$/, 'OWN-1'),
  name: text(60),
  text: optional(text(300), ''),
  teaches: optional(text(120), ''),
  rounds: int(1, 6),
  tiles: list(TILE, 8, 1),
  specials: list(SPECIAL, 3, 2),
  evac: SPACE,
  hydrants: list(SPACE, 4),
  reserve: optional(entries(/^S[12]$/, int(0, 24), 2), {}),
  place: list(PLACEMENT, 200),
  goals: list(GOAL, 12),
});

/** Keys that a placement leaves out stay out: what goes into a state is plain JSON. */
const tidy = (placement: { [K in keyof Placement]?: Placement[K] | undefined }): Placement =>
  Object.fromEntries(Object.entries(placement).filter(([, value]) => value !== undefined)) as Placement;

function freeze<V extends object>(value: V): V {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part as object);
  return Object.freeze(value);
}

/** FD-23.2, FD-4.21 A home-made scenario, read and checked; frozen, since states share it. */
export function readScenario(data: unknown): Scenario | readonly Fault[] {
  const found = readAs(SCENARIO, data);
  if (isFaults(found)) return found;
  const scenario: Scenario = { ...found, place: found.place.map(tidy) };
  const faults = scenarioFaults(scenario);
  return faults.length > 0 ? faults : freeze(scenario);
}
