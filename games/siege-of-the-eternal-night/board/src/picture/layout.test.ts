import { expect, test } from 'vitest';
import { layout } from './layout.ts';

const DESK = { width: 816, height: 700 };
const PHONE = { width: 390, height: 576 };

test('[SN-18.6] a wide window has its panels beside the squares, a phone under them', () => {
  expect(layout(11, 11, DESK).isTall).toBe(false);
  expect(layout(11, 11, PHONE).isTall).toBe(true);
});

test('[SN-18.6] no lettering is smaller than 13 pixels on any sheet', () => {
  for (const box of [DESK, PHONE])
    for (const [columns, rows] of [
      [11, 11],
      [16, 8],
      [9, 9],
      [3, 3],
    ] as const) {
      const plan = layout(columns, rows, box);
      expect(plan.text * plan.scale).toBeGreaterThanOrEqual(13 - 1e-9);
    }
});

test('[SN-18.6] the picture fits its box', () => {
  const plan = layout(16, 8, PHONE);
  expect(plan.width * plan.scale).toBeLessThanOrEqual(PHONE.width + 1e-6);
  expect(plan.height * plan.scale).toBeLessThanOrEqual(PHONE.height + 1e-6);
});
