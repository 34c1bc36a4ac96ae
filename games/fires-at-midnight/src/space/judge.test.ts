import { describe, expect, test } from 'vitest';
import { judgeEnter, judgeLeave, judgeMove, judgeRun, judgeWalkRound } from './judge.ts';
import { pathLength } from './paths.ts';
import { chest, fighter, house, outside, sq, table, tree, villager } from '../testing/layouts.ts';
import type { Mark, PathFault, Point, Table } from './types.ts';

/** The code of a fault and what it names, as the tables of section 19 write it. */
function told(fault: PathFault | undefined): string {
  if (!fault) return 'legal';
  if (fault.code === 'E_BLOCKED') return `E_BLOCKED ${fault.id}, leg ${fault.leg}`;
  if (fault.code === 'E_TOO_HOT' || fault.code === 'E_RUN_HOT') return `${fault.code} ${fault.heat.map((h) => h.sq).join(' ')}`;
  return fault.code;
}
const move = (t: Table, ...way: Point[]) => told(judgeMove(t, 'F1', [t.crew[0]!.at!, ...way]));
const run = (t: Table, to: Point) => told(judgeRun(t, 'F1', to));
const hot = (name: string) => `E_TOO_HOT ${sq(name)}`;
const H1 = house('H1', 'W2,B2', 'E');
const OPEN = house('H1', 'W2,B2', 'E', { open: true });

