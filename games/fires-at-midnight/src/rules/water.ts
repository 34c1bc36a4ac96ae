import type { Reason } from '@nightfall/kernel';
import { MOST_WATER } from '../content/box.ts';
import { SQUARES, squareName } from '../space/grid.ts';
import { markWord, noContact, noMarker, noWater, outOfReach, waterFull } from './refusals.ts';
import { WELL_SHAPE } from '../space/shapes.ts';
import { gap, inContact } from '../space/contact.ts';
import { isInReach, markerDistance } from '../space/heat.ts';
import type { Firefighter } from '../state.ts';
import { douse, fillWater } from '../verbs/firefighters.ts';
import { action, SQUARE } from './action.ts';

/** Room for water, then contact with the well. */
function refuseTaking({ id, at, water }: Firefighter, fullRule: string, contactRule: string): Reason | undefined {
  if (water >= MOST_WATER) return waterFull(fullRule, id);
  return inContact(at!, WELL_SHAPE) ? undefined : noContact(contactRule, id, 'well', gap(at!, WELL_SHAPE));
}

/** FM-10.10–10.13 Take one water. */
export const take1 = action('take1', {
  name: 'Take 1 water',
  ap: 1,
  bars: (_v, me) => refuseTaking(me, 'FM-10.10', 'FM-10.11'),
  perform: (s, me, _m, out) => fillWater(s, me, 1, 'FM-10.12', out),
});

/** FM-10.15–10.18 Take three water: fill up, however many they had. */
export const take3 = action('take3', {
  name: 'Take 3 water',
  note: 'anything over two is spilt at the end of the turn',
  ap: 2,
  bars: (_v, me) => refuseTaking(me, 'FM-10.15', 'FM-10.16'),
  perform: (s, me, _m, out) => fillWater(s, me, MOST_WATER - me.water, 'FM-10.17', out),
});

/** FM-10.80–10.84 Use water on a marker in reach, through walls and from as near as one likes (FM-7.21, FM-7.22). */
export const water = action('water', {
  fields: { sq: SQUARE },
  name: 'Use water',
  label: (v, { sq }) => `Water on the ${markWord(v.marks[sq]!)} of ${squareName(sq)}`,
  ap: 1,
  bars: (_v, me) => (me.water === 0 ? noWater(me.id) : undefined),
  domain: (v) => ({ sq: SQUARES.filter((sq) => v.marks[sq] !== 0) }),
  refuse: (v, { at }, { sq }) => {
    if (!v.marks[sq]) return noMarker(sq);
    const reach = v.settings.waterReach;
    return isInReach(at!, sq, reach) ? undefined : outOfReach(sq, markerDistance(at!, sq), reach!);
  },
  perform: (s, me, { sq }, out) => douse(s, me, sq, out),
});
