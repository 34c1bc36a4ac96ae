import { type Out, call } from '@nightfall/kernel';
import { FIRST_VILLAGERS, ITEMS } from '../content/box.ts';
import { SIDES, isCentreSquare, isCornerSquare, nextSquare, rolledSquare, squareAt, surrounding } from '../space/grid.ts';
import { always, dice, repeat, rule, told, until } from './sentences.ts';
import { FIRE, type House, type Point, type SetupFrame, type Square, type State, type View } from '../state.ts';
import { explosionCount, houseOn, ownersOf } from '../queries/village.ts';
import type { Fires } from '../moves.ts';
import { mark, putExplosionMarker, putItem, showItem, tellDice, turnDoor } from '../verbs/fire.ts';
import { arrivalOf } from './arrival.ts';
import { place } from './placing.ts';

const standsOn = (sq: Square) => (thing: { readonly at: Point | null }) => thing.at !== null && squareAt(thing.at) === sq;
const holdsItem = (v: View, sq: Square) =>
  houseOn(v, sq) !== undefined || v.trees.some(standsOn(sq)) || v.chests.some(standsOn(sq));

/** FM-8.11 */
function whyNoItem(v: View, sq: Square): string | null {
  if (isCentreSquare(sq)) return 'it is a centre square';
  return holdsItem(v, sq) ? 'the square is taken' : null;
}

/** FM-8.20, FM-8.21; FM-15.3 A calm start also spares the chests. */
function whyNoExplosion(v: View, sq: Square): string | null {
  if (isCornerSquare(sq)) return 'it is a corner square';
  if (houseOn(v, sq)) return 'a house stands there';
  const burns = [sq, ...surrounding(sq)];
  return v.settings.calmStart && burns.some((one) => v.chests.some(standsOn(one))) ? 'a chest would burn' : null;
}

/** FM-15.9 A door that faces the border would be of no use. */
function whyNoDoor(house: House, face: number): string | null {
  const side = SIDES[face - 1];
  if (side === undefined) return 'only 1 to 4 name a side';
  return nextSquare(house.sq, side) < 0 ? 'it would face the border' : null;
}

function lies(f: SetupFrame, sq: Square, door: House['door'] | null, out: Out<Fires>): void {
  showItem(ITEMS[f.next]!, sq, door, out);
  f.next += 1;
}

function itemRolled(s: State, f: SetupFrame, faces: readonly number[], out: Out<Fires>): void {
  const id = ITEMS[f.next]!;
  const sq = rolledSquare(faces);
  const again = whyNoItem(s, sq);
  tellDice(out, 'item', 'FM-8.10', id, faces, again);
  if (again !== null) return;
  putItem(s, id, sq);
  const house = houseOn(s, sq);
  if (!house || s.settings.doorSide !== 'random') lies(f, sq, house?.door ?? null, out);
}

/** FM-15.9 The house that lies already, and still wants a side for its door. */
const doorless = (v: View, f: SetupFrame): House | undefined => v.houses.find(({ id }) => id === ITEMS[f.next]);
function doorRolled(f: SetupFrame, house: House, faces: readonly number[], out: Out<Fires>): void {
  const again = whyNoDoor(house, faces[0]!);
  tellDice(out, 'door', 'FM-15.9', house.id, faces, again);
  if (again !== null) return;
  turnDoor(house, SIDES[faces[0]! - 1]!);
  lies(f, house.sq, house.door, out);
}

/** FM-8.22 It sets nothing off (FM-8.23); its marker is the first of the supply (FM-8.24). */
function explosionRolled(s: State, _f: SetupFrame, faces: readonly number[], out: Out<Fires>): void {
  const sq = rolledSquare(faces);
  const again = whyNoExplosion(s, sq);
  tellDice(out, 'firstExplosion', 'FM-8.20', '', faces, again);
  if (again !== null) return;
  putExplosionMarker(s, sq, 'FM-8.22', out);
  for (const burning of [sq, ...surrounding(sq)]) mark(s, burning, FIRE, 'FM-8.22', out);
}

const notPlaced = (v: View) => ownersOf(v.crew.filter((f) => f.at === null));

/** FM-8.1 Houses, trees, chests, first explosion, villagers, firefighters. */
export const setup = rule<SetupFrame>('FM-8', 'the table is being set up', {
  items: until(
    (_v, f) => f.next === ITEMS.length,
    dice(
      (v, f) => (doorless(v, f) ? [6] : [6, 6]),
      (s, f, faces, out) => {
        const house = doorless(s, f);
        if (house) doorRolled(f, house, faces, out);
        else itemRolled(s, f, faces, out);
      },
    ),
  ), // 8.10, 15.9
  explosion: until(
    (v) => explosionCount(v) > 0,
    dice(() => [6, 6], explosionRolled),
  ), // 8.20
  villagers: always((s) => call(s, ...s.villagers.slice(0, FIRST_VILLAGERS).map((one) => arrivalOf(one, true)))), // 8.30
  place: told('the firefighters take their places', repeat(notPlaced, { place })), // 8.40, 8.44
});
