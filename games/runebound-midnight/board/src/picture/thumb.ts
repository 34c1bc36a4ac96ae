import { MAP, type SpaceId } from '@nightfall/runebound-midnight';
import { HALF } from './hexes.ts';

/** The least that a finger hits, in pixels. */
const FINE = 24;
/** From this size of a pixel on, in units of the map, nobody hits one space among others. */
export const FINEST = (2 * HALF) / FINE;
/** Half of what a finger needs, for spaces that stand apart. */
export const REACH = FINE / 2 + 1;

/** Of these spaces, those that have none of the others beside them: they may take the room of their neighbours too. */
export const apart = (spaces: ReadonlySet<SpaceId>): ReadonlySet<SpaceId> =>
  new Set([...spaces].filter((id) => !MAP[id]!.neighbours.some((beside) => spaces.has(beside))));
