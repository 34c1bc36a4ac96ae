import { squaredDistance } from '@nightfall/kit/plane';
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../space/grid.ts';
import { isPlaceFree } from '../../space/blockers.ts';
import { isOnBorder } from '../../space/border.ts';
import { gap, inContact, shapeOf, touches } from '../../space/contact.ts';
import { isCool, isInReach } from '../../space/heat.ts';
import { judgeLeave, judgeMove, judgeRun, judgeWalkRound } from '../../space/judge.ts';
import { contactPlace, contactPlaces, snapToContact, touchables } from './contact.ts';
import { type UsefulEnd, usefulEnds } from './ends.ts';
import { exits, usefulExits, walkRoundPlaces } from './exits.ts';
import { distancesTo, wayLeft } from './lattice.ts';
import { DIRECTIONS, ring } from './rings.ts';
import { runOutline, usefulRuns } from './runs.ts';
import { nearestExit, snapTo } from './snap.ts';
import { waysOf } from './ways.ts';
import { chest, fighter, fullTable, house, outside, placesFrom, table, tree, villager } from '../../testing/layouts.ts';
import type { Point } from '../../space/types.ts';

const H1 = house('H1', 'W2,B2', 'E');
const OPEN = { ...H1, open: true };

describe('contact', () => {
  test('[FM-20.4] contact places touch and do not overlap, from every side', () => {
    const s = placesFrom(21);
    const t = table({
      houses: [H1],
      trees: [tree('T1', [2000, 2000])],
      chests: [chest('C1', [10000, 2000])],
      villagers: [villager('V1', [18000, 2000])],
    });
    for (const { shape } of touchables(t)) {
      for (const at of contactPlaces(shape)) expect([5, 6, 7, 8]).toContain(gap(at, shape));
      for (let i = 0; i < 200; i++) expect(inContact(contactPlace(shape, s.place()), shape)).toBe(true);
    }
    expect(touchables(t).map(({ id }) => id)).toEqual(['well', 'T1', 'C1', 'H1.door', 'V1']);
  });

  test('[FM-21.13] near a villager the ghost snaps into contact, on the side of the pointer', () => {
    const t = table({ villagers: [villager('V1', [6000, 6000])], crew: [fighter('F1', [8500, 6000])] });
    const snap = snapTo(waysOf(t, 'F1')!, [6900, 6200])!;
    expect(snap.touches).toBe('V1');
    expect(touches(t, snap.plan.path.at(-1)!, 'V1')).toBe(true);
    expect(snap.plan.path.at(-1)![1]).toBeGreaterThan(6150);
  });

  test('[FM-7.12] contact where it is too hot is refused; the nearest cool side is taken', () => {
    const t = table({ marks: [['W2,B1', 2]], villagers: [villager('V1', [6000, 6000])], crew: [fighter('F1', [7500, 6500])] });
    const ways = waysOf(t, 'F1')!;
    const plan = snapToContact(ways, [6000, 5000], { id: 'V1', shape: shapeOf(t, 'V1')! })!;
    expect(judgeMove(t, 'F1', plan.path)).toBeUndefined();
    expect(touches(t, plan.path.at(-1)!, 'V1')).toBe(true);
  });
});

describe('[FM-21.12] snapping to the nearest legal end', () => {
  test('a pointer in the heat, in a wall, too far and off the table', () => {
    const t = table({ marks: [['W3,B2', 2]], houses: [H1], crew: [fighter('F1', [8500, 9600])] });
    const ways = waysOf(t, 'F1')!;
    for (const aim of [
      [9500, 8000],
      [7000, 7000],
      [20000, 12000],
      [-300, 9000],
      [8000, 9000],
    ] as Point[]) {
      const { plan } = snapTo(ways, aim)!;
      expect(judgeMove(t, 'F1', plan.path)).toBeUndefined();
    }
    expect(snapTo(ways, [8000, 9900])!.plan.path.at(-1)).toEqual([8000, 9900]);
    const hot = snapTo(ways, [10000, 9300])!.plan.path.at(-1)!;
    expect(squaredDistance(hot, [10000, 9300])).toBeLessThan(215 ** 2);
  });

  test('[FM-21.15] leaving: the border nearest to the pointer', () => {
    const t = table({ crew: [fighter('F1', [3000, 10000])] });
    const ways = waysOf(t, 'F1', 'leave')!;
    expect(snapTo(ways, [200, 10500])!.plan.path.at(-1)).toEqual([0, 10500]);
    expect(nearestExit(ways, [100, 18000])).toBeUndefined();
    expect(nearestExit(ways, [100, 14000])!.path.at(-1)![1]).toBeGreaterThan(12500);
  });
});

