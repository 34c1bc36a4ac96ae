import { kingTile, type Power, type ShadowPower } from '../content/kings.ts';
import type { View } from '../state.ts';

/** RM-8.3 The level of this shadow power; 0 if the king has another. */
export const powerLevel = ({ king: { tile, powerLevel: level } }: View, power: Power): number =>
  tile !== '' && kingTile(tile).power.id === power ? level : 0;
/** RM-8.3, RM-38.5 The king's power as this table plays it. */
export function powerOf({ king: { tile }, options }: View): ShadowPower {
  const { power } = kingTile(tile);
  return options.printed && power.printed ? { ...power, ...power.printed } : power;
}
/** RM-8.3 What Offered Blood adds by itself to a test that a Hero causes. */
export const bloodOf = (v: View): number => (v.options.printed ? 0 : powerLevel(v, 'offeredBlood'));
