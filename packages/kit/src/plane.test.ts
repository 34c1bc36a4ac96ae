import { describe, expect, test } from 'vitest';
import { legKeepsFrom, legKeepsFromRect, legMeetsRect, squaredDistanceToLeg } from './plane-legs.ts';
import { entersRectExactly, exactSquaredDistance, exactSquaredDistanceToRect, isAtLeast } from './plane-reference.ts';
import { box, disc, isShapeInRect, legKeepsFromShape, pointKeepsFrom, shapesOverlap, squareBox } from './plane-shapes.ts';
import {
  type Point,
  type Rect,
  clampToRect,
  rectsOverlap,
  rootDown,
  rootUp,
  squaredDistance,
  squaredDistanceToRect,
} from './plane.ts';

/** A small stream of numbers, the same on every machine. */
function stream(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { whole, point: (low = 0, high = 24000): Point => [whole(low, high), whole(low, high)] };
}
type Stream = ReturnType<typeof stream>;

const near = (s: Stream, at: Point, by: number): Point => [at[0] + s.whole(-by, by), at[1] + s.whole(-by, by)];
const anyRect = (s: Stream, longest: number): Rect => {
  const [x, y] = s.point(500, 20000);
  return [x, y, x + s.whole(0, longest), y + s.whole(0, longest)];
};

