import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('a sample of chaos: nothing acknowledged is lost, nothing is doubled', async () => {
  const { rounds, acknowledged, lost, doubled } = await chaos({ kill: 1, diskErrors: 1, fullDisk: 1 });
  expect([rounds, lost, doubled]).toEqual([3, 0, 0]);
  expect(acknowledged).toBeGreaterThan(50);
});
