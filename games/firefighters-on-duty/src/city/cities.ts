import { SCENARIOS } from '../content/scenarios.ts';
import { buildCity, type City } from './city.ts';
import type { Scenario } from './scenario.ts';

const BY_ID: { readonly [id: string]: Scenario } = Object.fromEntries(SCENARIOS.map((scenario) => [scenario.id, scenario]));
const cities: { [id: string]: City } = {};
const homeMade = new WeakMap<Scenario, City>();

/** What a state says about its map: the id of one of the seven scenarios, or a home-made one. */
type Laid = { readonly scenario: string; readonly own: Scenario | null };

export const scenarioOf = (v: Laid): Scenario => v.own ?? BY_ID[v.scenario]!;
export const scenarioById = (id: string): Scenario | undefined => (Object.hasOwn(BY_ID, id) ? BY_ID[id] : undefined);

/** The map that a game is played on, built once. */
export function cityOf(v: Laid): City {
  if (v.own) return ownCity(v.own);
  return (cities[v.scenario] ??= buildCity(BY_ID[v.scenario]!));
}
function ownCity(own: Scenario): City {
  const known = homeMade.get(own);
  if (known) return known;
  const city = buildCity(own);
  homeMade.set(own, city);
  return city;
}
/** Spaces by their id, and the other way round. */
export const spaceOf = (v: Laid, id: string): number => cityOf(v).indexOf[id]!;
export const idOf = (v: Laid, space: number): string => cityOf(v).ids[space]!;
