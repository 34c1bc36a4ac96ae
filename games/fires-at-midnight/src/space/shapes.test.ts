import { boundsOf } from '@nightfall/kit/plane-shapes';
import { describe, expect, test } from 'vitest';
import { blockersFor, isClear, isPlaceFree } from './blockers.ts';
import { borderDistance, borderPlace, borderPoint, entrySpot, isOnBorder } from './border.ts';
import { gap, inContact, shapeOf, touches } from './contact.ts';
import { endHeat, isCool, isInReach, markerDistance } from './heat.ts';
import { beforeDoor, doorPanel, isInHouse, walls } from './houses.ts';
import { chest, fighter, house, outside, sq, table, tree, villager } from '../testing/layouts.ts';
import type { Mark, Point, Side, Table } from './types.ts';

const H1 = house('H1', 'W2,B2', 'E');
const isFree = (t: Table, at: Point) => isClear(blockersFor(t, ''), at);

describe('houses', () => {
  test('[X-5] [FM-5.13] the door panel of a house on W2,B2 with its door on E', () => {
    expect(boundsOf(doorPanel(H1))).toEqual([7300, 5400, 7400, 6600]);
  });

  test('[FM-5.13] the pieces are turned by quarter turns and never overlap', () => {
    const doors: [Side, Point][] = [
      ['N', [6000, 7900]],
      ['E', [7900, 6000]],
      ['S', [6000, 4100]],
      ['W', [4100, 6000]],
    ];
    for (const [door, before] of doors) {
      const h = house('H1', 'W2,B2', door);
      expect(beforeDoor(h, 1900)).toEqual(before);
      expect(gap(before, doorPanel(h))).toBe(0);
      const area = [...walls(h), doorPanel(h)].map(boundsOf).map(([x0, y0, x1, y1]) => (x1 - x0) * (y1 - y0));
      expect(area).toEqual([280_000, 280_000, 280_000, 80_000, 80_000, 120_000]);
    }
  });

  test('[FM-5.12] [FM-5.16] an open door is no blocker, its jambs are', () => {
    const open = table({ houses: [{ ...H1, open: true }] });
    expect(isFree(open, [7350, 6000])).toBe(true);
    expect(isFree(open, [7350, 6101])).toBe(false);
    expect(isFree(table({ houses: [H1] }), [7350, 6000])).toBe(false);
  });

  test('[FM-5.17] a ruin is solid', () => {
    const ruin = table({ houses: [{ ...H1, integrity: 0 }] });
    expect(isFree(ruin, [6000, 6000])).toBe(false);
    expect(isFree(ruin, [7900, 6000])).toBe(true);
    expect(blockersFor(ruin, '').map(({ id }) => id)).toEqual(['well', 'H1']);
    expect(shapeOf(ruin, 'H1.door')).toBeUndefined();
  });

  test('[FM-5.18] in the house means overlapping its footprint', () => {
    expect(isInHouse([7899, 6000], H1)).toBe(true);
    expect(isInHouse([7900, 6000], H1)).toBe(false);
    expect(isInHouse([7700, 7800], H1)).toBe(false);
    expect(isInHouse([7699, 7800], H1)).toBe(true);
  });
});

describe('[FM-5.30] blockers', () => {
  const full = table({
    houses: [H1, house('H2', 'W5,B5', 'W', { open: true })],
    trees: [
      tree('T1', [2000, 2000]),
      { id: 'T2', at: [2000, 6000], state: 'carried' },
      { id: 'T3', at: [2000, 9000], state: 'chopped' },
    ],
    chests: [chest('C1', [10000, 2000]), { id: 'C2', at: [10000, 2000], state: 'exploded' }],
    villagers: [villager('V1', [22000, 2000]), { id: 'V2', at: [1, 1], state: 'carried' }, { id: 'V3', at: null, state: 'pool' }],
    crew: [fighter('F1', [14500, 12000]), fighter('F2', [9500, 12000]), outside('F3', [0, 5000])],
  });

  test('come in their order, without the mover, the carried and the absent', () => {
    const names = (mover: string) => blockersFor(full, mover).map(({ id }) => id);
    const houses = ['H1', 'H1', 'H1', 'H1', 'H1', 'H1.door', 'H2', 'H2', 'H2', 'H2', 'H2'];
    expect(names('F2')).toEqual(['well', ...houses, 'T1', 'T3', 'C1', 'V1', 'F1']);
    expect(names('F3')).toEqual(['well', ...houses, 'T1', 'T3', 'C1', 'V1', 'F1', 'F2']);
  });

  test('[X-7] [FM-5.32] touching is clear, overlapping is not', () => {
    expect(isFree(table({}), [13500, 14000])).toBe(true);
    expect(isFree(table({}), [13499, 14000])).toBe(false);
  });

  test('derived gaps: what a base can pass', () => {
    const near = (t: Table, ...ps: Point[]) => ps.map((p) => isPlaceFree(t, p, ''));
    const twoHouses = table({ houses: [H1, house('H2', 'W3,B2', 'N')] });
    expect(near(twoHouses, [7899, 6000], [7900, 6000], [8100, 6000], [8101, 6000])).toEqual([false, true, true, false]);
    const atBorder = table({ houses: [house('H1', 'W1,B3', 'E')], trees: [tree('T1', [2000, 2000])] });
    expect(near(atBorder, [500, 10000], [100, 10000])).toEqual([false, false]);
    expect(near(atBorder, [500, 2000], [750, 2000], [751, 2000], [499, 2000])).toEqual([true, true, false, false]);
    const inside = table({ houses: [{ ...H1, open: true }], villagers: [villager('V1', [6000, 6000])] });
    expect(near(inside, [7000, 6000], [6999, 6000])).toEqual([true, false]);
  });
});

