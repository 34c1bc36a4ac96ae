import type { Seat } from '@nightfall/kernel';
import { type Card, challengeOf } from '../content/cards.ts';
import type { Challenge, Keyword } from '../content/challenge.ts';
import { PRINTED_RED } from '../content/challenges-red.ts';
import { ATTRIBUTES, type Effect, isInPhase, type Phase, type PhaseOrAny, type RollKind } from '../content/effect.ts';
import { kingTile } from '../content/kings.ts';
import { DREAD, GRASP, MOST_ATTACKS, MOST_INFLUENCE } from '../content/settings.ts';
import { facesWith, matches } from '../content/terrain.ts';
import { type Combat, type CombatFrame, type Face, type Fighter, type Hero, heroOf, type View } from '../state.ts';
import { forEachAlwaysOn, sumOfEffects } from './effects.ts';
import { attacksByCounters, attributeOf, cardOf, damageOf, giftOf, levelOf, skillOf } from './heroes.ts';

/** RM-9.3, RM-38.4 A Challenge with the values it has at this table. */
export function challengeFor({ options }: View, card: Card): Challenge {
  const printed = options.printed ? PRINTED_RED[card] : undefined;
  return printed ? { ...challengeOf(card), value: printed } : challengeOf(card);
}
/** A Hero who has done nothing yet in a combat. */
export const newFighter = (seat: Seat): Fighter => ({
  seat,
  attacks: 0,
  extra: 0,
  escapeFailed: false,
  out: '',
  rolled: false,
  malus: 0,
  softened: [0, 0, 0],
  abilityUsed: false,
});
/** A combat in which nobody has rolled and nothing is influenced. */
export const newCombat = (): Combat => ({
  kind: 'adventure',
  card: '',
  space: '',
  patrol: 0,
  life: 0,
  wounds: 0,
  oldWounds: 0,
  value: [0, 0, 0],
  damage: [0, 0, 0],
  influenced: [false, false, false],
  boosted: [false, false, false],
  moreInfluence: 0,
  lessInfluence: 0,
  isHardenedSpent: false,
  round: 0,
  fighters: [],
});
export const hasKeyword = (combat: Combat, keyword: Keyword): boolean =>
  combat.card !== '' && challengeOf(combat.card).keywords.includes(keyword);
export const fighterOf = (combat: Combat, seat: Seat): Fighter | undefined => combat.fighters.find((one) => one.seat === seat);
export const isDefeated = (combat: Combat): boolean => combat.wounds >= combat.life;
export const isAnybodyLeft = (combat: Combat): boolean => combat.fighters.some(({ out }) => out === '');
/** RM-21.20, RM-21.25 */
export const isFought = (combat: Combat): boolean => isDefeated(combat) || !isAnybodyLeft(combat);

/** RM-21.12, RM-11.5, RM-23.8: in how many phases of a round the Hero may attack; never more than three (`extraAttack`). */
export function attacksOf(v: View, combat: Combat, fighter: Fighter): number {
  const hero = heroOf(v, fighter.seat);
  const gift = giftOf(hero, 'attacks');
  const more = gift?.against.includes(challengeOf(combat.card).minion) ? gift.n : 0;
  const own = combat.kind === 'assault' ? 1 : attacksByCounters(hero);
  return Math.min(MOST_ATTACKS, own + fighter.extra + more);
}

/** One reason why a roll is higher or lower. */
export type Modifier = { readonly name: string; readonly n: number };
/** A combat roll: an attack or a defence in a phase. */
export type Blow = { readonly phase: Phase; readonly isAttack: boolean };
export const isRollKind = (when: RollKind, isAttack: boolean): boolean => when === 'both' || (when === 'attack') === isAttack;
const fits = (one: { readonly phase: PhaseOrAny; readonly when: RollKind }, { phase, isAttack }: Blow): boolean =>
  isInPhase(one.phase, phase) && isRollKind(one.when, isAttack);
