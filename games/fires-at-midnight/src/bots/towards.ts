import { isVillager } from '../content/box.ts';
import { squaredDistance } from '@nightfall/kit/plane';
import { calledBy } from '../content/people.ts';
import { touchables } from '../knowledge/plan/contact.ts';
import { inContact } from '../space/contact.ts';
import { SQUARES, squareName } from '../space/grid.ts';
import { isInReach } from '../space/heat.ts';
import { WELL } from '../space/measures.ts';
import { named } from '../rules/refusals.ts';
import type { Firefighter, Point, View } from '../state.ts';
import { firefighter } from '../queries/village.ts';

/** What a walk is good for, by where it ends: the sentence of a hint goes on with it. */
export function towardsWhat(v: View, f: string, to: Point): string {
  const me = firefighter(v, f);
  if (me.load !== null) return `to bring ${calledBy(me.load)} nearer to the edge`;
  const touched = touchables(v).find(({ shape }) => inContact(to, shape));
  if (touched) return `to ${isVillager(touched.id) ? calledBy(touched.id) : named(touched.id)}`;
  return inWaterReach(v, me, to) ?? towardsSomebody(v, me, to) ?? 'to a place where the fire is not so near';
}

function inWaterReach(v: View, me: Firefighter, to: Point): string | undefined {
  const isNew = (sq: number) =>
    v.marks[sq] !== 0 && isInReach(to, sq, v.settings.waterReach) && !(me.at && isInReach(me.at, sq, v.settings.waterReach));
  const sq = me.water > 0 ? SQUARES.find(isNew) : undefined;
  return sq === undefined ? undefined : `to bring ${squareName(sq)} within reach of your water`;
}

/** Whom the walk brings nearer: the nearest villager on the table, or the well for one without water. */
function towardsSomebody(v: View, me: Firefighter, to: Point): string | undefined {
  const from = me.at ?? me.exit;
  const near = v.villagers
    .filter(({ state, at }) => state === 'table' && at !== null)
    .map(({ id, at }) => ({ name: calledBy(id), at: at! }))
    .concat(me.water === 0 ? [{ name: 'the well', at: WELL }] : [])
    .filter(({ at }) => from === null || squaredDistance(at, to) < squaredDistance(at, from))
    .toSorted((a, b) => squaredDistance(a.at, to) - squaredDistance(b.at, to));
  return near[0] && `towards ${near[0].name}`;
}
