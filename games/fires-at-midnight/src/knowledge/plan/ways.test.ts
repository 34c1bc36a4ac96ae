import { squaredDistance } from '@nightfall/kit/plane';
import { describe, expect, test } from 'vitest';
import { judgeEnter, judgeLeave, judgeMove } from '../../space/judge.ts';
import { pathLength } from '../../space/paths.ts';
import { MAY_PASS, MAY_STOP, OUT_OF_REACH, reachable, samplePoint } from './region.ts';
import { towards } from './rings.ts';
import { type Ways, mayEndAt, planPath, planTo, waysOf } from './ways.ts';
import { shortestByReference } from './reference.ts';
import { fighter, fullTable, house, outside, placesFrom, table, tree, villager } from '../../testing/layouts.ts';
import type { Point, Table } from '../../space/types.ts';

const nearby = (s: ReturnType<typeof placesFrom>, [x, y]: Point, by: number): Point => [
  x + s.whole(-by, by),
  y + s.whole(-by, by),
];
const H1 = house('H1', 'W2,B2', 'E');

describe('[FM-17.33] what is planned is legal', () => {
  test('moves on 60 full tables, each judged by the referee', () => {
    const s = placesFrom(11);
    let found = 0;
    for (let seed = 0; seed < 60; seed++) {
      const t = fullTable(seed);
      for (const { id, at } of t.crew) {
        const ways = waysOf(t, id)!;
        for (let i = 0; i < 8; i++) {
          const plan = planTo(ways, nearby(s, at!, 3500));
          if (!plan) continue;
          found++;
          expect(judgeMove(t, id, plan.path)).toBeUndefined();
          expect(pathLength(plan.path)).toBe(plan.length);
        }
      }
    }
    expect(found).toBeGreaterThan(400);
  });

  test('leaving and entering on 25 full tables', () => {
    const s = placesFrom(12);
    let found = 0;
    for (let seed = 0; seed < 25; seed++) {
      const t = fullTable(seed);
      for (let i = 0; i < 20; i++) {
        const exit: Point = i % 2 ? [0, s.whole(0, 24000)] : [s.whole(0, 24000), 24000];
        const off: Table = { ...t, crew: [outside('F1', exit), ...t.crew.slice(1)] };
        const plan = planPath(off, 'F1', nearby(s, exit, 4000), 'enter');
        expect(plan && judgeEnter(off, 'F1', plan.path)).toBeUndefined();
        const [x, y] = t.crew[i % 6]!.at!;
        const leave = planPath(t, t.crew[i % 6]!.id, x < y ? [0, y + s.whole(-500, 500)] : [x, 0], 'leave');
        expect(leave && judgeLeave(t, t.crew[i % 6]!.id, leave.path)).toBeUndefined();
        found += (plan ? 1 : 0) + (leave ? 1 : 0);
      }
    }
    expect(found).toBeGreaterThan(70);
  });

  test('[FM-10.62] entering beside a house: along the edge, where nobody could stand', () => {
    const t = table({ houses: [house('H1', 'W1,B3', 'E')], crew: [outside('F1', [0, 10000])] });
    const plan = planPath(t, 'F1', [700, 12400], 'enter')!;
    expect(judgeEnter(t, 'F1', plan.path)).toBeUndefined();
    expect(plan.length).toBeLessThan(2_600_000);
    expect(planPath(t, 'F1', [50, 12400], 'enter')).toBeUndefined();
  });

  test('[FM-13.6] off a ruin', () => {
    const t = table({ houses: [{ ...H1, integrity: 0 }], crew: [fighter('F1', [7000, 6000])] });
    const plan = planPath(t, 'F1', [8000, 7900])!;
    expect(judgeMove(t, 'F1', plan.path)).toBeUndefined();
    expect(planPath(t, 'F1', [7800, 6000])).toBeUndefined();
  });
});

