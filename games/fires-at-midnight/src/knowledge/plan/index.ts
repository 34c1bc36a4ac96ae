/** FM-17.32–17.35 The planner: where a firefighter can go, by which way, and which of these places are worth it. */
export { contactPlace, contactPlaces, snapToContact, touchables } from './contact.ts';
export { sampleStops, usefulEnds } from './ends.ts';
export { exits, usefulExits, walkRoundPlaces } from './exits.ts';
export { wayTo } from './goals.ts';
export { type Distances, distancesTo, wayLeft } from './lattice.ts';
export { longWaysOf } from './long-way.ts';
export { MAY_PASS, MAY_STOP, type Region, reachable } from './region.ts';
export { towards } from './rings.ts';
export { roadsFrom } from './roads.ts';
export { runOutline, usefulRuns } from './runs.ts';
export { onBorder, snapTo } from './snap.ts';
export { type Ways, planPath, planTo, waysOf } from './ways.ts';
