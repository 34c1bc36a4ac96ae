import { reachable, snapTo, waysOf } from '@nightfall/fires-at-midnight';
import { fullTable, placesFrom } from '@nightfall/fires-at-midnight/testing/layouts';

/** What a drag costs on a full table: the ways of a figure, the region that is shaded, and a path to where the pointer is. */
function drag(seed: number): number {
  const table = fullTable(seed);
  const { place } = placesFrom(seed + 1);
  const began = performance.now();
  const ways = waysOf(table, 'F1');
  if (ways) snapTo(ways, place(), reachable(ways));
  return performance.now() - began;
}

Object.assign(globalThis, { planner: (tables: number) => Array.from({ length: tables }, (_, seed) => drag(seed + 1)) });
