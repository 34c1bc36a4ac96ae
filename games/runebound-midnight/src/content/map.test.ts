import { expect, test } from 'vitest';
import { XP_OF } from './challenge.ts';
import {
  distance,
  isAdjacent,
  JEWELS,
  kindOf,
  nearestTowns,
  neighbours,
  type SpaceId,
  SPACE_IDS,
  STRONGHOLDS,
  TOWNS,
} from './map.ts';
import type { SpaceKind } from './terrain.ts';

const towns = TOWNS.map(({ space }) => space);
const strongholds = STRONGHOLDS.map(({ space }) => space);
const count = (kind: SpaceKind) => SPACE_IDS.filter((id) => kindOf(id) === kind).length;
const share = (kind: SpaceKind) => (100 * count(kind)) / SPACE_IDS.length;
const between = (n: number, least: number, most: number) => n >= least && n <= most;
const apart = (places: readonly SpaceId[]) =>
  Math.min(...places.flatMap((a) => places.filter((b) => b !== a).map((b) => distance(a, b))));
const near = (colour: string, place: SpaceId, within: number) =>
  JEWELS.filter((jewel) => jewel.colour === colour && distance(jewel.space, place) <= within).length;
const xp = (jewels: typeof JEWELS) => jewels.reduce((sum, { colour }) => sum + XP_OF[colour], 0);

test('[RM-5.1] [RM-5.2] neighbours in odd and even rows', () => {
  expect([...neighbours('J9')].toSorted()).toEqual(['I10', 'I8', 'I9', 'J10', 'J8', 'K9']);
  expect([...neighbours('P8')].toSorted()).toEqual(['O8', 'P7', 'P9', 'Q7', 'Q8', 'Q9']);
  expect(neighbours('A1')).toHaveLength(2);
  for (const a of SPACE_IDS) for (const b of neighbours(a)) expect(isAdjacent(b, a)).toBe(true);
});

test('[RM-5.11] 247 connected spaces, each terrain with its share', () => {
  expect(SPACE_IDS).toHaveLength(247);
  expect(SPACE_IDS.every((id) => Number.isFinite(distance('A1', id)))).toBe(true);
  expect(between(share('plains'), 22, 30) && between(share('hills'), 15, 22)).toBe(true);
  expect(between(share('forest'), 16, 22) && between(share('mountains'), 9, 15)).toBe(true);
  expect(between(share('aquatic'), 9, 14) && between(share('swamp'), 7, 12)).toBe(true);
  expect([count('town'), count('stronghold')]).toEqual([6, 8]);
});

test('[RM-5.3] [RM-5.12] the map of the annex, space by space', () => {
  const kinds: SpaceKind[] = ['plains', 'forest', 'hills', 'mountains', 'aquatic', 'swamp', 'stronghold', 'town'];
  expect(kinds.map(count)).toEqual([61, 50, 49, 27, 25, 21, 8, 6]);
  expect(towns.map(kindOf)).toEqual(towns.map(() => 'town'));
  expect(strongholds.map(kindOf)).toEqual(strongholds.map(() => 'stronghold'));
});

test('[RM-5.11] distances of towns and strongholds', () => {
  expect([apart(towns), apart(strongholds)]).toEqual([6, 4]);
  const toStronghold = towns.map((town) => strongholds.map((place) => distance(town, place)));
  expect(Math.min(...toStronghold.flat())).toBe(3);
  expect(toStronghold.every((distances) => Math.min(...distances) <= 6)).toBe(true);
  expect(strongholds.map((place) => distance(place, nearestTowns(place)[0]!))).toEqual([4, 5, 3, 4, 4, 3, 3, 3]);
  expect(SPACE_IDS.every((id) => distance(id, nearestTowns(id)[0]!) <= 5)).toBe(true);
});

test('[RM-5.5] [RM-5.6] the nearest towns of the strongholds', () => {
  const names = strongholds.map((place) => nearestTowns(place).map((id) => TOWNS.find(({ space }) => space === id)!.name));
  expect(names.map((list) => list.toSorted().join(' '))).toEqual([
    'Greywater Lowhearth',
    'Greywater Highcairn',
    'Highcairn Thornmere',
    'Ambervale Lowhearth',
    'Saltreach',
    'Highcairn',
    'Ambervale',
    'Saltreach',
  ]);
});

test('[RM-5.7] [RM-5.8] [RM-5.9] jewels: where they are, how many, how many starbursts', () => {
  const of = (colour: string) => JEWELS.filter((jewel) => jewel.colour === colour);
  expect(['green', 'yellow', 'blue'].map((colour) => of(colour).length)).toEqual([14, 10, 8]);
  expect(['green', 'yellow', 'blue'].map((colour) => of(colour).filter(({ starburst }) => starburst).length)).toEqual([7, 5, 4]);
  expect(JEWELS.every(({ space }) => !['town', 'stronghold'].includes(kindOf(space)))).toBe(true);
  expect(new Set(JEWELS.map(({ space }) => space)).size).toBe(32);
});

test('[RM-5.11] [RM-5.13] jewels near towns and strongholds, and far enough from each other', () => {
  expect(towns.every((town) => near('green', town, 2) >= 2 && near('yellow', town, 4) >= 2)).toBe(true);
  expect(strongholds.map((place) => near('blue', place, 2))).toEqual(strongholds.map(() => 1));
  expect(apart(JEWELS.map(({ space }) => space))).toBeGreaterThanOrEqual(2);
  expect(strongholds.every((place) => near('green', place, 1) === 0)).toBe(true);
});

test('[RM-5.11] a place to hide at every town, a way out of every stronghold, enough experience', () => {
  const beside = (place: SpaceId, kinds: SpaceKind[]) => neighbours(place).filter((id) => kinds.includes(kindOf(id))).length;
  expect(towns.every((town) => beside(town, ['forest', 'mountains', 'hills', 'swamp']) >= 1)).toBe(true);
  expect(strongholds.every((place) => beside(place, ['plains', 'hills']) >= 2)).toBe(true);
  expect([xp(JEWELS), xp(JEWELS.filter(({ starburst }) => starburst))]).toEqual([58, 29]);
});