describe('moves', () => {
  test('[X-1] [FM-6.2] [FM-6.4] [FM-10.22] four inches, by a hair', () => {
    const t = table({ crew: [fighter('F1', [6000, 6000])] });
    const ends: [Point, number, string][] = [
      [[8828, 8828], 3_999_396, 'legal'],
      [[8829, 8828], 4_000_104, 'E_TOO_FAR'],
      [[9200, 8400], 4_000_000, 'legal'],
      [[9201, 8400], 4_000_801, 'E_TOO_FAR'],
    ];
    for (const [end, length, result] of ends) {
      expect(pathLength([[6000, 6000], end])).toBe(length);
      expect(move(t, end)).toBe(result);
    }
  });

  test('[X-2] [FM-7.10] [FM-10.24] three inches, by a hair', () => {
    const t = table({ marks: [['W3,B2', 2]], crew: [fighter('F1', [14000, 8000])] });
    for (const end of [
      [13500, 6000],
      [12100, 8800],
      [12475, 8475],
    ] as Point[])
      expect(move(t, end)).toBe('legal');
    for (const end of [
      [13499, 6000],
      [12099, 8800],
      [12474, 8475],
    ] as Point[])
      expect(move(t, end)).toBe(hot('W3,B2'));
    expect(
      pathLength([
        [14000, 8000],
        [12475, 8475],
      ]),
    ).toBe(1_597_264);
    expect(
      judgeMove(t, 'F1', [
        [14000, 8000],
        [13499, 6000],
      ]),
    ).toEqual({
      rule: 'FM-10.24',
      code: 'E_TOO_HOT',
      heat: [{ sq: sq('W3,B2'), mark: 2, distance: 2999 }],
    });
  });

  test('[X-3] [FM-6.9] [FM-10.135] walking through heat, not running through it', () => {
    const t = table({ marks: [['W3,B2', 1]], crew: [fighter('F1', [8500, 9200])] });
    expect(move(t, [11500, 9200])).toBe('legal');
    expect(move(t, [10000, 9200])).toBe(hot('W3,B2'));
    expect(run(t, [11500, 9200])).toBe(`E_RUN_HOT ${sq('W3,B2')}`);
    expect(judgeRun(t, 'F1', [11500, 9200])).toMatchObject({ heat: [{ distance: 2700, mark: 1 }] });
  });

  test('[X-4] [FM-6.6] [FM-6.10] [FM-10.23] round the corner of a house', () => {
    const t = table({ houses: [H1], crew: [fighter('F1', [6400, 8000])] });
    const end: Point = [8000, 6400];
    expect(move(t, end)).toBe('E_BLOCKED H1, leg 1');
    expect(move(t, [7840, 7840], end)).toBe('E_BLOCKED H1, leg 1');
    const good: [Point[], number][] = [
      [[[8000, 8000]], 3_200_000],
      [
        [
          [7627, 7881],
          [7881, 7627],
        ],
        2_824_727,
      ],
      [
        [
          [7506, 7893],
          [7615, 7856],
          [7713, 7795],
          [7795, 7713],
          [7856, 7615],
          [7893, 7506],
        ],
        2_799_380,
      ],
    ];
    for (const [way, length] of good) {
      expect(move(t, ...way, end)).toBe('legal');
      expect(pathLength([[6400, 8000], ...way, end])).toBe(length);
    }
  });

  test('[X-5] [FM-5.12] [FM-10.26] a door', () => {
    const at = (y: number, x: Partial<Parameters<typeof table>[0]> = {}) =>
      table({ houses: [OPEN], villagers: [villager('V1', [6000, 6000])], crew: [fighter('F1', [7900, y])], ...x });
    expect(move(at(6000, { houses: [H1] }), [7000, 6000])).toBe('E_BLOCKED H1.door, leg 1');
    expect(move(at(6000), [7000, 6000])).toBe('legal');
    expect(move(at(6100), [7000, 6100])).toBe('legal');
    expect(move(at(6101), [7000, 6101])).toBe('E_BLOCKED H1, leg 1');
    expect(move(at(6000), [6999, 6000])).toBe('E_BLOCKED V1, leg 1');
    expect(move(at(6000, { marks: [['W3,B2', 1]] }), [7000, 6000])).toBe(hot('W3,B2'));
    expect(move(at(6000, { marks: [['W2,B3', 2]] }), [7000, 6000])).toBe('legal');
  });

  test('[X-8] [FM-6.5] a quarter round the well', () => {
    const t = table({ crew: [fighter('F1', [9500, 12000])] });
    expect(move(t, [9500, 12670], [10169, 13831], [11330, 14500], [12000, 14500])).toBe('E_TOO_FAR');
    const way: Point[] = [
      [9500, 12498],
      [9880, 13417],
      [10583, 14120],
      [11502, 14500],
      [12000, 14500],
    ];
    expect(move(t, ...way)).toBe('legal');
    expect(pathLength([[9500, 12000], ...way])).toBe(3_979_125);
    expect(
      pathLength([
        [9500, 12000],
        [9500, 12670],
        [10169, 13831],
        [11330, 14500],
        [12000, 14500],
      ]),
    ).toBe(4_019_912);
    expect(move(t, [12000, 14500])).toBe('E_BLOCKED well, leg 1');
  });

  test('[X-9] between two houses', () => {
    const at = (x: number) => table({ houses: [H1, house('H2', 'W3,B2', 'N')], crew: [fighter('F1', [x, 8200])] });
    for (const x of [8000, 7900, 8100]) expect(move(at(x), [x, 4300])).toBe('legal');
    expect(move(at(7899), [7899, 4300])).toBe('E_BLOCKED H1, leg 1');
    expect(move(at(8101), [8101, 4300])).toBe('E_BLOCKED H2, leg 1');
  });

  test('[X-13] [FM-5.30] a colleague in the way', () => {
    const at = (y: number) => table({ crew: [fighter('F1', [6000, y]), fighter('F2', [8000, 4000])] });
    expect(move(at(5000), [10000, 5000])).toBe('legal');
    expect(move(at(4999), [10000, 4999])).toBe('E_BLOCKED F2, leg 1');
  });

  test('[X-17] a villager ringed by fire', () => {
    const marks: [string, Mark][] = [
      ['W3,B3', 2],
      ['W4,B2', 2],
      ['W2,B2', 2],
    ];
    const t = table({ marks, villagers: [villager('V1', [10000, 6000])], crew: [fighter('F1', [10000, 1500])] });
    expect(move(t, [10000, 5000])).toBe('legal');
    expect(move(t, [10000, 5001])).toBe('E_BLOCKED V1, leg 1');
    expect(move({ ...t, marks: table({ marks: [...marks, ['W3,B1', 2]] }).marks }, [10000, 5000])).toBe(hot('W3,B1'));
  });

  test('[X-18] [FM-6.8] the border of the table', () => {
    const t = table({ crew: [fighter('F1', [3000, 3000])] });
    expect(move(t, [500, 500])).toBe('legal');
    expect(
      pathLength([
        [3000, 3000],
        [500, 500],
      ]),
    ).toBe(3_535_534);
    expect(move(t, [499, 3000])).toBe('E_EDGE');
    expect(
      judgeMove(t, 'F1', [
        [3000, 3000],
        [2000, 3000],
        [499, 3000],
        [600, 3000],
      ]),
    ).toMatchObject({ code: 'E_EDGE', leg: 2 });
  });

  test('[FM-6.1] [FM-10.20] [FM-10.21] lists that are no paths', () => {
    const t = table({ crew: [fighter('F1', [3000, 3000])] });
    const judged = (path: Point[]) => told(judgeMove(t, 'F1', path));
    expect(judged([])).toBe('E_PATH');
    expect(judged([[3000, 3000]])).toBe('E_PATH');
    expect(
      judged([
        [3000, 3001],
        [3000, 3000],
      ]),
    ).toBe('E_PATH');
    expect(
      judged([
        [3000, 3000],
        [3000, 3000],
        [3100, 3000],
      ]),
    ).toBe('E_PATH');
    expect(
      judged([
        [3000, 3000],
        [3000.5, 3000],
      ]),
    ).toBe('E_PATH');
    expect(
      judged([
        [3000, 3000],
        [Infinity, 3000],
      ]),
    ).toBe('E_PATH');
    expect(
      judged([
        [3000, 3000],
        [3001, 3000],
        [3000, 3000],
      ]),
    ).toBe('E_NO_MOVE');
    expect(
      judged([
        [3000, 3000],
        [9e15, -9e15],
      ]),
    ).toBe('E_TOO_FAR');
    const steps = (n: number) => Array.from({ length: n }, (_, i): Point => [3000 + i, 3000]);
    expect(judged(steps(64))).toBe('legal');
    expect(judged(steps(65))).toBe('E_PATH');
  });

  test('[FM-5.30] [FM-10.23] several things in the way: the first in the order of the blockers is named', () => {
    const t = table({
      houses: [H1],
      trees: [tree('T1', [6000, 10000])],
      chests: [chest('C1', [8500, 9000])],
      villagers: [villager('V1', [7500, 9000])],
      crew: [fighter('F1', [6000, 8300]), fighter('F2', [7700, 8000])],
    });
    expect(move(t, [9000, 9000])).toBe('E_BLOCKED C1, leg 1');
    expect(move(t, [9000, 8000])).toBe('E_BLOCKED C1, leg 1');
    expect(move(t, [7000, 7850])).toBe('E_BLOCKED H1, leg 1');
    expect(move(t, [6000, 9000])).toBe('E_BLOCKED T1, leg 1');
  });

  test('[FM-13.6] whoever lies on a ruin may walk off it with his first leg', () => {
    const t = table({ houses: [house('H1', 'W2,B2', 'E', { integrity: 0 })], crew: [fighter('F1', [7000, 6000])] });
    expect(move(t, [7900, 6000])).toBe('legal');
    expect(move(t, [7899, 6000])).toBe('E_BLOCKED H1, leg 1');
    expect(move(t, [7500, 6000], [8000, 6000])).toBe('E_BLOCKED H1, leg 1');
    expect(move(t, [8000, 6000], [7800, 6000])).toBe('E_BLOCKED H1, leg 2');
    expect(run(t, [8000, 6000])).toBe('E_BLOCKED H1, leg 1');
  });

  test('[FM-15.13] scrambling out of the heat', () => {
    const t = table({ marks: [['W1,B1', 2]], crew: [fighter('F1', [4500, 2000])] });
    const scramble = (to: Point) => told(judgeMove(t, 'F1', [[4500, 2000], to], { scramble: true }));
    expect(scramble([5000, 2000])).toBe('legal');
    expect(scramble([4400, 2000])).toBe(hot('W1,B1'));
    expect(scramble([3900, 3900])).toBe(hot('W1,B1'));
    expect(move(t, [5000, 2000])).toBe(hot('W1,B1'));
  });
});

