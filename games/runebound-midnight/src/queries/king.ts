import { kingTile, type Power } from '../content/kings.ts';
import type { View } from '../state.ts';

/** RM-8.3 The level of this shadow power; 0 if the king has another. */
export const powerLevel = ({ king: { tile, powerLevel: level } }: View, power: Power): number =>
  tile !== '' && kingTile(tile).power.id === power ? level : 0;
