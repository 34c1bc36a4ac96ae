import type { Tiers } from '@nightfall/fires-at-midnight';
import { expect, test } from 'vitest';
import { priceAt } from './prices.ts';

const SIZE = 31;
/** A field of tiers, with the figure in the middle, from the tier of each column and row. */
const field = (tierAt: (x: number, y: number) => number): Tiers => ({
  corner: [0, 0],
  step: 1,
  size: SIZE,
  cells: Uint8Array.from({ length: SIZE * SIZE }, (_, cell) => tierAt(cell % SIZE, Math.floor(cell / SIZE))),
});

test('[FM-21.10] a price stands in the widest part of its tier, and two prices never on each other', () => {
  const sideBySide = field((x, y) => (y < 16 ? 0 : x < 10 ? 1 : x < 20 ? 2 : 3));
  const prices = [1, 2, 3].map((tier) => priceAt(sideBySide, tier)!);
  for (const [i, [x, y]] of prices.entries()) {
    expect(x).toBeGreaterThanOrEqual(10 * i + 3);
    expect(x).toBeLessThanOrEqual(10 * i + 7);
    expect(y).toBeGreaterThan(16);
  }
});

test('[FM-21.10] no price lies under the figure, nor in a strip too narrow for it', () => {
  const [x, y] = priceAt(
    field(() => 1),
    1,
  )!;
  expect(Math.abs(x - 15) > 4 || Math.abs(y - 15) > 4).toBe(true);
  expect(
    priceAt(
      field((at) => (at < 3 ? 2 : 1)),
      2,
    ),
  ).toBeUndefined();
  expect(
    priceAt(
      field(() => 1),
      3,
    ),
  ).toBeUndefined();
});
