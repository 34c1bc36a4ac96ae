import { isTree } from '../content/box.ts';
import type { Settings } from '../content/settings.ts';

/** FM-10.30, FM-22.2 A move with anything costs 2 AP; FM-15.2 `light`: only one with a tree does. */
export function moveAp({ load: weight }: Settings, load: string | null): number {
  if (load === null) return 1;
  return weight === 'light' && !isTree(load) ? 1 : 2;
}

/** FM-10.50 Leaving costs 1 AP with a villager or a chest and 2 with a tree; FM-15.2 `heavy`: 2 with anything. */
export function leaveAp({ load: weight }: Settings, load: string | null): number {
  if (load === null) return 1;
  return weight === 'heavy' || isTree(load) ? 2 : 1;
}
