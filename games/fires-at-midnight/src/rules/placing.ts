import { inTheWay, isPlacedAlready, noContact } from './refusals.ts';
import { WELL_SHAPE } from '../space/shapes.ts';
import { ringOfPlaces, startingPlaces } from '../queries/samples.ts';
import { blockersFor, hitAt } from '../space/blockers.ts';
import { gap, inContact } from '../space/contact.ts';
import { placeName } from '../space/paths.ts';
import type { View } from '../state.ts';
import { crewOf, firefighter } from '../queries/village.ts';
import { takePlace } from '../verbs/firefighters.ts';
import { F, order, POINT } from './action.ts';

/** FM-8.42 The eight usual places; where none of them is left, all round the well. */
function placesFor(v: View) {
  const blockers = blockersFor(v, '');
  const usual = startingPlaces.filter((at) => !hitAt(blockers, at));
  return usual.length > 0 ? usual : ringOfPlaces().filter((at) => !hitAt(blockers, at));
}

/** FM-8.40 In contact with the well and clear of everything. The heat rule is not applied (FM-8.41). */
export const place = order('place', {
  fields: { f: F, at: POINT },
  name: 'Place',
  label: (_v, { f, at }) => `Place ${f} at ${placeName(at)}`,
  sampled: true,
  domain: (v, _f, seat) => ({ f: crewOf(v, seat), at: placesFor(v) }),
  refuse: (v, _f, { f, at }) => {
    if (firefighter(v, f).at !== null) return isPlacedAlready(f);
    if (!inContact(at, WELL_SHAPE)) return noContact('FM-8.40', f, 'well', gap(at, WELL_SHAPE));
    const hit = hitAt(blockersFor(v, f), at);
    return hit && inTheWay('FM-8.40', f, hit.id);
  },
  perform: (s, _f, { f, at }, out) => takePlace(firefighter(s, f), at, out),
});
