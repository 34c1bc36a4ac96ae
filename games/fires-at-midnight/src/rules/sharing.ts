import { isShapeInRect, shapesOverlap } from '@nightfall/kit/plane-shapes';
import type { Move, Refusal } from '@nightfall/kernel';
import { handsFull, inTheWay, noContact, noLoad, nobodySuch, otherIsDown, otherIsOutside, shapeOffTheEdge } from './refusals.ts';
import { shapeAt } from '../space/shapes.ts';
import { putDownSample } from '../queries/samples.ts';
import { baseShape, blockersFor } from '../space/blockers.ts';
import { gap, inContact } from '../space/contact.ts';
import { TABLE_RECT } from '../space/measures.ts';
import type { Firefighter, Point, TurnFrame, View } from '../state.ts';
import { itemNamed, activeFirefighter, firefighter } from '../queries/village.ts';
import type { Fires, HandOver, PutDown } from '../moves.ts';
import { handTo, setDown } from '../verbs/firefighters.ts';
import { refuseAction } from './command.ts';

const puttingDown = (v: View) => ({ rule: 'FM-15.11', name: 'putting loads down', on: v.settings.putDown });
const handingOver = (v: View) => ({ rule: 'FM-15.12', name: 'handing loads over', on: v.settings.handOver });

/** FM-15.11 The whole shape on the table, overlapping nothing, touching the firefighter's base. */
function refusePlaceFor(v: View, me: Firefighter, load: string, at: Point): Refusal | undefined {
  const shape = shapeAt(load, at);
  if (!isShapeInRect(shape, TABLE_RECT)) return shapeOffTheEdge(load);
  const hit = [...blockersFor(v, me.id), { id: me.id, shape: baseShape(me.at!) }].find((b) => shapesOverlap(shape, b.shape));
  if (hit) return inTheWay('FM-15.11', load, hit.id);
  return inContact(me.at!, shape) ? undefined : noContact('FM-15.11', me.id, load, gap(me.at!, shape));
}

/** FM-15.11 Put the load down: an option. */
export const putDown: Move<Fires, TurnFrame, PutDown> = {
  sampled: true,
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    if (!v.settings.putDown || me.load === null || me.at === null) return [];
    return putDownSample(me.at, me.load).map((at) => ({ type: 'putDown', seat, f: f.f, at }));
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1, option: puttingDown(v) });
    if (early) return early;
    const me = firefighter(v, m.f);
    return me.load === null ? noLoad('FM-15.11', m.f) : refusePlaceFor(v, me, me.load, m.at);
  },
  perform: (s, _f, m, out) => {
    const me = firefighter(s, m.f);
    s.ap -= 1;
    setDown(s, me, itemNamed(s, me.load!)!, m.at, out);
  },
};

/** FM-15.12 On the table, standing, empty-handed, in contact. */
function refuseReceiver(me: Firefighter, other: Firefighter): Refusal | undefined {
  if (other.at === null) return otherIsOutside(other.id);
  if (other.down) return otherIsDown(other.id);
  if (other.load !== null) return handsFull('FM-15.12', other.id, other.load);
  const base = baseShape(other.at);
  return inContact(me.at!, base) ? undefined : noContact('FM-15.12', me.id, other.id, gap(me.at!, base));
}

/** FM-15.12 Hand the load over: an option. The receiver pays nothing, and their owner need not agree. */
export const handOver: Move<Fires, TurnFrame, HandOver> = {
  options: (v, f, seat) => {
    if (!v.settings.handOver || activeFirefighter(v).load === null) return [];
    return v.crew.filter(({ id }) => id !== f.f).map(({ id }) => ({ type: 'handOver', seat, f: f.f, to: id }));
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1, option: handingOver(v) });
    if (early) return early;
    const me = firefighter(v, m.f);
    if (me.load === null) return noLoad('FM-15.12', m.f);
    const other = v.crew.find(({ id }) => id === m.to);
    return other ? refuseReceiver(me, other) : nobodySuch(m.to);
  },
  perform: (s, _f, m, out) => {
    const me = firefighter(s, m.f);
    s.ap -= 1;
    handTo(s, me, firefighter(s, m.to), itemNamed(s, me.load!)!, out);
  },
};
