import { either, flag, int, list, nullable, oneOf, optional, record, type Shape, type ValueOf } from '@nightfall/kernel';
import { type Card, CHALLENGES } from '../content/cards.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { KING_IDS } from '../content/kings.ts';
import { COUNTER_KINDS } from '../content/settings.ts';
import type { Fighter } from '../state.ts';
import { GOOD_CARD, HERO_SEAT, ITEM_CARD, SPACE } from '../rules/answer.ts';
import { SPACE_OR_NONE } from './frames.ts';

export const NUMBER = optional(int(0, 999), 0);
export const NO = optional(flag, false);
const cards = (of: Shape<Card>, most = 80) => optional(list(of, most), []);

/** An upgrade lies face up or down by what it is (RM-27.4, RM-27.5), so a position does not say it. */
const UPGRADE = record({ good: GOOD_CARD, activated: NO });
const OWNED = record({ card: ITEM_CARD, activated: NO, bought: NO, upgrades: optional(list(UPGRADE, 20), []) });
/** An Item as it is bought, `M02`, or with what has happened to it. */
const OWNED_OR_CARD: Shape<Card | ValueOf<typeof OWNED>> = either(ITEM_CARD, OWNED);

export const HERO = record({
  card: optional(oneOf(...HERO_IDS, '')),
  space: optional(SPACE_OR_NONE),
  wounds: NUMBER,
  exhaustion: NUMBER,
  dice: NUMBER,
  bonusDice: NUMBER,
  diceSpent: NUMBER,
  hadBonus: NO,
  proposals: NUMBER,
  abilityUsed: NO,
  counters: optional(list(oneOf(...COUNTER_KINDS), 99), []),
  xp: NUMBER,
  items: optional(list(OWNED_OR_CARD, 52), []),
  goods: cards(GOOD_CARD),
  offers: cards(ITEM_CARD, 52),
});
export const KING_PART = record({
  tile: optional(oneOf(...KING_IDS, '')),
  gold: NUMBER,
  powerLevel: optional(int(1, 4), 1),
  powerUses: NUMBER,
  mind: NUMBER,
  body: NUMBER,
  spirit: NUMBER,
  exhaustion: NUMBER,
  wound: NUMBER,
});
export const PATROL = record({ number: int(1, 6), space: SPACE, wounds: NUMBER });

const THREE = list(int(0, 99), 3, 3);
const FLAGS = optional(list(flag, 3, 3), [false, false, false]);
const FIGHTER = record({
  seat: HERO_SEAT,
  attacks: NUMBER,
  extra: NUMBER,
  escapeFailed: NO,
  out: optional<Fighter['out']>(oneOf('', 'escaped', 'knockedOut'), ''),
  rolled: NO,
  malus: NUMBER,
  softened: optional(THREE, [0, 0, 0]),
  abilityUsed: NO,
});
/** Life, values and damage that are left out are those of the card. */
export const COMBAT = record({
  kind: oneOf('adventure', 'patrol', 'assault'),
  card: optional(oneOf(...Object.keys(CHALLENGES), ''), ''),
  space: SPACE,
  patrol: NUMBER,
  life: optional(int(0, 99)),
  wounds: NUMBER,
  oldWounds: NUMBER,
  value: optional(THREE),
  damage: optional(THREE),
  influenced: FLAGS,
  boosted: FLAGS,
  moreInfluence: NUMBER,
  lessInfluence: NUMBER,
  isHardenedSpent: NO,
  round: NUMBER,
  fighters: list(FIGHTER, 5, 1),
});
export const MEETING = record({ space: SPACE, by: HERO_SEAT, round: int(1, 99_999) });
export const TRADE = record({
  by: HERO_SEAT,
  to: HERO_SEAT,
  give: record({ items: list(int(0, 51), 52), goods: list(GOOD_CARD, 80) }),
  take: record({ items: list(int(0, 51), 52), goods: int(0, 80) }),
});
export const RESULT = nullable(
  record({ winner: oneOf('king', 'heroes'), clause: oneOf('RM-28.1', 'RM-28.2'), round: int(1, 99_999) }),
);
