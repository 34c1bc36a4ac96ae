import type { Reason } from '@nightfall/kernel';
import { collapsed, doorIsOpen, handsFull, named, noContact, noSuchHouse, notATree, notLiftable } from './refusals.ts';
import { shapeAt } from '../space/shapes.ts';
import { gap, inContact } from '../space/contact.ts';
import { doorPanel, isRuin } from '../space/houses.ts';
import type { Shape } from '../space/types.ts';
import type { Firefighter, House } from '../state.ts';
import { houseNamed, itemNamed, onTheFloor, type Load, treeNamed } from '../queries/village.ts';
import { fell, lift, openUp } from '../verbs/firefighters.ts';
import { action, PIECE } from './action.ts';

const idOf = ({ id }: { readonly id: string }) => id;

/** FM-7.3 Contact with something on the floor. */
const untouched = (rule: string, me: Firefighter, id: string, shape: Shape): Reason | undefined =>
  inContact(me.at!, shape) ? undefined : noContact(rule, me.id, id, gap(me.at!, shape));

const LIFTABLE = ['table', 'floor', 'chopped'];
const WHY_NOT: { readonly [state: string]: string } = {
  standing: 'chop it first',
  carried: 'somebody carries it',
  pool: 'it is not on the table yet',
};

/** FM-10.91, FM-10.92 */
function refuseLifting(me: Firefighter, { id, at, state }: Load): Reason | undefined {
  if (!LIFTABLE.includes(state)) return notLiftable(id, WHY_NOT[state] ?? 'it is gone');
  return untouched('FM-10.92', me, id, shapeAt(id, at!));
}

/** FM-10.90–10.95 Pick up. One thing at a time (FM-10.32), hot or not (FM-10.95). */
export const pickUp = action('pickUp', {
  fields: { target: PIECE },
  name: 'Pick up',
  label: (_v, m) => `Pick up ${m.target}`,
  ap: 1,
  bars: (_v, me) => (me.load === null ? undefined : handsFull('FM-10.90', me.id, me.load)),
  domain: (v) => ({ target: onTheFloor(v) }),
  refuse: (v, me, m) => {
    const thing = itemNamed(v, m.target);
    return thing ? refuseLifting(me, thing) : notLiftable(m.target, 'there is nothing by that name');
  },
  perform: (s, me, m, out) => lift(s, me, itemNamed(s, m.target)!, out),
});

/** FM-10.120–10.124 Chop down a tree; it lies where it stood. */
export const chop = action('chop', {
  fields: { target: PIECE },
  name: 'Chop down',
  label: (_v, m) => `Chop down ${m.target}`,
  ap: 2,
  domain: (v) => ({ target: v.trees.map(idOf) }),
  refuse: (v, me, m) => {
    const tree = treeNamed(v, m.target);
    if (tree?.state !== 'standing') return notATree(m.target);
    return untouched('FM-10.121', me, tree.id, shapeAt(tree.id, tree.at!));
  },
  perform: (s, me, m, out) => fell(s, me, treeNamed(s, m.target)!, out),
});

function refuseDoor(me: Firefighter, house: House): Reason | undefined {
  if (isRuin(house)) return collapsed(house.id);
  return house.open ? doorIsOpen(house.id) : untouched('FM-10.101', me, `${house.id}.door`, doorPanel(house));
}

/** FM-10.100–10.103 Open a door; it stays open (FM-5.16). */
export const openDoor = action('openDoor', {
  fields: { target: PIECE },
  name: 'Open a door',
  label: (_v, m) => `Open ${named(`${m.target}.door`)}`,
  ap: 1,
  domain: (v) => ({ target: v.houses.map(idOf) }),
  refuse: (v, me, m) => {
    const house = houseNamed(v, m.target);
    return house ? refuseDoor(me, house) : noSuchHouse(m.target);
  },
  perform: (s, me, m, out) => openUp(s, me, houseNamed(s, m.target)!, out),
});
