import { boundsOf, legKeepsFromShape, shapesOverlap } from '@nightfall/kit/plane-shapes';
import { isInRect, squaredDistance, squaredDistanceToRect } from '@nightfall/kit/plane';
import { describe, expect, test } from 'vitest';
import { blockersFor, hitOnLeg, isClear } from './blockers.ts';
import { touches } from './contact.ts';
import { doorPanel, footprint, isInHouse, walls } from './houses.ts';
import { judgeMove } from './judge.ts';
import { BASE, BASE_RECT, CONTACT } from './measures.ts';
import { legLength, pathLength } from './paths.ts';
import { arcsOf, cornersOf } from '../knowledge/plan/corners.ts';
import { layoutOf, pointsRound, seesInLayout } from '../knowledge/plan/layout.ts';
import { waysOf } from '../knowledge/plan/ways.ts';
import { chest, fighter, fullTable, house, placesFrom, table, tree, villager } from '../testing/layouts.ts';
import type { Point } from './types.ts';

const H1 = house('H1', 'W2,B2', 'E');

describe('shapes', () => {
  test('[FM-5.1] [FM-5.2] [FM-5.3] [FM-5.5] the sizes of base, well, tree and chest', () => {
    const t = table({
      trees: [tree('T1', [2000, 2000])],
      chests: [chest('C1', [6000, 2000])],
      villagers: [villager('V1', [10000, 2000])],
      crew: [fighter('F1', [14000, 2000])],
    });
    const bounds = Object.fromEntries(blockersFor(t, '').map(({ id, shape }) => [id, boundsOf(shape)]));
    expect(bounds).toEqual({
      well: [10000, 10000, 14000, 14000],
      T1: [1250, 1250, 2750, 2750],
      C1: [5500, 1500, 6500, 2500],
      V1: [9500, 1500, 10500, 2500],
      F1: [13500, 1500, 14500, 2500],
    });
  });

  test('[FM-5.4] [FM-5.6] [FM-5.7] a chopped tree and a fallen colleague keep their discs, what is carried has none', () => {
    const at: Point = [6000, 2000];
    const lying = table({ trees: [{ id: 'T1', at, state: 'chopped' }] });
    const carried = table({ trees: [{ id: 'T1', at, state: 'carried' }], villagers: [{ id: 'V1', at, state: 'carried' }] });
    expect(isClear(blockersFor(lying, ''), [7249, 2000])).toBe(false);
    expect(isClear(blockersFor(lying, ''), [7250, 2000])).toBe(true);
    expect(isClear(blockersFor(carried, ''), at)).toBe(true);
    const down = { ...fighter('F2', at), down: true };
    expect(isClear(blockersFor(table({ crew: [down] }), 'F1'), [6999, 2000])).toBe(false);
  });

  test('[FM-5.10] [FM-5.11] [FM-5.15] walls 100 thick lie inside a footprint of 2800, round a floor of 2600', () => {
    const outside = boundsOf(footprint(H1));
    expect(outside).toEqual([4600, 4600, 7400, 7400]);
    for (const wall of [...walls(H1), doorPanel(H1)]) {
      const [x0, y0, x1, y1] = boundsOf(wall);
      expect(Math.min(x1 - x0, y1 - y0)).toBe(100);
      expect(isInRect([x0, y0], outside) && isInRect([x1, y1], outside)).toBe(true);
      expect(shapesOverlap(wall, { kind: 'box', rect: [4700, 4700, 7300, 7300] })).toBe(false);
    }
  });

  test('[FM-5.19] a villager in the middle of the floor or in the doorway is in the house, one before the door is not', () => {
    for (const at of [
      [6000, 6000],
      [6800, 6800],
      [7899, 6000],
    ] as Point[])
      expect(isInHouse(at, H1)).toBe(true);
    expect(isInHouse([7900, 6000], H1)).toBe(false);
  });
});

describe('paths and contact', () => {
  test('[FM-6.3] the legs are rounded up one by one', () => {
    const path: Point[] = [
      [3000, 3000],
      [3001, 3001],
      [3002, 3002],
    ];
    expect(legLength(path[0]!, path[1]!)).toBe(1415);
    expect(pathLength(path)).toBe(2830);
    expect(legLength(path[0]!, path[2]!)).toBe(2829);
  });

  test('[FM-6.7] a base swept along a leg may touch and must not overlap, sampled on 40 full tables', () => {
    const s = placesFrom(31);
    for (let seed = 0; seed < 40; seed++) {
      const blockers = blockersFor(fullTable(seed), '');
      for (let i = 0; i < 50; i++) {
        const a = s.place();
        const b: Point = [a[0] + 20 * s.whole(-150, 150), a[1] + 20 * s.whole(-150, 150)];
        const steps = Array.from({ length: 21 }, (_, k): Point => [
          a[0] + ((b[0] - a[0]) / 20) * k,
          a[1] + ((b[1] - a[1]) / 20) * k,
        ]);
        const isSampledClear = steps.every((at) => isClear(blockers, at));
        expect(hitOnLeg(blockers, a, b) !== undefined || isSampledClear).toBe(true);
      }
    }
  });

  test('[FM-7.2] [FM-7.5] twenty mil and no more, and never through a wall', () => {
    expect(CONTACT).toBe(20);
    const t = table({ houses: [H1], villagers: [villager('V1', [6800, 6800])] });
    expect(touches(t, [7900, 6800], 'V1')).toBe(false);
    for (const wall of walls(H1)) expect(Math.min(...sidesOf(boundsOf(wall)))).toBe(5 * CONTACT);
  });
  const sidesOf = ([x0, y0, x1, y1]: readonly [number, number, number, number]) => [x1 - x0, y1 - y0];

  test('[FM-7.12] [FM-7.14] one who stands in the heat must still end cool', () => {
    const t = table({ marks: [['W2,B2', 2]], crew: [fighter('F1', [6000, 8000])] });
    const move = (to: Point) => judgeMove(t, 'F1', [[6000, 8000], to])?.code;
    expect(move([6000, 9499])).toBe('E_TOO_HOT');
    expect(move([6000, 9500])).toBeUndefined();
  });
});

describe('the graph of the planner', () => {
  test('[FM-17.30] [FM-17.31] the sides of the polygons touch the grown outline and never cut it', () => {
    const shapes = blockersFor(fullTable(5), '').map(({ shape }) => shape);
    for (const shape of shapes)
      for (const arc of arcsOf(shape)) {
        const corners = cornersOf(arc);
        const quarter = corners.length / arc.quadrants.length;
        for (let i = 0; i < corners.length; i++) {
          if ((i + 1) % quarter === 0) continue;
          expect(legKeepsFromShape(corners[i]!, corners[i + 1]!, shape, BASE)).toBe(true);
          expect(squaredDistance(corners[i]!, arc.at)).toBeLessThan((arc.radius + 5) ** 2);
        }
      }
  });

  test('[FM-17.32] every corner kept is clear of everything; every join is a clear leg', () => {
    const t = fullTable(6);
    const all = blockersFor(t, '');
    for (const at of pointsRound(all, all)) expect(isClear(all, at)).toBe(true);
    const layout = layoutOf(all);
    for (let i = 0; i < layout.points.length; i += 9)
      for (let j = 0; j < layout.points.length; j += 7)
        expect(seesInLayout(layout, i, j)).toBe(hitOnLeg(all, layout.points[i]!, layout.points[j]!) === undefined);
    for (const { at } of waysOf(t, 'F1')!.roads.stops) expect(squaredDistanceToRect(at, BASE_RECT)).toBe(0);
  });
});
