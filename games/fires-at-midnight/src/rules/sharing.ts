import { isShapeInRect, shapesOverlap } from '@nightfall/kit/plane-shapes';
import type { Reason } from '@nightfall/kernel';
import { handsFull, inTheWay, noContact, noLoad, nobodySuch, otherIsDown, otherIsOutside, shapeOffTheEdge } from './refusals.ts';
import { shapeAt } from '../space/shapes.ts';
import { putDownSample } from '../queries/samples.ts';
import { baseShape, blockersFor } from '../space/blockers.ts';
import { gap, inContact } from '../space/contact.ts';
import { TABLE_RECT } from '../space/measures.ts';
import { placeName } from '../space/paths.ts';
import type { Firefighter, Point, View } from '../state.ts';
import { firefighter, itemNamed, loadOf } from '../queries/village.ts';
import { handTo, setDown } from '../verbs/firefighters.ts';
import { action, F, POINT } from './action.ts';

const withLoad = (rule: string) => (_v: View, me: Firefighter) => (me.load === null ? noLoad(rule, me.id) : undefined);

/** FM-15.11 The whole shape on the table, overlapping nothing, touching the firefighter's base. */
function refusePlaceFor(v: View, me: Firefighter, load: string, at: Point): Reason | undefined {
  const shape = shapeAt(load, at);
  if (!isShapeInRect(shape, TABLE_RECT)) return shapeOffTheEdge(load);
  const hit = [...blockersFor(v, me.id), { id: me.id, shape: baseShape(me.at!) }].find((b) => shapesOverlap(shape, b.shape));
  if (hit) return inTheWay('FM-15.11', load, hit.id);
  return inContact(me.at!, shape) ? undefined : noContact('FM-15.11', me.id, load, gap(me.at!, shape));
}

/** FM-15.11 Put the load down: an option. */
export const putDown = action('putDown', {
  fields: { at: POINT },
  name: 'Put down',
  label: (v, { f, at }) => `Put ${loadOf(v, f)} down at ${placeName(at)}`,
  ap: 1,
  option: { rule: 'FM-15.11', name: 'putting loads down', isOn: (v) => v.settings.putDown },
  bars: withLoad('FM-15.11'),
  sampled: true,
  domain: (_v, me) => ({ at: putDownSample(me.at!, me.load!) }),
  refuse: (v, me, { at }) => refusePlaceFor(v, me, me.load!, at),
  perform: (s, me, { at }, out) => setDown(s, me, itemNamed(s, me.load!)!, at, out),
});

/** FM-15.12 On the table, standing, empty-handed, in contact. */
function refuseReceiver(me: Firefighter, other: Firefighter): Reason | undefined {
  if (other.at === null) return otherIsOutside(other.id);
  if (other.down) return otherIsDown(other.id);
  if (other.load !== null) return handsFull('FM-15.12', other.id, other.load);
  const base = baseShape(other.at);
  return inContact(me.at!, base) ? undefined : noContact('FM-15.12', me.id, other.id, gap(me.at!, base));
}

/** FM-15.12 Hand the load over: an option. The receiver pays nothing, and their owner need not agree. */
export const handOver = action('handOver', {
  fields: { to: F },
  name: 'Hand over',
  label: (v, { f, to }) => `Hand ${loadOf(v, f)} to ${to}`,
  ap: 1,
  option: { rule: 'FM-15.12', name: 'handing loads over', isOn: (v) => v.settings.handOver },
  bars: withLoad('FM-15.12'),
  domain: (v) => ({ to: v.crew.map(({ id }) => id) }),
  refuse: (v, me, { to }) => {
    const other = v.crew.find(({ id }) => id === to);
    return other ? refuseReceiver(me, other) : nobodySuch(to);
  },
  perform: (s, me, { to }, out) => handTo(s, me, firefighter(s, to), itemNamed(s, me.load!)!, out),
});
