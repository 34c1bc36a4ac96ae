import type { Move, Refusal } from '@nightfall/kernel';
import { handsFull, noContact, notATree, notLiftable, collapsed, doorIsOpen, noSuchHouse } from './refusals.ts';
import { shapeAt } from '../space/shapes.ts';
import { gap, inContact } from '../space/contact.ts';
import { doorPanel, isRuin } from '../space/houses.ts';
import type { House, Point, TurnFrame, View } from '../state.ts';
import { type Load, houseNamed, itemNamed, activeFirefighter, firefighter } from '../queries/village.ts';
import type { Chop, Fires, OpenDoor, PickUp } from '../moves.ts';
import { fell, lift, openUp } from '../verbs/firefighters.ts';
import { isAble, refuseAction } from './command.ts';

/** FM-7.3 Contact with something on the floor. */
function refuseDistance(v: View, rule: string, f: string, id: string, at: Point): Refusal | undefined {
  const shape = shapeAt(id, at);
  const from = firefighter(v, f).at!;
  return inContact(from, shape) ? undefined : noContact(rule, f, id, gap(from, shape));
}

const LIFTABLE = ['table', 'floor', 'chopped'];
const WHY_NOT: { readonly [state: string]: string } = {
  standing: 'chop it first',
  carried: 'somebody carries it',
  pool: 'it is not on the table yet',
};

/** FM-10.91 */
function refuseLifting(v: View, id: string): Refusal | undefined {
  const state = itemNamed(v, id)?.state;
  if (state === undefined) return notLiftable(id, 'there is nothing by that name');
  return LIFTABLE.includes(state) ? undefined : notLiftable(id, WHY_NOT[state] ?? 'it is gone');
}

/** What the active firefighter could pick up: it touches them and nobody carries it. */
function liftable(v: View): string[] {
  const me = activeFirefighter(v);
  if (!isAble(v, me, 1) || me.load !== null) return [];
  const isAtHand = ({ id, at, state }: Load) => at !== null && state !== 'standing' && inContact(me.at!, shapeAt(id, at));
  return [...v.villagers.filter(isAtHand), ...v.chests.filter(isAtHand), ...v.trees.filter(isAtHand)].map(({ id }) => id);
}

/** FM-10.90–10.95 Pick up. One thing at a time (FM-10.32), hot or not (FM-10.95). */
export const pickUp: Move<Fires, TurnFrame, PickUp> = {
  options: (v, f, seat) => liftable(v).map((target) => ({ type: 'pickUp', seat, f: f.f, target })),
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1 });
    if (early) return early;
    const { load } = firefighter(v, m.f);
    if (load !== null) return handsFull('FM-10.90', m.f, load);
    return refuseLifting(v, m.target) ?? refuseDistance(v, 'FM-10.92', m.f, m.target, itemNamed(v, m.target)!.at!);
  },
  perform: (s, _f, m, out) => {
    s.ap -= 1;
    lift(s, firefighter(s, m.f), itemNamed(s, m.target)!, out);
  },
};

/** FM-10.120–10.124 Chop down a tree; it lies where it stood. */
export const chop: Move<Fires, TurnFrame, Chop> = {
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    if (!isAble(v, me, 2)) return [];
    const atHand = v.trees.filter(({ id, at, state }) => state === 'standing' && inContact(me.at!, shapeAt(id, at!)));
    return atHand.map(({ id }) => ({ type: 'chop', seat, f: f.f, target: id }));
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 2 });
    if (early) return early;
    const tree = v.trees.find(({ id }) => id === m.target);
    if (tree?.state !== 'standing') return notATree(m.target);
    return refuseDistance(v, 'FM-10.121', m.f, tree.id, tree.at!);
  },
  perform: (s, _f, m, out) => {
    s.ap -= 2;
    fell(
      s,
      firefighter(s, m.f),
      s.trees.find(({ id }) => id === m.target)!,
      out,
    );
  },
};

function refuseDoor(v: View, f: string, house: House): Refusal | undefined {
  if (isRuin(house)) return collapsed(house.id);
  if (house.open) return doorIsOpen(house.id);
  const { at } = firefighter(v, f);
  const panel = doorPanel(house);
  return inContact(at!, panel) ? undefined : noContact('FM-10.101', f, `${house.id}.door`, gap(at!, panel));
}

/** FM-10.100–10.103 Open a door; it stays open (FM-5.16). */
export const openDoor: Move<Fires, TurnFrame, OpenDoor> = {
  options: (v, f, seat) => {
    const me = activeFirefighter(v);
    if (!isAble(v, me, 1)) return [];
    const atHand = v.houses.filter((h) => !h.open && !isRuin(h) && inContact(me.at!, doorPanel(h)));
    return atHand.map(({ id }) => ({ type: 'openDoor', seat, f: f.f, target: id }));
  },
  refuse: (v, _f, m) => {
    const early = refuseAction(v, m, { cost: 1 });
    if (early) return early;
    const house = houseNamed(v, m.target);
    return house ? refuseDoor(v, m.f, house) : noSuchHouse(m.target);
  },
  perform: (s, _f, m, out) => {
    s.ap -= 1;
    openUp(s, firefighter(s, m.f), houseNamed(s, m.target)!, out);
  },
};
