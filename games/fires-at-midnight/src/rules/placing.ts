import type { Move } from '@nightfall/kernel';
import { inTheWay, isPlacedAlready, noContact } from './refusals.ts';
import { WELL_SHAPE } from '../space/shapes.ts';
import { ringOfPlaces, startingPlaces } from '../queries/samples.ts';
import { blockersFor, hitAt } from '../space/blockers.ts';
import { gap, inContact } from '../space/contact.ts';
import type { SetupFrame, View } from '../state.ts';
import type { Fires, Place } from '../moves.ts';
import { firefighter } from '../queries/village.ts';
import { takePlace } from '../verbs/firefighters.ts';
import { refuseCommand } from './command.ts';

/** FM-8.42 The eight usual places; where none of them is left, all round the well. */
function placesFor(v: View) {
  const blockers = blockersFor(v, '');
  const usual = startingPlaces.filter((at) => !hitAt(blockers, at));
  return usual.length > 0 ? usual : ringOfPlaces().filter((at) => !hitAt(blockers, at));
}

/** FM-8.40 In contact with the well and clear of everything. The heat rule is not applied (FM-8.41). */
export const place: Move<Fires, SetupFrame, Place> = {
  sampled: true,
  options: (v, _f, seat) => {
    const mine = v.crew.filter((one) => one.owner === seat && one.at === null);
    return placesFor(v).flatMap((at) => mine.map(({ id }): Place => ({ type: 'place', seat, f: id, at })));
  },
  refuse: (v, _f, m) => {
    const early = refuseCommand(v, m);
    if (early) return early;
    if (firefighter(v, m.f).at !== null) return isPlacedAlready(m.f);
    if (!inContact(m.at, WELL_SHAPE)) return noContact('FM-8.40', m.f, 'well', gap(m.at, WELL_SHAPE));
    const hit = hitAt(blockersFor(v, m.f), m.at);
    return hit && inTheWay('FM-8.40', m.f, hit.id);
  },
  perform: (s, _f, m, out) => takePlace(firefighter(s, m.f), m.at, out),
};
