import type { Seat } from '@nightfall/kernel';
import { itemOf } from '../content/cards.ts';
import { ATTRIBUTES, type Phase, type Skill, SKILLS } from '../content/effect.ts';
import { type Gift, type HeroCard, heroCard } from '../content/heroes.ts';
import { isTown, kindOf, MAP, type SpaceId } from '../content/map.ts';
import { type CounterKind, MOST_ATTACKS } from '../content/settings.ts';
import { tunedFor, XP_COST } from '../content/tuning.ts';
import { type Face, type Hero, heroOf, type View } from '../state.ts';
import { sumOfEffects } from './effects.ts';

export const cardOf = (hero: Hero<Face>): HeroCard => heroCard(hero.card);
/** RM-6.7 What the Hero's ability does, if it is of this sort. */
export function giftOf<C extends Gift['code']>(hero: Hero<Face>, code: C): Extract<Gift, { code: C }> | undefined {
  const { gift } = cardOf(hero).ability;
  return gift.code === code ? (gift as Extract<Gift, { code: C }>) : undefined;
}
const countersOf = (hero: Hero<Face>, kind: CounterKind): number => {
  let count = 0;
  for (const counter of hero.counters) if (counter === kind) count += 1;
  return count;
};

/** RM-11.2 */
export const levelOf = (hero: Hero<Face>): number => 1 + hero.counters.length;
/** RM-26.1, RM-38.3 */
export const priceOfCounter = ({ heroes, options }: View): number =>
  options.counterPrice ?? tunedFor(XP_COST, heroes.length, options.printed);

/** RM-6.1 */
export const lifeOf = (hero: Hero<Face>): number =>
  cardOf(hero).life + countersOf(hero, 'life') + sumOfEffects(hero, (e) => (e.code === 'life' ? e.n : 0));
export const staminaOf = (hero: Hero<Face>): number =>
  cardOf(hero).stamina + countersOf(hero, 'stamina') + sumOfEffects(hero, (e) => (e.code === 'stamina' ? e.n : 0));
/** RM-0.3, RM-6.2 */
export function attributeOf(hero: Hero<Face>, phase: Phase): number {
  const attribute = ATTRIBUTES[phase]!;
  const items = sumOfEffects(hero, (e) => (e.code === 'attribute' && e.attribute === attribute ? e.n : 0));
  return cardOf(hero).attributes[attribute].value + 2 * countersOf(hero, attribute) + items;
}
/** RM-6.3 Counters do not raise it. */
export const damageOf = (hero: Hero<Face>, phase: Phase): number => cardOf(hero).attributes[ATTRIBUTES[phase]!].damage;
/** RM-6.4, RM-6.5 The Hero's bonus on a test of this skill, with the attribute of another phase where a rule says so (RM-21.22). */
export const skillOf = (hero: Hero<Face>, skill: Skill, phase: Phase = SKILLS[skill]): number =>
  attributeOf(hero, phase) +
  (cardOf(hero).skills[skill] ?? 0) +
  sumOfEffects(hero, (e) => (e.code === 'test' && e.skill === skill ? e.n : 0));

/** RM-24.2 Can the Hero choose to take this much exhaustion? */
export const canExhaust = (hero: Hero<Face>, count: number): boolean => hero.exhaustion + count <= staminaOf(hero);

/** RM-11.5 */
export const attacksByCounters = (hero: Hero<Face>): number => Math.min(MOST_ATTACKS, 1 + Math.floor(hero.counters.length / 2));

const worthOf = (hero: Hero<Face>): number => {
  let worth = hero.goods.length;
  for (const { card } of hero.items) worth += itemOf(card).cost; // RM-27.17
  return worth;
};
/** RM-11.3 Negative: the first stands higher. */
export function compareLevels(v: View, a: Seat, b: Seat): number {
  const [x, y] = [heroOf(v, a), heroOf(v, b)];
  return y.counters.length - x.counters.length || y.xp - x.xp || worthOf(y) - worthOf(x) || a - b;
}
export function highestLevelSeat(v: View): Seat {
  let highest = 1;
  for (let seat = 2; seat <= v.heroes.length; seat++) if (compareLevels(v, seat, highest) < 0) highest = seat;
  return highest;
}

/** Seats of the Heroes in a space, in turn order. */
export function heroesAt(v: View, space: SpaceId): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < v.heroes.length; i++) if (v.heroes[i]!.space === space) seats.push(i + 1);
  return seats;
}
/** The other Heroes in the Hero's space. */
export const othersWith = (v: View, seat: Seat): Seat[] => heroesAt(v, heroOf(v, seat).space).filter((one) => one !== seat);
/** RM-16.8 Where the Heroes are called, as long as there is a mirror to break. */
export const meetingOf = ({ meeting, mirrors }: View): SpaceId | undefined =>
  meeting && mirrors[MAP[meeting.space]!.stronghold]! > 0 ? meeting.space : undefined;
/** RM-29.9, RM-29.11 */
export function isFavoured(hero: Hero<Face>): boolean {
  const { favoured } = cardOf(hero);
  const kind = kindOf(hero.space);
  return favoured === 'wild' ? kind !== 'town' && kind !== 'stronghold' : favoured === kind;
}
/** RM-18.3 10 plus the cost of the Hero's most expensive Item. */
export function infiltrationDifficulty(hero: Hero<Face>): number {
  let cost = 0;
  for (const { card } of hero.items) cost = Math.max(cost, itemOf(card).cost);
  return 10 + Math.max(0, cost - sumOfEffects(hero, (e) => (e.code === 'conceal' ? e.n : 0)));
}
/** RM-18.2 The Hero's bonus on an infiltration with this skill, apart from cards named before the roll. */
export const infiltrationBonus = (hero: Hero<Face>, skill: Skill): number =>
  skillOf(hero, skill) + sumOfEffects(hero, (e) => (e.code === 'infiltrate' ? e.n : 0));
/** RM-16.4 */
export const isHurt = (hero: Hero<Face>): boolean => hero.wounds > 0 || hero.exhaustion > 0;
export const isInTown = (hero: Hero<Face>): boolean => isTown(hero.space);
