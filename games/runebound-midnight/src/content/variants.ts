export type VariantId = 'favouredMinions' | 'earlyMuster' | 'deepCoffers' | 'risingShadow' | 'favouredTerrain' | 'wellEquipped';
export type Variant = {
  readonly name: string;
  readonly side: 'king' | 'heroes';
  /** What one step does to the threat difficulty (RM-29.1). */
  readonly step: number;
  /** How often it can be taken; the limits of the difficulty apply too (RM-29.4). */
  readonly times: number;
  readonly text: string;
  /** It is not in the original rules. */
  readonly isOurs: boolean;
};
/** RM-29.5 */
export const VARIANTS = {
  favouredMinions: {
    name: 'Favoured Minions',
    side: 'king',
    step: 1,
    times: 1,
    text: "The Night King can spend combat counters to raise the damage of his tile's minions.",
    isOurs: false,
  },
  earlyMuster: {
    name: 'Early Muster',
    side: 'king',
    step: 1,
    times: 1,
    text: 'One more patrol starts on the map.',
    isOurs: true,
  },
  deepCoffers: {
    name: 'Deep Coffers',
    side: 'king',
    step: 1,
    times: 1,
    text: 'The Night King starts with 4 gold.',
    isOurs: true,
  },
  risingShadow: {
    name: 'Rising Shadow',
    side: 'king',
    step: 2,
    times: 1,
    text: 'The shadow power starts at level 2.',
    isOurs: true,
  },
  favouredTerrain: {
    name: 'Favoured Terrain',
    side: 'heroes',
    step: -1,
    times: 5,
    text: 'A Hero gets one bonus die per step on the terrain they favour, to rest, heal or barter.',
    isOurs: false,
  },
  wellEquipped: {
    name: 'Well Equipped',
    side: 'heroes',
    step: -1,
    times: 8,
    text: 'Each Hero starts with Items worth up to one good per step.',
    isOurs: false,
  },
} as const satisfies Record<VariantId, Variant>;
export const VARIANT_IDS: readonly VariantId[] = [
  'favouredMinions',
  'earlyMuster',
  'deepCoffers',
  'risingShadow',
  'favouredTerrain',
  'wellEquipped',
];
export const variantOf = (id: VariantId): Variant => VARIANTS[id];
/** RM-29.13 */
export const COFFERS = 4;
