import type { Challenge, MinionType } from '../content/challenge.ts';
import { isInPhase, type Phase, PHASES } from '../content/effect.ts';
import type { Gift } from '../content/heroes.ts';
import { MOST_ATTACKS } from '../content/settings.ts';
import { chanceOf } from '../knowledge/chances.ts';
import type { Duel } from '../knowledge/combat-table.ts';
import { attackDamage, damageAgainst, newCombat, newFighter, rollBonus } from '../queries/combat.ts';
import { lookUp, usable } from '../queries/effects.ts';
import { attacksByCounters, giftOf, lifeOf, staminaOf } from '../queries/heroes.ts';
import { type Combat, type Face, type Fighter, type Hero } from '../state.ts';
import { memory, signOf } from './memory.ts';

/** What a Hero brings to any fight, phase by phase; `burst` and `cancels` he can use once. */
export type Arms = {
  readonly life: number;
  readonly attacks: number;
  readonly attack: readonly number[];
  readonly defend: readonly number[];
  readonly deals: readonly number[];
  readonly soft: readonly number[];
  /** Damage that cards add to one hit, without and with those that are discarded for it. */
  readonly burst: readonly number[];
  readonly lastBurst: readonly number[];
  readonly cancels: readonly number[];
  /** Rounds in which he can attack once more. */
  readonly again: number;
  /** Attack phases that his ability adds against some minions. */
  readonly more: Extract<Gift, { code: 'attacks' }> | undefined;
};

const steady: Fighter = { ...newFighter(1), rolled: true, abilityUsed: true };
const HARD = 9;
const hard = [HARD, HARD, HARD];
/** Nobody in particular, with damage enough to see what is softened. */
const stranger: Combat = { ...newCombat(), card: 'R02', life: HARD, value: hard, damage: hard, fighters: [steady] };
function usesOf(hero: Hero<Face>): Pick<Arms, 'burst' | 'lastBurst' | 'cancels'> {
  const facts = usable(hero, ({ code }) => code === 'damage' || code === 'cancel').map((text) => lookUp(hero, text)!.facts);
  const inPhase = (phase: Phase, uses: readonly (string | null)[]) =>
    facts
      .filter(({ use }) => uses.includes(use))
      .flatMap(({ effects }) => effects)
      .reduce((sum, e) => sum + (e.code === 'damage' && isInPhase(e.phase, phase) ? e.n : 0), 0);
  const cancels = facts.flatMap(({ effects }) => effects).flatMap((e) => (e.code === 'cancel' ? [e.n] : []));
  const gift = giftOf(hero, 'damage');
  const thrown = (phase: Phase) => (gift?.phases.includes(phase) ? gift.n : 0);
  return {
    burst: PHASES.map((phase) => inPhase(phase, ['activate'])),
    lastBurst: PHASES.map((phase) => inPhase(phase, ['activate', 'discard']) + thrown(phase)),
    cancels: cancels.toSorted((a, b) => b - a),
  };
}
const reckon = (hero: Hero<Face>): Arms => ({
  life: lifeOf(hero) - hero.wounds,
  attacks: attacksByCounters(hero),
  attack: PHASES.map((phase) => rollBonus(hero, stranger, steady, { phase, isAttack: true })),
  defend: PHASES.map((phase) => rollBonus(hero, stranger, steady, { phase, isAttack: false })),
  deals: PHASES.map((phase) => attackDamage(hero, steady, phase)),
  soft: PHASES.map((phase) => HARD - damageAgainst(hero, stranger, steady, phase)),
  ...usesOf(hero),
  again: giftOf(hero, 'extraAttack') ? Math.max(0, staminaOf(hero) - hero.exhaustion) : 0,
  more: giftOf(hero, 'attacks'),
});
const known = memory<Arms>(20_000);
export const armsOf = (hero: Hero<Face>): Arms => known(signOf(hero), () => reckon(hero));

export const moreAgainst = ({ more }: Arms, minion: MinionType): number => (more?.against.includes(minion) ? more.n : 0);
/** The numbers of a fight that might be: with this card, so much influence by phase, and wounds on it already. */
export function duelWith(arms: Arms, foe: Challenge, influence: readonly number[], wounds = 0): Duel {
  const { life, value, damage, minion, keywords } = foe;
  return {
    heroLife: arms.life,
    challengeLife: life - wounds,
    attacks: Math.min(MOST_ATTACKS, arms.attacks + moreAgainst(arms, minion)),
    hit: PHASES.map((phase) => chanceOf(value[phase]! + influence[phase]! - arms.attack[phase]!) / 100),
    guard: PHASES.map((phase) => chanceOf(value[phase]! + influence[phase]! - arms.defend[phase]!) / 100),
    deals: arms.deals,
    takes: PHASES.map((phase) => Math.max(0, damage[phase]! - arms.soft[phase]!)),
    isHardened: keywords.includes('hardened'),
    regrows: keywords.includes('regrow'),
  };
}
