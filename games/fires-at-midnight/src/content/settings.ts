import type { House } from '@nightfall/kernel';
import { FULL_INTEGRITY, KEPT_WATER } from './box.ts';

/** FM-15 The settings of a game: fixed when it is created. */
export type Settings = {
  readonly ap: number;
  readonly load: 'source' | 'light' | 'heavy';
  readonly calmStart: boolean;
  readonly aftershock: boolean;
  readonly explosionMarkers: number;
  readonly needSaved: number;
  readonly deadLimit: number;
  readonly spreadRolls: number;
  readonly doorSide: 'well' | 'random';
  /** In inches; null: any distance (FM-15.10). */
  readonly waterReach: number | null;
  readonly putDown: boolean;
  readonly handOver: boolean;
  readonly scramble: boolean;
  /** Left out by the book. */
  readonly house?: House;
};
/** FM-8.12 */
export const integrityIn = ({ house }: Settings): number => house?.['integrity'] ?? FULL_INTEGRITY;
/** FM-11.10 */
export const keptWaterIn = ({ house }: Settings): number => house?.['keptWater'] ?? KEPT_WATER;

/** The source rules: every option at its default. */
export const MIDNIGHT: Settings = {
  ap: 4,
  load: 'source',
  calmStart: false,
  aftershock: true,
  explosionMarkers: 6,
  needSaved: 7,
  deadLimit: 5,
  spreadRolls: 1,
  doorSide: 'well',
  waterReach: 6,
  putDown: false,
  handOver: false,
  scramble: false,
};

const easier = { load: 'light', calmStart: true, aftershock: false, explosionMarkers: 8 } as const;
/** FM-15 The presets, from the easiest to the hardest. */
export const PRESETS = {
  drill: { ...MIDNIGHT, ...easier, ap: 6 },
  watch: { ...MIDNIGHT, ...easier, ap: 5 },
  midnight: MIDNIGHT,
  inferno: { ...MIDNIGHT, load: 'heavy', spreadRolls: 2 },
} as const satisfies Record<string, Settings>;
export type Preset = keyof typeof PRESETS;
