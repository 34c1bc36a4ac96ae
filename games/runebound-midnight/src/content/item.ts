import type { Effect } from './effect.ts';

export type Use = 'always' | 'activate' | 'discard';
export type ItemType = 'Weapon' | 'Armor' | 'Gear' | 'Charm' | 'Potion' | 'Poison' | 'Rune';

/** A card of the Midnight market deck (Annex C). */
export type Item = {
  readonly name: string;
  readonly copies: number;
  readonly type: ItemType;
  readonly subtype: string;
  readonly use: Use;
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly text: string;
};
/** A card of the Runebound market deck (Annex D); an Ally has no type and no use (RM-3.2). */
export type Good = {
  readonly name: string;
  readonly copies: number;
  readonly kind: 'item' | 'ally';
  readonly type: ItemType | null;
  readonly use: Use | null;
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly text: string;
};