const onRoll = (effect: Effect, { rolled }: Fighter, blow: Blow): number => {
  if (effect.code === 'first') return rolled ? 0 : effect.n;
  return effect.code === 'roll' && fits(effect, blow) ? effect.n : 0;
};
const ATTRIBUTE_NAMES: Readonly<Record<Phase, string>> = { 0: 'Mind', 1: 'Body', 2: 'Spirit' };
/** RM-21.14 Everything added to the Hero's combat roll, each with its source, apart from cards named before the roll. */
export function rollModifiers(hero: Hero<Face>, combat: Combat, fighter: Fighter, blow: Blow): Modifier[] {
  const found: Modifier[] = [{ name: ATTRIBUTE_NAMES[blow.phase], n: attributeOf(hero, blow.phase) }];
  const add = (name: string, n: number) => n !== 0 && found.push({ name, n });
  forEachAlwaysOn(hero, ({ name, effects }) =>
    add(
      name,
      effects.reduce((sum, effect) => sum + onRoll(effect, fighter, blow), 0),
    ),
  );
  const gift = giftOf(hero, 'roll');
  if (gift && fits(gift, blow) && !(gift.once && fighter.abilityUsed)) add(cardOf(hero).ability.name, gift.n);
  if (!fighter.rolled && hasKeyword(combat, 'dread')) add('Dread', -DREAD);
  add('Failed test', -fighter.malus);
  return found;
}
export function rollBonus(hero: Hero<Face>, combat: Combat, fighter: Fighter, blow: Blow): number {
  let bonus = 0;
  for (const { n } of rollModifiers(hero, combat, fighter, blow)) bonus += n;
  return bonus;
}
/** RM-6.7 Does this roll use up an ability that helps once a combat? */
export function usesGift(hero: Hero<Face>, blow: Blow, success: boolean): boolean {
  const { gift } = cardOf(hero).ability;
  if (gift.code === 'damage') return success && blow.isAttack && gift.phases.includes(blow.phase);
  return gift.code === 'roll' && gift.once && fits(gift, blow);
}

/** RM-21.15 What a successful attack deals, apart from Hardened and cards used after the roll. */
export function attackDamage(hero: Hero<Face>, fighter: Fighter, phase: Phase): number {
  const gift = giftOf(hero, 'damage');
  const sure = gift?.phases.includes(phase) && !fighter.abilityUsed ? gift.n : 0;
  return damageOf(hero, phase) + sure + sumOfEffects(hero, (e) => (e.code === 'damage' && isInPhase(e.phase, phase) ? e.n : 0));
}
/** RM-21.16 The Challenge's damage of this phase against this Hero. */
export function damageAgainst(hero: Hero<Face>, combat: Combat, fighter: Fighter, phase: Phase): number {
  const soft = sumOfEffects(hero, (e) => (e.code === 'soften' && isInPhase(e.phase, phase) ? e.n : 0));
  return Math.max(0, combat.damage[phase]! - soft - fighter.softened[phase]!);
}

/** RM-21.22 The Hero's bonus on an escape test in this phase, and the number needed. */
export const escapeBonus = (hero: Hero<Face>, phase: Phase): number =>
  skillOf(hero, 'escape', phase) + sumOfEffects(hero, (e) => (e.code === 'escape' ? e.n : 0));
export const escapeNeed = (combat: Combat, phase: Phase): number =>
  combat.value[phase]! + (hasKeyword(combat, 'grasp') ? GRASP : 0);

/** RM-21.6, RM-23.6 */
export function influenceDice(v: View, combat: Combat): number {
  let level = 0;
  for (const { seat, out } of combat.fighters) if (out === '') level = Math.max(level, levelOf(heroOf(v, seat)));
  return Math.max(1, Math.min(MOST_INFLUENCE, level + combat.moreInfluence) - combat.lessInfluence);
}
/** RM-21.7 */
export function influenceMatches(v: View, phase: Phase, faces: readonly number[]): number {
  const symbol = kingTile(v.king.tile).symbols[phase];
  let count = 0;
  for (const face of faces) if (matches(face, symbol)) count += 1;
  return count;
}
/** The influence dice that do not match, counted from 1. */
export const missesOf = (v: View, { phase, faces }: CombatFrame): number[] =>
  faces.flatMap((face, i) => (influenceMatches(v, phase, [face]) > 0 ? [] : [i + 1]));
/** RM-8.3, RM-38.5 How many dice of a roll Woven Doom rolls again. */
export const woven = ({ king, options }: View): number => king.powerLevel + (options.printed ? 0 : 1);
/** The chance in sixths that one influence die counts. */
export const influenceChance = (v: View, phase: Phase): number => facesWith(kingTile(v.king.tile).symbols[phase]);

/** RM-15.4 The combat counters of a phase. */
export const countersFor = (v: View, phase: Phase): number => v.king[ATTRIBUTES[phase]!];
/** RM-29.6 What a boost against this combat's minion costs; undefined: the tile does not favour it, or the variant is off. */
export const boostPrice = (v: View, combat: Combat): number | undefined =>
  v.variants.favouredMinions > 0 ? kingTile(v.king.tile).minions[challengeOf(combat.card).minion] : undefined;
/** RM-29.7, RM-29.8 */
export function canBoost(v: View, combat: Combat, phase: Phase): boolean {
  const price = boostPrice(v, combat);
  return price !== undefined && !combat.boosted[phase] && countersFor(v, phase) >= price;
}