describe('contact', () => {
  test('[X-6] [FM-7.3] [FM-7.4] touching a door', () => {
    const t = table({ houses: [H1] });
    const ends: [Point, boolean][] = [
      [[7900, 6000], true],
      [[7920, 6000], true],
      [[7921, 6000], false],
      [[7900, 6742], true],
      [[7900, 6743], false],
    ];
    for (const [at, touching] of ends) expect(touches(t, at, 'H1.door')).toBe(touching);
    expect(gap([7921, 6000], doorPanel(H1))).toBe(21);
    expect(touches(table({ houses: [{ ...H1, open: true }] }), [7900, 6000], 'H1.door')).toBe(false);
  });

  test('[X-7] [FM-7.3] touching the well', () => {
    const ends: [Point, boolean][] = [
      [[13500, 14000], true],
      [[13512, 14016], true],
      [[13513, 14016], false],
    ];
    for (const [at, touching] of ends) expect(touches(table({}), at, 'well')).toBe(touching);
  });

  test('[FM-7.1] [FM-7.3] touching a tree, a chest, a villager, a colleague', () => {
    const t = table({
      trees: [tree('T1', [2000, 2000])],
      chests: [chest('C1', [6000, 2000])],
      villagers: [villager('V1', [10000, 2000])],
      crew: [fighter('F2', [14000, 2000])],
    });
    const rims: [string, Point][] = [
      ['T1', [3270, 2000]],
      ['C1', [7020, 2000]],
      ['V1', [11020, 2000]],
      ['F2', [15020, 2000]],
    ];
    for (const [id, at] of rims) {
      expect(touches(t, at, id)).toBe(true);
      expect(touches(t, [at[0] + 1, at[1]], id)).toBe(false);
      expect(gap(at, shapeOf(t, id)!)).toBe(20);
    }
    expect(inContact([6812, 2812], shapeOf(t, 'C1')!)).toBe(true);
    expect(touches(t, [0, 0], 'T9')).toBe(false);
  });
});

describe('heat and reach', () => {
  test('[FM-7.10] [FM-7.11] exactly three inches is cool; smoke and fire count alike', () => {
    for (const mark of [1, 2] as Mark[]) {
      const t = table({ marks: [['W3,B2', mark]] });
      expect(isCool(t, [13500, 6000])).toBe(true);
      expect(endHeat(t, [13499, 6000])).toEqual([{ sq: sq('W3,B2'), mark, distance: 2999 }]);
    }
  });

  test('[FM-10.24] every marker that is too near is told, in the order of the squares', () => {
    const t = table({
      marks: [
        ['W3,B3', 2],
        ['W2,B2', 1],
        ['W6,B6', 2],
      ],
    });
    expect(endHeat(t, [8000, 8000])).toEqual([
      { sq: sq('W2,B2'), mark: 1, distance: 2328 },
      { sq: sq('W3,B3'), mark: 2, distance: 2328 },
    ]);
  });

  test('derived: with markers on all four sides no touch of a villager is cool, the best is 3368', () => {
    const t = table({
      marks: [
        ['W3,B3', 2],
        ['W4,B2', 2],
        ['W2,B2', 2],
        ['W3,B1', 2],
      ],
    });
    expect(endHeat(t, [10707, 6707]).map((h) => h.distance + 500)).toEqual([3368, 3368]);
    expect(isCool(t, [10500, 6000])).toBe(true);
    expect(isCool(t, [10501, 6000])).toBe(false);
    expect(isCool(t, [10542, 6542])).toBe(true);
    expect(isCool(t, [10543, 6543])).toBe(false);
  });

  test('[X-14] [FM-7.20] [FM-15.10] reach of water', () => {
    const square = sq('W3,B3');
    for (const at of [
      [16500, 10000],
      [15200, 13900],
    ] as Point[])
      expect(isInReach(at, square, 6)).toBe(true);
    for (const at of [
      [16501, 10000],
      [15201, 13900],
    ] as Point[])
      expect(isInReach(at, square, 6)).toBe(false);
    expect(isInReach([14500, 10000], square, 4)).toBe(true);
    expect(isInReach([14501, 10000], square, 4)).toBe(false);
    expect(isInReach([500, 23500], square, null)).toBe(true);
    expect(markerDistance([16501, 10000], square)).toBe(6001);
    expect(markerDistance([15201, 13900], square)).toBe(6001);
  });
});

describe('the border', () => {
  test('[FM-10.52] [FM-10.70] on it, and the base just inside', () => {
    for (const at of [
      [0, 0],
      [24000, 7],
      [7, 24000],
    ] as Point[])
      expect(isOnBorder(at)).toBe(true);
    for (const at of [
      [1, 1],
      [0, 24001],
      [-1, 0],
      [0, -5],
    ] as Point[])
      expect(isOnBorder(at)).toBe(false);
    expect(entrySpot([0, 10000])).toEqual([500, 10000]);
    expect(entrySpot([24000, 24000])).toEqual([23500, 23500]);
  });

  test('[FM-10.73] distances go round corners, the shorter way', () => {
    expect(borderDistance([0, 1000], [3000, 0])).toBe(4000);
    expect(borderDistance([0, 23000], [3000, 24000])).toBe(4000);
    expect(borderDistance([24000, 1000], [21000, 0])).toBe(4000);
    expect(borderDistance([24000, 0], [0, 24000])).toBe(48000);
    for (let place = 0; place < 96000; place += 777) expect(borderPlace(borderPoint(place))).toBe(place);
  });
});