describe('[FM-17.34] [FM-17.35] how short the ways are', () => {
  test('[X-4] round the corner of a house: at most 4 mil above the true 2.795214 inches', () => {
    const t = table({ houses: [H1], crew: [fighter('F1', [6400, 8000])] });
    const plan = planPath(t, 'F1', [8000, 6400])!;
    expect(plan.length).toBeGreaterThan(2_795_214);
    expect(plan.length).toBeLessThan(2_799_214);
  });

  test('[X-8] a quarter round the well: at most 5 mil above the true arc', () => {
    const t = table({ crew: [fighter('F1', [9500, 12000])] });
    const plan = planPath(t, 'F1', [12000, 14500])!;
    expect(plan.length).toBeGreaterThan(3_926_991);
    expect(plan.length).toBeLessThan(3_931_991);
  });

  test('[X-5] through an open door, along a jamb', () => {
    const t = table({ houses: [{ ...H1, open: true }], crew: [fighter('F1', [7900, 7200])] });
    const plan = planPath(t, 'F1', [6600, 6000])!;
    expect(judgeMove(t, 'F1', plan.path)).toBeUndefined();
    expect(planPath({ ...t, houses: [H1] }, 'F1', [6600, 6000])).toBeUndefined();
  });

  /** A goal that the firefighter cannot reach in a straight line; undefined if none turned up. */
  function hiddenGoal(s: ReturnType<typeof placesFrom>, ways: Ways): Point | undefined {
    const goals = Array.from({ length: 30 }, () => nearby(s, ways.roads.ground.start, 2800));
    return goals.find((goal) => mayEndAt(ways, goal) && planTo(ways, goal)?.path.length !== 2);
  }

  test('against polygons eight times as fine as the rules ask for: never more than 9 mil longer, in the middle below 1', () => {
    const s = placesFrom(13);
    const losses: number[] = [];
    for (let seed = 1000; seed < 1130; seed++) {
      const t = { ...fullTable(seed), marks: table({}).marks };
      const ways = waysOf(t, `F${1 + (seed % 6)}`)!;
      const goal = hiddenGoal(s, ways);
      const best = goal && shortestByReference(t, ways.mover, goal, 3_960_000);
      if (!goal || best === undefined) continue;
      losses.push((planTo(ways, goal)?.length ?? Infinity) - best);
    }
    losses.sort((a, b) => a - b);
    expect(losses.length).toBeGreaterThan(25);
    expect(losses[Math.floor(losses.length / 2)]).toBeLessThan(1000);
    expect(losses.at(-1)).toBeLessThan(9000);
  });

  test('between two figures that leave 2 mil and more', () => {
    const s = placesFrom(14);
    for (let i = 0; i < 400; i++) {
      const [dx, dy] = [s.whole(-1000, 1000), s.whole(-1000, 1000)];
      const far = Math.sqrt(dx * dx + dy * dy) || 1;
      const at = (along: number, across: number): Point => [
        6000 + Math.round((dx * along - dy * across) / far),
        18000 + Math.round((dy * along + dx * across) / far),
      ];
      const half = 1001.5 + (i % 12) / 2;
      const [left, right] = [at(-half, 0), at(half, 0)];
      if (squaredDistance(left, right) < 2002 ** 2) continue;
      const t = table({ villagers: [villager('V1', left), villager('V2', right)], crew: [fighter('F1', at(500, 900))] });
      const plan = planPath(t, 'F1', at(500, -900));
      expect(plan?.length).toBeLessThan(2_300_000);
      expect(judgeMove(t, 'F1', plan!.path)).toBeUndefined();
    }
  });

  test('from touching to touching, round a tree: no detour to step off or on', () => {
    const s = placesFrom(17);
    const aside = (r: number) => towards([6000, 18000], [6000 + s.whole(-999, 999), 18000 + s.whole(-999, 999)], r);
    let bent = 0;
    for (let i = 0; i < 150; i++) {
      const [from, to] = [aside(1251 + (i % 9)), aside(1251 + (i % 5))];
      const t = table({ trees: [tree('T1', [6000, 18000])], crew: [fighter('F1', from)] });
      const plan = planPath(t, 'F1', to);
      if (!plan || plan.path.length === 2) continue;
      bent++;
      expect(judgeMove(t, 'F1', plan.path)).toBeUndefined();
      expect(plan.length - shortestByReference(t, 'F1', to, 4_000_000)!).toBeLessThan(9000);
    }
    expect(bent).toBeGreaterThan(100);
  });
});

describe('[FM-17.37] the region', () => {
  test('says of every sample what the planner says', () => {
    for (let seed = 0; seed < 12; seed++) {
      const t = fullTable(seed);
      const ways = waysOf(t, 'F1')!;
      const cool = waysOf({ ...t, marks: table({}).marks }, 'F1')!;
      const region = reachable(ways);
      for (let cell = 0; cell < region.cells.length; cell += 7) {
        const at = samplePoint(region, cell);
        const stays = planTo(ways, at) !== undefined;
        const passes = planTo(cool, at) !== undefined;
        if (squaredDistance(at, t.crew[0]!.at!) === 0) continue;
        expect(region.cells[cell]).toBe(stays ? MAY_STOP : passes ? MAY_PASS : OUT_OF_REACH);
      }
    }
  });

  test('[FM-21.10] an empty table: a disc of four inches, cut by the border', () => {
    const ways = waysOf(table({ crew: [fighter('F1', [4000, 500])] }), 'F1')!;
    const region = reachable(ways);
    for (let cell = 0; cell < region.cells.length; cell++) {
      const at = samplePoint(region, cell);
      const inside = at[0] >= 500 && at[1] >= 500 && squaredDistance(at, [4000, 500]) <= 4000 ** 2;
      const start = squaredDistance(at, [4000, 500]) === 0;
      expect(region.cells[cell]).toBe(!inside ? OUT_OF_REACH : start ? MAY_PASS : MAY_STOP);
    }
  });
});

describe('the same everywhere', () => {
  test('[FM-17.36] what was planned before changes nothing', () => {
    const plans = () => {
      const s = placesFrom(15);
      return [3, 4, 5, 6].map((seed) => {
        const t = fullTable(seed);
        return Array.from({ length: 30 }, () => planPath(t, 'F1', nearby(s, t.crew[0]!.at!, 3000)));
      });
    };
    const first = plans();
    for (let seed = 100; seed < 60; seed++) waysOf(fullTable(seed), 'F1');
    expect(plans()).toEqual(first);
  });

  test('a print of many plans, to be compared between platforms', () => {
    const s = placesFrom(16);
    let print = 0;
    for (let seed = 0; seed < 40; seed++) {
      const t = fullTable(seed);
      const ways = waysOf(t, 'F2')!;
      for (let i = 0; i < 10; i++)
        for (const at of planTo(ways, nearby(s, t.crew[1]!.at!, 3000))?.path ?? [])
          print = (print * 31 + at[0] * 7 + at[1]) % 1_000_000_007;
    }
    expect(print).toBe(556_550_248);
  });
});
