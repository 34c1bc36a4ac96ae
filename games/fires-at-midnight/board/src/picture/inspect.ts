import { type View, SQUARES, costOf, squareName, villagerName } from '@nightfall/fires-at-midnight';
import type { Inspected } from '@nightfall/ui';

/** What lies on a square that burns. */
const FIRE = 2;

const ap = (v: View, type: 'take1' | 'take3'): number => costOf(v, v.crew[0]!, type);

/** What a piece of the village is, and what the fire will do to it. */
export function inspect(mark: string, v: View): Inspected | undefined {
  if (mark === 'well')
    return {
      name: 'The well',
      text: `A firefighter who touches it can take water: one for ${ap(v, 'take1')} AP, three for ${ap(v, 'take3')} AP.`,
    };
  return house(mark, v) ?? person(mark, v) ?? firefighter(mark, v) ?? thing(mark, v) ?? square(mark, v);
}

function house(mark: string, v: View): Inspected | undefined {
  const found = v.houses.find(({ id }) => id === mark);
  if (!found) return undefined;
  if (found.integrity === 0) return { name: `${mark}, a ruin`, text: 'Nothing is left of it.' };
  const burns = v.marks[found.sq] === FIRE;
  return {
    name: `House ${mark}`,
    numbers: [
      ['Walls left', found.integrity],
      ['Door', found.open ? 'open' : 'shut'],
    ],
    next: burns ? 'the fire inside damages it' : undefined,
  };
}
const person = (mark: string, v: View): Inspected | undefined =>
  v.villagers.some(({ id }) => id === mark)
    ? {
        name: `${villagerName(mark)} (${mark})`,
        text: 'A villager. Pick them up and carry them off the table. Fire kills; smoke does not.',
      }
    : undefined;

function firefighter(mark: string, v: View): Inspected | undefined {
  const found = v.crew.find(({ id }) => id === mark);
  if (!found) return undefined;
  return {
    name: `Firefighter ${mark}`,
    numbers: [
      ['Water', `${found.water} of 3`],
      ['Carries', found.load ?? 'nothing'],
    ],
    text: found.down ? 'Knocked down: has to get up first.' : found.acted ? 'Has already acted this round.' : undefined,
  };
}
function thing(mark: string, v: View): Inspected | undefined {
  if (v.chests.some(({ id }) => id === mark))
    return { name: `Chest ${mark}`, text: 'Gunpowder. Fire on its square makes it explode, even in someone’s arms.' };
  const tree = v.trees.find(({ id }) => id === mark);
  return (
    tree && {
      name: `Tree ${mark}`,
      text:
        tree.state === 'chopped' ? 'A log. You can carry it away.' : 'It burns when fire reaches it. You can chop it down first.',
    }
  );
}
function square(mark: string, v: View): Inspected | undefined {
  const sq = SQUARES.find((one) => squareName(one) === mark);
  if (sq === undefined || v.marks[sq] === 0) return undefined;
  return v.marks[sq] === FIRE
    ? { name: `Fire at ${mark}`, text: 'Water turns it to smoke.', next: 'it turns smoke next to it to fire' }
    : { name: `Smoke at ${mark}`, text: 'Water clears it.', next: 'next to fire it turns to fire' };
}
