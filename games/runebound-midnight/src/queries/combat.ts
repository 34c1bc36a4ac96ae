import type { Seat } from '@nightfall/kernel';
import { challengeOf } from '../content/cards.ts';
import type { Keyword } from '../content/challenge.ts';
import { ATTRIBUTES, isInPhase, type Phase } from '../content/effect.ts';
import { kingTile } from '../content/kings.ts';
import { facesWith, matches } from '../content/terrain.ts';
import { type Combat, type CombatFrame, type Face, type Fighter, type Hero, heroOf, type View } from '../state.ts';
import { sumOfEffects } from './effects.ts';
import { attacksByCounters, attributeOf, cardOf, damageOf, levelOf, skillOf } from './heroes.ts';

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
  const minion = challengeOf(combat.card).minion;
  const isOrcbane = cardOf(hero).ability.id === 'orcbane' && (minion === 'Soldier' || minion === 'Warlord');
  const own = combat.kind === 'assault' ? 1 : attacksByCounters(hero);
  return Math.min(3, own + fighter.extra + (isOrcbane ? 1 : 0));
}

/** One reason why a roll is higher or lower. */
export type Modifier = { readonly name: string; readonly n: number };
/** RM-21.14 Everything added to the Hero's combat roll in this phase, apart from cards named before the roll. */
export function rollBonus(hero: Hero<Face>, combat: Combat, fighter: Fighter, phase: Phase, isAttack: boolean): number {
  let bonus = attributeOf(hero, phase) - fighter.malus;
  bonus += sumOfEffects(hero, (e) => {
    if (e.code === 'first') return fighter.rolled ? 0 : e.n;
    return e.code === 'roll' && isInPhase(e.phase, phase) && isRollKind(e.when, isAttack) ? e.n : 0;
  });
  if (!fighter.rolled && hasKeyword(combat, 'dread')) bonus -= 2;
  const ability = cardOf(hero).ability.id;
  if (ability === 'openHand' && !isAttack) bonus += 1;
  if (ability === 'firstArrow' && isAttack && phase === 0 && !fighter.abilityUsed) bonus += 2;
  return bonus;
}
export const isRollKind = (when: 'attack' | 'defend' | 'both', isAttack: boolean): boolean =>
  when === 'both' || (when === 'attack') === isAttack;

/** RM-21.15 What a successful attack deals, apart from Hardened and cards used after the roll. */
export function attackDamage(hero: Hero<Face>, fighter: Fighter, phase: Phase): number {
  const sure = cardOf(hero).ability.id === 'sureThrow' && phase !== 2 && !fighter.abilityUsed ? 1 : 0;
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
export const escapeNeed = (combat: Combat, phase: Phase): number => combat.value[phase]! + (hasKeyword(combat, 'grasp') ? 3 : 0);

/** RM-21.6, RM-23.6 */
export function influenceDice(v: View, combat: Combat): number {
  let level = 0;
  for (const { seat, out } of combat.fighters) if (out === '') level = Math.max(level, levelOf(heroOf(v, seat)));
  return Math.max(1, Math.min(5, level + combat.moreInfluence) - combat.lessInfluence);
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
/** RM-8.3 How many dice of a roll Woven Doom rolls again. */
export const woven = ({ king }: View): number => king.powerLevel + 1;
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