describe('[FM-20.2] useful ends', () => {
  const judged = (t: ReturnType<typeof fullTable>, mover: string, ends: UsefulEnd[]) => {
    for (const { kind, target, plan } of ends) {
      expect(judgeMove(t, mover, plan.path)).toBeUndefined();
      const at = plan.path.at(-1)!;
      if (kind === 'contact') expect(touches(t, at, target)).toBe(true);
      if (kind === 'firing' && target !== 'most') expect(isInReach(at, squareNamed(target)!, 6)).toBe(true);
      if (kind === 'retreat') expect(isCool(t, at)).toBe(true);
    }
  };

  test('are legal and do what they say, on 25 full tables', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const t = fullTable(seed);
      for (const { id } of t.crew.slice(0, 2)) {
        const ends = usefulEnds(waysOf(t, id)!, { waterReach: 6, toBorder: true });
        judged(t, id, ends);
        for (const { kind } of ends) kinds.add(kind);
      }
    }
    expect([...kinds].toSorted()).toEqual(['contact', 'firing', 'retreat', 'station']);
  });

  test('a station brings a far villager nearer, and the well is touched', () => {
    const t = table({ villagers: [villager('V1', [12000, 22000])], crew: [fighter('F1', [9400, 9400])] });
    const ends = usefulEnds(waysOf(t, 'F1')!);
    expect(ends.some((e) => e.kind === 'contact' && e.target === 'well')).toBe(true);
    const station = ends.find((e) => e.kind === 'station' && e.target === 'V1')!;
    expect(station.plan.path.at(-1)![1]).toBeGreaterThan(12500);
  });

  test('[FM-20.3] runs are legal; the outline of an empty table is ten inches far', () => {
    for (let seed = 0; seed < 20; seed++) {
      const t = fullTable(seed);
      for (const to of usefulRuns(t, 'F1')) expect(judgeRun(t, 'F1', to)).toBeUndefined();
    }
    const open = table({ crew: [fighter('F1', [3000, 3000])] });
    const outline = runOutline(open, 'F1');
    expect(outline[0]).toEqual([13000, 3000]);
    expect(outline[12]).toEqual([3000, 13000]);
    expect(outline[24]).toEqual([500, 3000]);
    expect(runOutline(table({ marks: [['W1,B1', 2]], crew: [fighter('F1', [3000, 3000])] }), 'F1')[0]).toEqual([3000, 3000]);
  });
});

describe('over the border', () => {
  test('[FM-20.2] [FM-21.15] exits are legal, the nearest first', () => {
    const t = table({ trees: [tree('T1', [2000, 10000])], crew: [fighter('F1', [3300, 10000])] });
    const all = exits(waysOf(t, 'F1', 'leave')!);
    expect(all.length).toBeGreaterThan(3);
    for (const { path } of all) {
      expect(judgeLeave(t, 'F1', path)).toBeUndefined();
      expect(isOnBorder(path.at(-1)!)).toBe(true);
    }
    expect(all[0]!.length).toBeLessThanOrEqual(all.at(-1)!.length);
    const [nearest, north] = usefulExits(t, 'F1', [[2000, 20000]]);
    expect(nearest).toEqual(all[0]);
    expect(north!.path.at(-1)![1]).toBeGreaterThan(10000);
  });

  test('[FM-10.73] places to walk round to', () => {
    const t = table({ marks: [['W1,B1', 2]], crew: [outside('F1', [0, 1000])] });
    for (const exit of walkRoundPlaces([0, 1000])) expect(judgeWalkRound(t, 'F1', exit)).toBeUndefined();
  });
});

describe('[FM-20.5] the lattice', () => {
  test('long ways go round the well and through doors, even closed ones', () => {
    const t = table({ houses: [H1], villagers: [villager('V1', [6000, 6000])] });
    const toVillager = distancesTo(t, contactPlaces(shapeOf(t, 'V1')!));
    expect(wayLeft(toVillager, [7000, 6000])).toBeLessThan(100);
    expect(wayLeft(toVillager, [9000, 6000])).toBeCloseTo(2000, -2);
    expect(wayLeft(toVillager, [3900, 6000])).toBeGreaterThan(5500);
    const past = distancesTo(t, [[12000, 15000]]);
    expect(wayLeft(past, [12000, 9000])).toBeGreaterThan(8200);
    expect(wayLeft(past, [12000, 9000])).toBeLessThan(8700);
    expect(
      wayLeft(distancesTo({ ...t, houses: [{ ...OPEN, integrity: 0 }] }, contactPlaces(shapeOf(t, 'V1')!)), [9000, 6000]),
    ).toBe(Infinity);
  });

  test('is never shorter than the straight way and at most a little longer on an empty field', () => {
    const s = placesFrom(22);
    const from: Point = [3000, 3000];
    const distances = distancesTo(table({}), [from]);
    for (let i = 0; i < 300; i++) {
      const at: Point = [s.whole(500, 9000), s.whole(500, 9000)];
      const straight = Math.sqrt(squaredDistance(at, from));
      if (!isPlaceFree(table({}), at, '')) continue;
      expect(wayLeft(distances, at)).toBeGreaterThanOrEqual(straight - 8);
      expect(wayLeft(distances, at)).toBeLessThanOrEqual(straight * 1.03 + 260);
    }
  });
});

test('the 48 directions are evenly spread and of one length', () => {
  expect(DIRECTIONS[0]).toEqual([1_000_000, 0]);
  expect(DIRECTIONS[12]).toEqual([0, 1_000_000]);
  expect(DIRECTIONS[42]).toEqual([707_107, -707_107]);
  for (const [x, y] of DIRECTIONS) expect(Math.sqrt(x * x + y * y)).toBeCloseTo(1_000_000, -1);
  expect(ring([0, 0], 1000, 4)).toEqual([
    [1000, 0],
    [0, 1000],
    [-1000, 0],
    [0, -1000],
  ]);
});
