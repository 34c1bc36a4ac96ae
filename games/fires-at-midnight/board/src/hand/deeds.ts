import type { FireMove, Firefighter, Point, View } from '@nightfall/fires-at-midnight';
import type { Refusal, Seat } from '@nightfall/kernel';

/** Something a firefighter can do without walking, and why not, if not. */
export type Deed = { readonly label: string; readonly cost: number; readonly move: FireMove; readonly no: Refusal | undefined };
type Refuse = (move: FireMove) => Refusal | undefined;

const far = ([ax, ay]: Point, [bx, by]: Point) => (ax - bx) ** 2 + (ay - by) ** 2;
/** The thing of this sort that is nearest; its refusal explains the whole sort. */
function nearest(from: Point | null, things: readonly { id: string; at: Point | null }[]): string | undefined {
  if (!from) return undefined;
  const here = things.filter((t): t is { id: string; at: Point } => t.at !== null);
  return here.sort((a, b) => far(from, a.at) - far(from, b.at))[0]?.id;
}
const doors = (v: View) =>
  v.houses
    .filter((h) => !h.open && h.integrity > 0)
    .map((h) => ({ id: h.id, at: [Math.floor(h.sq / 6) * 4000 + 2000, (h.sq % 6) * 4000 + 2000] as Point }));
const loose = <P extends { by: string | null }>(things: readonly P[]) => things.filter((t) => t.by === null);

/** What the active firefighter may want to do now, nearest things first. */
export function deedsOf(v: View, me: Firefighter, seat: Seat, refuse: Refuse): Deed[] {
  const by = { seat, f: me.id };
  const deed = (label: string, cost: number, move: FireMove): Deed => ({ label, cost, move, no: refuse(move) });
  if (me.down) return [deed('Get up', 2, { type: 'getUp', ...by })];
  if (me.at === null) return [];
  const lift = nearest(
    me.at,
    [...v.villagers, ...v.chests, ...v.trees.filter((t) => t.state === 'chopped')].filter((t) => t.by === null),
  );
  const tree = nearest(
    me.at,
    loose(v.trees).filter((t) => t.state === 'standing'),
  );
  const door = nearest(me.at, doors(v));
  return [
    deed('Take 1 water', 1, { type: 'take1', ...by }),
    deed('Take 3 water', 2, { type: 'take3', ...by }),
    ...(lift ? [deed(`Pick up ${lift}`, 1, { type: 'pickUp', ...by, target: lift })] : []),
    ...(door ? [deed(`Open the door of ${door}`, 1, { type: 'openDoor', ...by, target: door })] : []),
    ...(tree ? [deed(`Chop ${tree}`, 2, { type: 'chop', ...by, target: tree })] : []),
    ...handing(v, me, by, deed),
  ];
}

type Make = (label: string, cost: number, move: FireMove) => Deed;
/** FM-15.12 Only where the options allow it. Putting down needs a place: it is pointed at. */
function handing(v: View, me: Firefighter, by: { seat: Seat; f: string }, deed: Make): Deed[] {
  if (me.load === null || me.at === null) return [];
  const other = nearest(
    me.at,
    v.crew.filter((f) => f.id !== me.id),
  );
  return [
    ...(v.settings.handOver && other ? [deed(`Hand ${me.load} to ${other}`, 1, { type: 'handOver', ...by, to: other })] : []),
  ];
}
