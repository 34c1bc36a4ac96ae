import { legKeepsFrom, legKeepsFromRect, legMeetsRect } from '@nightfall/kit/plane-legs';
import { type Point, type Rect, rootUp, squaredDistanceToRect } from '@nightfall/kit/plane';
import { quickRandom } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { startingPlaces } from '../queries/samples.ts';
import { judgeMove } from '../space/judge.ts';
import { legLength } from '../space/paths.ts';
import { planPath } from '../knowledge/plan/index.ts';
import { clone } from '../state.ts';
import { play, refused, table } from './table.ts';

const random = quickRandom(17);
const point = (): Point => [random.int(24001), random.int(24001)];

/** The squared distance from c to the leg, as a fraction of big whole numbers. */
function reference(a: Point, b: Point, c: Point): readonly [bigint, bigint] {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]].map(BigInt) as [bigint, bigint, bigint, bigint];
  const along = ex * dx + ey * dy;
  const whole = dx * dx + dy * dy;
  if (along <= 0n) return [ex * ex + ey * ey, 1n];
  if (along >= whole) return [(ex - dx) ** 2n + (ey - dy) ** 2n, 1n];
  return [(ex * dy - ey * dx) ** 2n, whole];
}
const keeps = ([n, d]: readonly [bigint, bigint], far: number) => n >= BigInt(far) ** 2n * d;

describe('exact measuring', () => {
  test('[FM-17.2] [FM-17.3] [FM-0.2] a length is the smallest whole number whose square is large enough', () => {
    for (let i = 0; i < 3000; i++) {
      const [a, b] = [point(), point()];
      const squared = (BigInt(b[0] - a[0]) ** 2n + BigInt(b[1] - a[1]) ** 2n) * 1_000_000n;
      const length = BigInt(legLength(a, b));
      expect(length * length >= squared && (length === 0n || (length - 1n) * (length - 1n) < squared)).toBe(true);
    }
    expect(rootUp(16)).toBe(4);
    expect(rootUp(17)).toBe(5);
  });
  test('[FM-17.10] [FM-17.11] [FM-17.15] leg and disc agree with big numbers, also within a hair', () => {
    for (let i = 0; i < 3000; i++) {
      const [a, b, c] = [point(), point(), point()];
      const [n, d] = reference(a, b, c);
      const near = Math.round(Math.sqrt(Number(n / d)));
      const distances = [500, 1000, 1250, 2500, 3500, near - 1, near, near + 1].filter((far) => far > 0);
      for (const far of distances) expect(legKeepsFrom(a, b, c, far)).toBe(keeps([n, d], far));
    }
  });
  test('[FM-17.12] [FM-17.13] [FM-17.14] [FM-22.10] leg and rectangle: touching is clear, a hair less is not', () => {
    const wall: Rect = [4600, 7300, 7400, 7400];
    expect(squaredDistanceToRect([7900, 7400], wall)).toBe(500 * 500);
    expect(squaredDistanceToRect([6000, 7350], wall)).toBe(0);
    expect(legKeepsFromRect([4000, 7900], [9000, 7900], wall, 500)).toBe(true);
    expect(legKeepsFromRect([4000, 7899], [9000, 7899], wall, 500)).toBe(false);
    expect(legMeetsRect([6000, 5000], [6000, 9000], wall)).toBe(true);
    expect(legMeetsRect([4600, 9000], [4600, 7400], wall)).toBe(true);
    expect(legMeetsRect([4599, 9000], [4599, 5000], wall)).toBe(false);
  });
  test('[FM-17.1] [FM-0.1] the state holds whole numbers only', () => {
    const numbersIn = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbersIn)
          : [];
    const s = clone(table({ houses: { H1: 'W2,B2' }, fire: 'W1,B1', crew: { F1: { at: [6000, 9000], water: 1 } } }));
    expect(numbersIn(s).every(Number.isInteger)).toBe(true);
  });
  test('[FM-17.51] the test stream: seed 1 gives 4 1 4 6 6 2 4 5 3 6 3 3', () => {
    const stream = quickRandom(1);
    expect(Array.from({ length: 12 }, () => 1 + stream.int(6))).toEqual([4, 1, 4, 6, 6, 2, 4, 5, 3, 6, 3, 3]);
    const raw = quickRandom(1);
    expect([raw.u32(), raw.u32(), raw.u32()]).toEqual([2693262067, 11749833, 2265367787]);
  });
});

describe('paths', () => {
  test('[FM-6.11] [FM-17.20] a planned path is judged like any other, and only the submitted one is judged (FM-6.10)', () => {
    const s = table({ houses: { H1: 'W2,B2' }, crew: { F1: [6400, 8000] } });
    const plan = planPath(s, 'F1', [8000, 6400]);
    expect(plan && judgeMove(s, 'F1', plan.path)).toBeUndefined();
    expect(refused(s, 'move F1 6400,8000 8000,6400')).toMatchObject({ code: 'E_BLOCKED' });
    play(s, `move F1 ${plan!.path.map((p) => p.join()).join(' ')}`);
  });
  test('[FM-17.5] what is sampled is on the grid of whole mils', () => {
    expect(startingPlaces.flat().every(Number.isInteger)).toBe(true);
  });
  test('[FM-22.1] [FM-22.2] three inches from the border of the base; 2 to move a load, 1 to leave with it', () => {
    const s = table({ fire: 'W1,B1', crew: { F1: { at: [6500, 2000], load: 'V1' } } });
    expect(refused(s, 'move F1 6500,2000 5499,2000')).toMatchObject({ code: 'E_TOO_HOT' });
    play(s, 'move F1 6500,2000 5500,2000');
    expect(s.ap).toBe(2);
    play(s, 'leave F1 5500,2000 5500,0');
    expect(s.ap).toBe(1);
  });
  test('[FM-5.33] nobody is put where somebody stands', () => {
    const s = table({ crew: { F1: [6000, 3000], F2: [6000, 5500] } });
    expect(refused(s, 'move F1 6000,3000 6000,4501')).toMatchObject({ code: 'E_BLOCKED', facts: { id: 'F2' } });
    play(s, 'move F1 6000,3000 6000,4500');
  });
  test('[FM-3.1] the table ends at 24 inches', () => {
    const s = table({ crew: { F1: [23000, 12000] } });
    expect(refused(s, 'move F1 23000,12000 23501,12000')).toMatchObject({ code: 'E_EDGE' });
    play(s, 'move F1 23000,12000 23500,12000');
  });
});
