/** RM-0.3 The phases of combat, Ranged, Melee and Magic, in their order; each uses one attribute. */
export type Phase = 0 | 1 | 2;
export const PHASES: readonly Phase[] = [0, 1, 2];
export type Attribute = 'mind' | 'body' | 'spirit';
export const ATTRIBUTES: readonly Attribute[] = ['mind', 'body', 'spirit'];
export type Skill = 'sneak' | 'escape' | 'climb' | 'swim' | 'diplomacy' | 'resist';

/** RM-6.4 The attribute, by its phase, that each skill belongs to. */
export const SKILLS = { sneak: 0, escape: 0, climb: 1, swim: 1, diplomacy: 2, resist: 2 } as const satisfies Record<Skill, Phase>;
/** RM-18.2 */
export type Entry = 'sneak' | 'climb' | 'diplomacy';
export const ENTRIES: readonly Entry[] = ['sneak', 'climb', 'diplomacy'];

export type PhaseOrAny = Phase | 'any';
export type RollKind = 'attack' | 'defend' | 'both';

/** The vocabulary of section 7: what a card can do. When an effect may be used follows from its code (RM-31.6). */
export type Effect =
  | { readonly code: 'roll'; readonly phase: PhaseOrAny; readonly when: RollKind; readonly n: number }
  | { readonly code: 'first'; readonly n: number }
  | { readonly code: 'damage'; readonly phase: PhaseOrAny; readonly n: number }
  | { readonly code: 'cancel'; readonly n: number }
  | { readonly code: 'reroll' }
  | { readonly code: 'weaken'; readonly n: number }
  | { readonly code: 'soften'; readonly phase: PhaseOrAny; readonly n: number }
  | { readonly code: 'strike'; readonly n: number }
  | { readonly code: 'extraAttack' }
  | { readonly code: 'escape'; readonly n: number }
  | { readonly code: 'slipAway' }
  | { readonly code: 'lessInfluence'; readonly n: number }
  | { readonly code: 'test'; readonly skill: Skill; readonly n: number }
  | { readonly code: 'infiltrate'; readonly n: number }
  | { readonly code: 'conceal'; readonly n: number }
  | { readonly code: 'heal'; readonly n: number }
  | { readonly code: 'rest'; readonly n: number }
  | { readonly code: 'dice'; readonly n: number }
  | { readonly code: 'life'; readonly n: number }
  | { readonly code: 'stamina'; readonly n: number }
  | { readonly code: 'attribute'; readonly attribute: Attribute; readonly n: number };
export type EffectCode = Effect['code'];

export const isInPhase = (of: PhaseOrAny, phase: Phase): boolean => of === 'any' || of === phase;

/** RM-7.1 The moment of what works all the time. */
export const ALWAYS_ON = 'always';
