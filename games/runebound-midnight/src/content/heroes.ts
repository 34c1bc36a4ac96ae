import type { MinionType } from './challenge.ts';
import { ALWAYS_ON, ATTRIBUTES, type Attribute, type Phase, type PhaseOrAny, type RollKind, type Skill } from './effect.ts';
import type { CounterKind } from './settings.ts';
import type { Terrain } from './terrain.ts';

export type Ability =
  | 'sureThrow'
  | 'fenMist'
  | 'hiddenHold'
  | 'backAlleys'
  | 'firstArrow'
  | 'orcbane'
  | 'relentless'
  | 'openHand';
/** RM-6.7 What an ability does. */
export type Gift =
  /** More on combat rolls; `once` is the first such roll of each combat. */
  | { readonly code: 'roll'; readonly phase: PhaseOrAny; readonly when: RollKind; readonly n: number; readonly once: boolean }
  /** More damage with the first hit of each combat in these phases. */
  | { readonly code: 'damage'; readonly phases: readonly Phase[]; readonly n: number }
  /** More attack phases against these minions. */
  | { readonly code: 'attacks'; readonly against: readonly MinionType[]; readonly n: number }
  /** This many cards for a barter. */
  | { readonly code: 'offers'; readonly n: number }
  /** A failed infiltration is rolled again, once a turn. */
  | { readonly code: 'rollAgain' }
  /** For exhaustion: a weaker Challenge, once a combat; one more attack phase, once a round. */
  | { readonly code: 'weaken'; readonly n: number; readonly exhaustion: number }
  | { readonly code: 'extraAttack'; readonly exhaustion: number };
export type HeroCard = {
  readonly name: string;
  readonly epithet: string;
  readonly life: number;
  readonly stamina: number;
  readonly attributes: Readonly<Record<Attribute, { readonly value: number; readonly damage: number }>>;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly ability: {
    readonly id: Ability;
    readonly name: string;
    readonly text: string;
    /** RM-31.6 When it is used. */
    readonly moment: string;
    readonly gift: Gift;
  };
  /** RM-6.7 Jaena's Oath: no effect from a Weapon or Armor of this printed cost or more; null for everyone else. */
  readonly oath: number | null;
  /** RM-29.9, RM-29.11: a terrain, towns, or all six terrains ("wild"). */
  readonly favoured: Terrain | 'town' | 'wild';
};
const line = (mind: readonly number[], body: readonly number[], spirit: readonly number[]) => ({
  mind: { value: mind[0]!, damage: mind[1]! },
  body: { value: body[0]!, damage: body[1]! },
  spirit: { value: spirit[0]!, damage: spirit[1]! },
});