describe('runs', () => {
  test('[X-10] [FM-10.132] [FM-10.134] ten inches past a tree', () => {
    const at = (y: number) => table({ trees: [tree('T1', [6000, 2000])], crew: [fighter('F1', [1000, y])] });
    expect(run(at(3250), [11000, 3250])).toBe('legal');
    expect(run(at(3250), [11001, 3250])).toBe('E_TOO_FAR');
    expect(run(at(3249), [11000, 3249])).toBe('E_BLOCKED T1, leg 1');
  });

  test('[X-11] [FM-10.135] [FM-17.15] ten inches past smoke', () => {
    const past = (name: string, from: Point) => table({ marks: [[name, 1]], crew: [fighter('F1', from)] });
    expect(run(past('W3,B2', [1000, 2500]), [11000, 2500])).toBe('legal');
    expect(run(past('W3,B2', [1000, 2501]), [11000, 2501])).toBe(`E_RUN_HOT ${sq('W3,B2')}`);
    expect(run(past('W3,B3', [7300, 3600]), [15300, 9600])).toBe('legal');
    expect(run(past('W3,B3', [7300, 3600]), [15299, 9600])).toBe(`E_RUN_HOT ${sq('W3,B3')}`);
  });

  test('[X-12] [FM-10.134] [FM-10.136] nobody runs into a house', () => {
    const t = table({ houses: [OPEN], crew: [fighter('F1', [13000, 6000])] });
    expect(run(t, [7000, 6000])).toBe('E_BLOCKED H1, leg 1');
    expect(run(t, [7900, 6000])).toBe('legal');
    expect(run(t, [7899, 6000])).toBe('E_BLOCKED H1, leg 1');
    expect(move(table({ houses: [OPEN], crew: [fighter('F1', [11000, 6000])] }), [7000, 6000])).toBe('legal');
  });

  test('[FM-10.131] [FM-10.133] nowhere, and over the edge', () => {
    const t = table({ crew: [fighter('F1', [3000, 3000])] });
    expect(run(t, [3000, 3000])).toBe('E_NO_MOVE');
    expect(run(t, [499, 3000])).toBe('E_EDGE');
    expect(run(t, [3000.5, 3000])).toBe('E_PATH');
  });
});