/** Legs that graze a circle: the tangent in a Pythagorean direction, shifted by at most one mil. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [0, 1, 1],
  [1, 0, 1],
] as const;
function grazing(s: Stream, c: Point, d: number): [Point, Point] {
  const [p, q, h] = TRIPLES[s.whole(0, TRIPLES.length - 1)]!;
  const [sx, sy] = [s.whole(0, 1) * 2 - 1, s.whole(0, 1) * 2 - 1];
  const touch: Point = [c[0] + Math.round((sx * p * d) / h), c[1] + Math.round((sy * q * d) / h)];
  const [back, on] = [s.whole(0, 300), s.whole(0, 300)];
  const along: Point = [-sy * q, sx * p];
  const [jx, jy] = [s.whole(-1, 1), s.whole(-1, 1)];
  return [
    [touch[0] - back * along[0] + jx, touch[1] - back * along[1] + jy],
    [touch[0] + on * along[0], touch[1] + on * along[1]],
  ];
}
const REACHES = [500, 1000, 1250, 2500, 3500, 0, 1];

describe('[FM-17.10] leg and disc', () => {
  const agrees = (a: Point, b: Point, c: Point, d: number) => {
    const ours = legKeepsFrom(a, b, c, d);
    if (ours !== isAtLeast(exactSquaredDistance(a, b, c), d)) throw new Error(JSON.stringify({ a, b, c, d, ours }));
    return ours;
  };

  test('30,000 random legs agree with exact fractions', () => {
    const s = stream(1);
    let clear = 0;
    for (let i = 0; i < 30_000; i++) {
      const c = s.point();
      const a = i % 2 ? near(s, c, 4000) : s.point();
      if (agrees(a, near(s, a, i % 3 ? 4000 : 10_000), c, REACHES[i % 5]!)) clear++;
    }
    expect(clear).toBeGreaterThan(5000);
    expect(clear).toBeLessThan(25_000);
  });

  test('40,000 grazing legs agree with exact fractions', () => {
    const s = stream(2);
    let clear = 0;
    for (let i = 0; i < 40_000; i++) {
      const c = s.point(4000, 20_000);
      const d = REACHES[i % 7]!;
      if (agrees(...grazing(s, c, d), c, d)) clear++;
    }
    expect(clear).toBeGreaterThan(10_000);
    expect(clear).toBeLessThan(35_000);
  });

  test('10,000 degenerate legs: a point, a leg through or ending at the centre, collinear with it', () => {
    const s = stream(3);
    for (let i = 0; i < 10_000; i++) {
      const [c, step] = [s.point(), near(s, [0, 0], 40)];
      const d = REACHES[i % 7]!;
      const on = (n: number): Point => [c[0] + n * step[0], c[1] + n * step[1]];
      const [m, n] = [s.whole(-90, 90), s.whole(-90, 90)];
      agrees(on(m), on(m), c, d);
      agrees(on(m), on(n), c, d);
      agrees(on(m), c, c, d);
    }
  });

  test('[FM-17.11] the guard for large cross products, and legs far beyond a table', () => {
    const s = stream(4);
    for (let i = 0; i < 10_000; i++) {
      const far = i % 2 ? 24_000 : 3_000_000;
      agrees(s.point(0, far), s.point(0, far), s.point(0, far), i % 2 ? 3500 : s.whole(0, 1_000_000));
    }
    expect(legKeepsFrom([0, 0], [24_000, 24_000], [0, 24_000], 3500)).toBe(true);
    expect(legKeepsFrom([0, 0], [2_000_000, 0], [1_000_000, 999_999], 1_000_000)).toBe(false);
    expect(legKeepsFrom([0, 0], [2_000_000, 0], [1_000_000, 1_000_000], 1_000_000)).toBe(true);
  });
});

describe('[FM-17.13] [FM-17.14] leg and rectangle', () => {
  const agrees = (a: Point, b: Point, r: Rect, d: number) => {
    const ours = [legMeetsRect(a, b, r), legKeepsFromRect(a, b, r, d)];
    const theirs = [entersRectExactly(a, b, r), isAtLeast(exactSquaredDistanceToRect(a, b, r), d)];
    if (ours.join() !== theirs.join()) throw new Error(JSON.stringify({ a, b, r, d, ours, theirs }));
    return ours[1]!;
  };

  test('20,000 random legs agree with exact fractions', () => {
    const s = stream(5);
    let clear = 0;
    for (let i = 0; i < 20_000; i++) {
      const r = anyRect(s, i % 2 ? 3000 : 100);
      const a = near(s, [r[0], r[1]], 4000);
      if (agrees(a, near(s, a, 4000), r, 500)) clear++;
    }
    expect(clear).toBeGreaterThan(4000);
    expect(clear).toBeLessThan(18_000);
  });

  test('20,000 legs that graze a corner or slide along a side agree with exact fractions', () => {
    const s = stream(6);
    for (let i = 0; i < 20_000; i++) {
      const r = anyRect(s, 2800);
      const corner: Point = [s.whole(0, 1) ? r[0] : r[2], s.whole(0, 1) ? r[1] : r[3]];
      const slide: Point = [r[0] - s.whole(498, 502), r[1] + s.whole(-600, 600)];
      if (i % 2) agrees(...grazing(s, corner, 500), r, 500);
      else agrees(slide, [slide[0] + s.whole(-1, 1), r[3] + s.whole(-600, 600)], r, 500);
    }
  });

  test('10,000 degenerate legs and rectangles: points, lines, legs on the border', () => {
    const s = stream(7);
    for (let i = 0; i < 10_000; i++) {
      const r = anyRect(s, i % 3 ? 3 : 0);
      const a = near(s, [r[0], r[1]], 4);
      agrees(a, a, r, 1 + (i % 3));
      agrees(a, near(s, a, 4), r, 1 + (i % 4));
    }
  });
});

test('[FM-17.3] roots of whole numbers, rounded down and up', () => {
  const s = stream(8);
  for (let i = 0; i < 20_000; i++) {
    const root = s.whole(1, 94_906_264);
    for (const n of [root * root - 1, root * root, root * root + 1]) {
      expect(rootDown(n)).toBe(n < root * root ? root - 1 : root);
      expect(rootUp(n)).toBe(n > root * root ? root + 1 : root);
    }
  }
  expect([rootDown(0), rootUp(0), rootUp(2), rootDown(Number.MAX_SAFE_INTEGER)]).toEqual([0, 0, 2, 94_906_265]);
});

test('[FM-17.12] the squared distance to a rectangle', () => {
  const r: Rect = [10, 20, 30, 40];
  const at: [Point, number][] = [
    [[20, 30], 0],
    [[10, 20], 0],
    [[5, 30], 25],
    [[33, 44], 25],
    [[20, 50], 100],
    [[7, 16], 25],
  ];
  for (const [p, squared] of at) expect(squaredDistanceToRect(p, r)).toBe(squared);
});

test('shapes: touching is allowed, overlapping is seen', () => {
  const tree = disc([0, 0], 750);
  expect(pointKeepsFrom([1250, 0], tree, 500)).toBe(true);
  expect(pointKeepsFrom([1249, 0], tree, 500)).toBe(false);
  expect(legKeepsFromShape([-3000, 1250], [3000, 1250], tree, 500)).toBe(true);
  expect(legKeepsFromShape([-3000, 1250], [3000, 1249], tree, 500)).toBe(false);
  expect(shapesOverlap(tree, squareBox([1250, 0], 500))).toBe(false);
  expect(shapesOverlap(squareBox([1249, 0], 500), tree)).toBe(true);
  expect(shapesOverlap(box([0, 0, 10, 10]), box([10, 0, 20, 10]))).toBe(false);
  expect(shapesOverlap(box([0, 0, 10, 10]), box([9, 9, 20, 20]))).toBe(true);
  expect(isShapeInRect(tree, [-750, -750, 750, 750])).toBe(true);
  expect(isShapeInRect(tree, [-749, -750, 750, 750])).toBe(false);
});

test('small things: overlap of rectangles, clamping, the distance of a leg for words', () => {
  expect(rectsOverlap([0, 0, 2, 2], [2, 0, 4, 2])).toBe(false);
  expect(clampToRect([-5, 30], [0, 0, 10, 10])).toEqual([0, 10]);
  expect(rootDown(squaredDistanceToLeg([0, 0], [10, 0], [5, 7]))).toBe(7);
  expect(squaredDistanceToLeg([0, 0], [10, 0], [13, 4])).toBe(squaredDistance([10, 0], [13, 4]));
});
