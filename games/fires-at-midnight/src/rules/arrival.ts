import { centreOf, rolledSquare } from '../space/grid.ts';
import { dice, rule, until } from './sentences.ts';
import { isPlaceFree } from '../space/blockers.ts';
import { isInHouse } from '../space/houses.ts';
import { type ArrivalFrame, FIRE, type Point, type Square, type View, type Villager } from '../state.ts';
import { isOnTable, isVillagerHere, squareOf, standingHouseOn } from '../queries/village.ts';
import { standVillager, tellDice } from '../verbs/fire.ts';

/** FM-13.10 This villager comes to the table. */
export const arrivalOf = (villager: Villager, setup: boolean): ArrivalFrame => ({
  rule: 'arrival',
  at: 'roll',
  villager: villager.id,
  setup,
});

/** FM-13.14 */
const IN_A_HOUSE: readonly Point[] = [
  [0, 0],
  [800, 800],
  [800, -800],
  [-800, -800],
  [-800, 800],
];
const IN_THE_OPEN: readonly Point[] = [
  [0, 0],
  [1300, 1300],
  [1300, -1300],
  [-1300, -1300],
  [-1300, 1300],
];

/** FM-13.14, FM-13.15 The first slot of the square where a base is clear of everything. */
function freeSlot(v: View, sq: Square): Point | undefined {
  const [x, y] = centreOf(sq);
  for (const [dx, dy] of standingHouseOn(v, sq) ? IN_A_HOUSE : IN_THE_OPEN) {
    const slot: Point = [x + dx, y + dy];
    if (isPlaceFree(v, slot, '')) return slot;
  }
  return undefined;
}

/** FM-13.13 */
function isHouseOccupied(v: View, sq: Square): boolean {
  const house = standingHouseOn(v, sq);
  return house !== undefined && v.crew.some((f) => isOnTable(f) && isInHouse(f.at, house));
}

/** FM-13.10 Why the square does not do (items and centre squares do, FM-8.31), so that the dice are thrown again; null if it does. */
function whyNotHere(v: View, sq: Square, setup: boolean): string | null {
  if (v.villagers.some((one) => isVillagerHere(one) && squareOf(v, one) === sq)) return 'a villager is there already'; // FM-13.11
  if (setup && v.marks[sq] === FIRE) return 'the square burns'; // FM-13.12
  if (isHouseOccupied(v, sq)) return 'a firefighter is in the house'; // FM-13.13
  return freeSlot(v, sq) ? null : 'there is no room';
}

const comer = (v: View, f: ArrivalFrame): Villager => v.villagers.find((one) => one.id === f.villager)!;

/** FM-13.10 A villager is placed on a random square; thrown again as often as needed. */
export const arrival = rule<ArrivalFrame>('FM-13.10', {
  roll: until(
    (v, f) => isVillagerHere(comer(v, f)),
    dice(
      () => [6, 6],
      (s, f, faces, out) => {
        const sq = rolledSquare(faces);
        const again = whyNotHere(s, sq, f.setup);
        tellDice(out, 'villager', 'FM-13.10', f.villager, faces, again);
        if (again === null) standVillager(comer(s, f), freeSlot(s, sq)!, f.setup ? 'FM-8.30' : 'FM-11.50', out);
      },
    ),
  ),
});