describe('over the border', () => {
  test('[X-15] [FM-10.51] [FM-10.52] leaving', () => {
    const leave = (from: Point, ...way: Point[]) =>
      told(judgeLeave(table({ crew: [fighter('F1', from)] }), 'F1', [from, ...way]));
    expect(leave([4000, 10000], [0, 10000])).toBe('legal');
    expect(leave([4001, 10000], [0, 10000])).toBe('E_TOO_FAR');
    expect(leave([2400, 13200], [0, 10000])).toBe('legal');
    expect(leave([2400, 13200], [1, 10000])).toBe('E_NOT_EDGE');
    expect(leave([2400, 13200], [400, 13000], [0, 13000])).toBe('E_EDGE');
    expect(leave([2400, 13200], [0, 24001])).toBe('E_TOO_FAR');
    expect(leave([2400, 22200], [0, 24001])).toBe('E_NOT_EDGE');
  });

  test('[FM-10.53] [FM-10.54] leaving is stopped by blockers, not by heat', () => {
    const t = table({ marks: [['W1,B3', 2]], trees: [tree('T1', [2000, 10000])], crew: [fighter('F1', [3500, 10000])] });
    expect(
      told(
        judgeLeave(t, 'F1', [
          [3500, 10000],
          [0, 10000],
        ]),
      ),
    ).toBe('E_BLOCKED T1, leg 1');
    expect(
      told(
        judgeLeave(t, 'F1', [
          [3500, 10000],
          [2700, 11300],
          [0, 11300],
        ]),
      ),
    ).toBe('E_TOO_FAR');
    expect(
      told(
        judgeLeave(t, 'F1', [
          [3500, 10000],
          [2650, 11200],
          [0, 11600],
        ]),
      ),
    ).toBe('E_TOO_FAR');
    const near = { ...t, crew: [fighter('F1', [2650, 11200])] };
    expect(
      told(
        judgeLeave(near, 'F1', [
          [2650, 11200],
          [0, 11600],
        ]),
      ),
    ).toBe('legal');
  });

  const fires: [string, Mark][] = [
    ['W1,B2', 2],
    ['W1,B3', 2],
    ['W1,B4', 2],
  ];
  test('[X-16] [FM-10.61] [FM-10.64] [FM-10.72] locked out and round the outside', () => {
    const t = table({ marks: fires, crew: [outside('F1', [0, 10000])] });
    expect(judgeWalkRound(t, 'F1', [0, 14000])).toBeUndefined();
    expect(told(judgeWalkRound(t, 'F1', [0, 14001]))).toBe('E_TOO_FAR');
    expect(told(judgeWalkRound(t, 'F1', [0, 10000]))).toBe('E_NO_MOVE');
    expect(told(judgeWalkRound(t, 'F1', [1, 10001]))).toBe('E_NOT_EDGE');
    const round = table({ marks: fires, crew: [outside('F1', [0, 14000])] });
    expect(
      told(
        judgeEnter(round, 'F1', [
          [0, 14000],
          [500, 17162],
        ]),
      ),
    ).toBe(hot('W1,B4'));
    expect(
      told(
        judgeEnter(round, 'F1', [
          [0, 14000],
          [500, 17163],
        ]),
      ),
    ).toBe('legal');
    expect(
      pathLength([
        [0, 14000],
        [500, 17163],
      ]),
    ).toBe(3_202_276);
    expect(told(judgeWalkRound(table({ crew: [outside('F1', [0, 10000])] }), 'F1', [0, 14000]))).toBe('E_ENTER_POSSIBLE');
  });

  test('[FM-10.62] [FM-10.63] whoever stands in the way of the entry is passed, not stood upon', () => {
    const t = table({ crew: [outside('F1', [0, 10000]), fighter('F2', [700, 10000])] });
    const enter = (...way: Point[]) => told(judgeEnter(t, 'F1', [[0, 10000], ...way]));
    expect(enter([1700, 10000])).toBe('legal');
    expect(enter([1699, 10000])).toBe('E_BLOCKED F2, leg 1');
    expect(enter([0, 12000], [500, 12000])).toBe('legal');
    expect(enter([0, 12000], [499, 12000])).toBe('E_EDGE');
    expect(enter([-1, 11000], [500, 12000])).toBe('E_EDGE');
    const far = table({ crew: [outside('F1', [0, 10000]), fighter('F2', [1000, 10000])] });
    expect(
      told(
        judgeEnter(far, 'F1', [
          [0, 10000],
          [2100, 10000],
        ]),
      ),
    ).toBe('E_BLOCKED F2, leg 1');
  });

  test('[FM-10.72] the entry spot may be taken by a figure', () => {
    const t = table({ crew: [outside('F1', [0, 0]), fighter('F2', [1400, 600])] });
    expect(judgeWalkRound(t, 'F1', [4000, 0])).toBeUndefined();
    expect(judgeWalkRound(t, 'F1', [0, 4000])).toBeUndefined();
    expect(told(judgeWalkRound(t, 'F1', [0, 4001]))).toBe('E_TOO_FAR');
    const clear = table({ crew: [outside('F1', [0, 0]), fighter('F2', [1500, 600])] });
    expect(told(judgeWalkRound(clear, 'F1', [4000, 0]))).toBe('E_ENTER_POSSIBLE');
  });
});
