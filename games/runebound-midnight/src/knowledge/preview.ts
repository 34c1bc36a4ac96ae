import type { Seat } from '@nightfall/kernel';
import { ENTRIES, type Entry, type Phase, PHASES } from '../content/effect.ts';
import { damageAgainst, escapeBonus, escapeNeed, fighterOf, rollBonus } from '../queries/combat.ts';
import { infiltrationBonus, infiltrationDifficulty } from '../queries/heroes.ts';
import { bloodOf, powerLevel } from '../queries/king.ts';
import { heroOf, top, type View } from '../state.ts';
import { chanceOf, rollChance } from './chances.ts';

/** The chances of a move, in percent, for the text next to a button. */

/** RM-18.2, RM-18.3 */
export const infiltrationChances = (v: View, seat: Seat): Readonly<Record<Entry, number>> => {
  const hero = heroOf(v, seat);
  const [sneak, climb, diplomacy] = ENTRIES.map((skill) =>
    rollChance(infiltrationDifficulty(hero), infiltrationBonus(hero, skill)),
  );
  return { sneak: sneak!, climb: climb!, diplomacy: diplomacy! };
};
/** RM-13.1 That a threat test succeeds now, with this much added; the Threat step adds its doom first. */
export const threatChance = (v: View, bonus = 0): number => chanceOf(v.threat.difficulty - v.threat.pool - bonus);
/** RM-13.9 The same for the test that is offered now, with what has been added to it already. */
export function offeredTestChance(v: View, exhaustion: number): number {
  const f = top(v);
  return threatChance(v, exhaustion + (f?.rule === 'threat' ? f.bonus : 0));
}
/** RM-8.3, RM-38.5 The same for a test that a Hero may cause: Offered Blood adds to it, as printed if it is not used up. */
export const causedTestChance = (v: View, exhaustion = 0): number =>
  threatChance(v, exhaustion + (v.king.powerUses > 0 ? bloodOf(v) : powerLevel(v, 'offeredBlood')));
/** RM-21.14 What an attack and a defence need in a phase, how likely each is, and what a failure costs. */
export type PhaseOdds = { readonly attack: number; readonly defend: number; readonly damage: number };
export function phaseOdds(v: View, seat: Seat, phase: Phase): PhaseOdds {
  const combat = v.combat!;
  const hero = heroOf(v, seat);
  const fighter = fighterOf(combat, seat)!;
  const chance = (isAttack: boolean) => rollChance(combat.value[phase]!, rollBonus(hero, combat, fighter, { phase, isAttack }));
  const damage = damageAgainst(hero, combat, fighter, phase);
  return { attack: chance(true), defend: damage === 0 ? 100 : chance(false), damage };
}
/** RM-21.22 */
export const escapeChances = (v: View, seat: Seat): readonly number[] =>
  PHASES.map((phase) => rollChance(escapeNeed(v.combat!, phase), escapeBonus(heroOf(v, seat), phase)));
