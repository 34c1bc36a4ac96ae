import type { Move, Refusal } from '@nightfall/kernel';
import { MOST_WATER } from '../content/box.ts';
import { SQUARES } from '../space/grid.ts';
import { noContact, noMarker, noWater, outOfReach, waterFull } from './refusals.ts';
import { WELL_SHAPE } from '../space/shapes.ts';
import { gap, inContact } from '../space/contact.ts';
import { isInReach, markerDistance } from '../space/heat.ts';

import type { TurnFrame, View } from '../state.ts';
import type { Fires, Take1, Take3, UseWater } from '../moves.ts';
import { activeFirefighter, firefighter } from '../queries/village.ts';
import { douse, fillWater } from '../verbs/firefighters.ts';
import { isAble, refuseAction } from './command.ts';

/** Room for water, then contact with the well. */
function refuseTaking(v: View, id: string, fullRule: string, contactRule: string): Refusal | undefined {
  const me = firefighter(v, id);
  if (me.water >= MOST_WATER) return waterFull(fullRule, id);
  return inContact(me.at!, WELL_SHAPE) ? undefined : noContact(contactRule, id, 'well', gap(me.at!, WELL_SHAPE));
}

/** FM-10.10–10.13 Take one water. */
export const take1: Move<Fires, TurnFrame, Take1> = {
  options: (_v, f, seat) => [{ type: 'take1', seat, f: f.f }],
  refuse: (v, _f, m) => refuseAction(v, m, { cost: 1 }) ?? refuseTaking(v, m.f, 'FM-10.10', 'FM-10.11'),
  perform: (s, _f, m, out) => {
    s.ap -= 1;
    fillWater(s, firefighter(s, m.f), 1, 'FM-10.12', out);
  },
};

/** FM-10.15–10.18 Take three water: fill up, however many they had. */
export const take3: Move<Fires, TurnFrame, Take3> = {
  options: (_v, f, seat) => [{ type: 'take3', seat, f: f.f }],
  refuse: (v, _f, m) => refuseAction(v, m, { cost: 2 }) ?? refuseTaking(v, m.f, 'FM-10.15', 'FM-10.16'),
  perform: (s, _f, m, out) => {
    const me = firefighter(s, m.f);
    s.ap -= 2;
    fillWater(s, me, MOST_WATER - me.water, 'FM-10.17', out);
  },
};

/** FM-10.80–10.84 Use water on a marker in reach, through walls and from as near as one likes (FM-7.21, FM-7.22). */
export const water: Move<Fires, TurnFrame, UseWater> = {
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    if (!isAble(v, me, 1) || me.water === 0) return [];
    const inReach = SQUARES.filter((sq) => v.marks[sq] !== 0 && isInReach(me.at!, sq, v.settings.waterReach));
    return inReach.map((sq) => ({ type: 'water', seat, f: f.f, sq }));
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1 });
    if (early) return early;
    const me = firefighter(v, m.f);
    if (me.water === 0) return noWater(m.f);
    if (!v.marks[m.sq]) return noMarker(m.sq);
    const reach = v.settings.waterReach;
    return isInReach(me.at!, m.sq, reach) ? undefined : outOfReach(m.sq, markerDistance(me.at!, m.sq), reach!);
  },
  perform: (s, _f, m, out) => {
    s.ap -= 1;
    douse(s, firefighter(s, m.f), m.sq, out);
  },
};