/** RM-6.6, RM-6.7 */
export const HEROES = {
  H1: {
    name: 'Harthan',
    epithet: 'Axecaster, dwarf thrower',
    life: 6,
    stamina: 3,
    attributes: line([4, 1], [4, 1], [1, 1]),
    skills: { climb: 2 },
    ability: {
      id: 'sureThrow',
      name: 'Sure Throw',
      text: 'Your first Ranged or Melee hit of each combat deals +1 damage.',
      moment: ALWAYS_ON,
      gift: { code: 'damage', phases: [0, 1], n: 1 },
    },
    oath: null,
    favoured: 'mountains',
  },
  H2: {
    name: 'Ciridin',
    epithet: 'fen mystic',
    life: 5,
    stamina: 4,
    attributes: line([2, 1], [1, 1], [5, 2]),
    skills: { sneak: 1, resist: 2, diplomacy: 1 },
    ability: {
      id: 'fenMist',
      name: 'Fen Mist',
      text: 'Before combat, take 2 exhaustion: the Challenge is 2 weaker in a phase of your choice for this combat.',
      moment: 'before combat',
      gift: { code: 'weaken', n: 2, exhaustion: 2 },
    },
    oath: null,
    favoured: 'swamp',
  },
  H3: {
    name: 'Mirala',
    epithet: 'river smuggler',
    life: 5,
    stamina: 4,
    attributes: line([5, 1], [2, 1], [3, 1]),
    skills: { diplomacy: 2, swim: 3, escape: 2 },
    ability: {
      id: 'hiddenHold',
      name: 'Hidden Hold',
      text: 'When you barter for an offer, draw two cards.',
      moment: ALWAYS_ON,
      gift: { code: 'offers', n: 2 },
    },
    oath: null,
    favoured: 'aquatic',
  },
  H4: {
    name: 'Kael',
    epithet: 'city rebel',
    life: 5,
    stamina: 3,
    attributes: line([3, 1], [4, 1], [4, 1]),
    skills: { diplomacy: 3, sneak: 2 },
    ability: {
      id: 'backAlleys',
      name: 'Back Alleys',
      text: 'Once on each of your turns, reroll a failed infiltration; the second result stands.',
      moment: 'after a failed infiltration',
      gift: { code: 'rollAgain' },
    },
    oath: null,
    favoured: 'town',
  },
  H5: {
    name: 'Elaria',
    epithet: 'elf archer',
    life: 4,
    stamina: 4,
    attributes: line([5, 2], [1, 1], [2, 1]),
    skills: { sneak: 3 },
    ability: {
      id: 'firstArrow',
      name: 'First Arrow',
      text: '+2 on your first Ranged attack roll of each combat.',
      moment: ALWAYS_ON,
      gift: { code: 'roll', phase: 0, when: 'attack', n: 2, once: true },
    },
    oath: null,
    favoured: 'forest',
  },
  H6: {
    name: 'Gyruk',
    epithet: 'Orcbane, half-orc rebel',
    life: 6,
    stamina: 2,
    attributes: line([1, 1], [5, 2], [1, 1]),
    skills: { climb: 2, escape: 1 },
    ability: {
      id: 'orcbane',
      name: 'Orcbane',
      text: 'Against a Soldier or a Warlord you attack in one more phase each round, in assaults too.',
      moment: ALWAYS_ON,
      gift: { code: 'attacks', against: ['Soldier', 'Warlord'], n: 1 },
    },
    oath: null,
    favoured: 'hills',
  },
  H7: {
    name: 'Telvan',
    epithet: 'wilderness scout',
    life: 5,
    stamina: 4,
    attributes: line([3, 1], [3, 1], [2, 1]),
    skills: { sneak: 1, climb: 1, escape: 2 },
    ability: {
      id: 'relentless',
      name: 'Relentless',
      text: 'Once each round, take 1 exhaustion to attack in one more phase, in assaults too.',
      moment: 'on your turn in a phase of combat',
      gift: { code: 'extraAttack', exhaustion: 1 },
    },
    oath: null,
    favoured: 'wild',
  },
  H8: {
    name: 'Jaena',
    epithet: 'Dorn Defender',
    life: 6,
    stamina: 4,
    attributes: line([1, 1], [4, 2], [3, 1]),
    skills: { climb: 1, resist: 2 },
    ability: {
      id: 'openHand',
      name: 'Open Hand and Oath',
      text: '+1 on your defend rolls. Weapons and Armor that cost 4 or more do nothing for you.',
      moment: ALWAYS_ON,
      gift: { code: 'roll', phase: 'any', when: 'defend', n: 1, once: false },
    },
    oath: 4,
    favoured: 'plains',
  },
} as const satisfies Record<string, HeroCard>;

export const HERO_CARDS: Readonly<Record<string, HeroCard>> = { ...HEROES };
export const HERO_IDS: readonly string[] = Object.keys(HEROES);
export const heroCard = (card: string): HeroCard => HERO_CARDS[card]!;

/** RM-37.4 What a Hero of the short game starts with: the attribute they deal the most damage with, and Life. */
export function headStart(card: string): readonly CounterKind[] {
  const { attributes } = heroCard(card);
  const [best] = ATTRIBUTES.toSorted(
    (a, b) => attributes[b].damage - attributes[a].damage || attributes[b].value - attributes[a].value,
  );
  return [best!, best!, 'life'];
}
