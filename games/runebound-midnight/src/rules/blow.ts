import type { Move, Out } from '@nightfall/kernel';
import { type Effect, isInPhase } from '../content/effect.ts';
import { COMBAT_DICE } from '../content/settings.ts';
import type { Rune, TakeHit, UseItem } from '../moves.ts';
import { attackDamage, damageAgainst, fighterOf, hasKeyword, rollBonus } from '../queries/combat.ts';
import { lookUp, sumOfUses, usable } from '../queries/effects.ts';
import { cardOf } from '../queries/heroes.ts';
import { type BlowFrame, heroOf, type State, type View } from '../state.ts';
import { woundChallenge } from '../verbs/combat.ts';
import { exhaust, wound } from '../verbs/heroes.ts';
import { spendEffect, spendEffects } from '../verbs/items.ts';
import { noneOrOne, refuseUse, refuseUses } from './using.ts';
import { always, dice, may, must, rule, self } from './sentences.ts';

const harmFor = (v: View, { seat, phase }: BlowFrame): number =>
  damageAgainst(heroOf(v, seat), v.combat!, fighterOf(v.combat!, seat)!, phase);
/** RM-21.18 */
const isAutoDefend = (v: View, f: BlowFrame): boolean => !f.isAttack && harmFor(v, f) === 0;
/** RM-21.14 */
const totalOf = (v: View, f: BlowFrame): number =>
  f.dice[0]! + f.dice[1]! + f.bonus + rollBonus(heroOf(v, f.seat), v.combat!, fighterOf(v.combat!, f.seat)!, f.phase, f.isAttack);

/** After a roll there are dice; an auto-defend has none. */
const isReroll = ({ code }: Effect): boolean => code === 'reroll';
const useReroll: Move<Rune, BlowFrame, UseItem> = {
  options: (v, f, seat) =>
    f.dice.length === 0 ? [] : usable(heroOf(v, f.seat), isReroll).map((effect) => ({ type: 'useItem', seat, effect })),
  refuse: (v, f, { effect }) => refuseUse(heroOf(v, f.seat), effect, isReroll),
  perform: (s, f, { seat, effect }, out) => {
    spendEffect(s, seat, effect, out);
    f.at = 'roll';
  },
};

/** RM-21.15 to RM-21.17 */
function compare(s: State, f: BlowFrame, out: Out<Rune>): void {
  const { seat, phase, isAttack } = f;
  if (f.dice.length === 0) {
    f.at = 'end';
    return out?.({ type: 'autoDefended', seat, phase });
  }
  const need = s.combat!.value[phase]!;
  const total = totalOf(s, f);
  const success = total >= need;
  out?.({ type: 'blowRolled', seat, phase, isAttack, dice: f.dice.slice(), total, need, success });
  settle(s, f, success);
}
function settle(s: State, f: BlowFrame, success: boolean): void {
  const hero = heroOf(s, f.seat);
  const fighter = fighterOf(s.combat!, f.seat)!;
  if (!success) {
    f.harm = harmFor(s, f);
    f.at = f.harm > 0 ? 'cancel' : 'end'; // RM-21.16
  } else if (f.isAttack) f.harm = attackDamage(hero, fighter, f.phase);
  else f.at = 'end'; // RM-21.17
  if (cardOf(hero).ability.id === 'sureThrow' && success && f.isAttack && f.phase !== 2) fighter.abilityUsed = true;
  if (cardOf(hero).ability.id === 'firstArrow' && f.isAttack && f.phase === 0) fighter.abilityUsed = true;
  fighter.rolled = true;
}

const isDamage = (f: BlowFrame) => (e: Effect) => e.code === 'damage' && isInPhase(e.phase, f.phase);
const useDamage: Move<Rune, BlowFrame, UseItem> = {
  options: (v, f, seat) => usable(heroOf(v, f.seat), isDamage(f)).map((effect) => ({ type: 'useItem', seat, effect })),
  refuse: (v, f, { effect }) => refuseUse(heroOf(v, f.seat), effect, isDamage(f)),
  perform: (s, f, { seat, effect }, out) => {
    for (const e of lookUp(heroOf(s, seat), effect)!.facts.effects) if (e.code === 'damage') f.harm += e.n; // RM-27.15
    spendEffect(s, seat, effect, out);
    f.at = 'damage';
  },
};
/** RM-9.7 Hardened takes 1 from the first hit of a round. */
function strike(s: State, f: BlowFrame, out: Out<Rune>): void {
  const combat = s.combat!;
  const isSoftened = hasKeyword(combat, 'hardened') && !combat.isHardenedSpent;
  if (isSoftened) combat.isHardenedSpent = true;
  woundChallenge(s, f.seat, Math.max(0, f.harm - (isSoftened ? 1 : 0)), out);
  f.at = 'end';
}

const isCancel = ({ code }: Effect): boolean => code === 'cancel';
/** RM-24.7 Against the wounds of a hit in combat, and nothing else. */
const takeHit: Move<Rune, BlowFrame, TakeHit> = {
  sampled: true,
  options: (v, f, seat) => noneOrOne(usable(heroOf(v, f.seat), isCancel)).map((cancels) => ({ type: 'takeHit', seat, cancels })),
  refuse: (v, f, { cancels }) => refuseUses(heroOf(v, f.seat), cancels, isCancel),
  perform: (s, f, { seat, cancels }, out) => {
    const most = sumOfUses(heroOf(s, seat), cancels, (e) => (e.code === 'cancel' ? e.n : 0));
    const count = Math.min(most, f.harm);
    spendEffects(s, seat, cancels, out);
    f.harm -= count;
    if (count > 0) out?.({ type: 'woundsPrevented', seat, count });
  },
};
/** RM-23.10: wounds first, then Venom and Drain for every Hero who took any (RM-9.7). */
function suffer(s: State, f: BlowFrame, out: Out<Rune>): void {
  if (f.harm === 0) return;
  const { seat, phase } = f;
  const combat = s.combat!;
  const tires = (phase === 1 && hasKeyword(combat, 'venom')) || (phase === 2 && hasKeyword(combat, 'drain'));
  if (!wound(s, seat, f.harm, out) && tires) exhaust(s, seat, 1, out);
}

/** RM-21.19 An attack or a defence: roll, re-roll, compare, damage or cancel, wounds, consequences. */
export const blow = rule<BlowFrame>('RM-21.19', {
  roll: dice(
    (v, f) => (isAutoDefend(v, f) ? [] : COMBAT_DICE),
    (_s, f, faces) => void (f.dice = [...faces]),
  ), // 21.14, 21.18, 4.1
  reroll: may(self, { useItem: useReroll }), // 31.6
  compare: always((s, f, out) => compare(s, f, out)), // 21.15, 21.16, 21.17
  damage: may(self, { useItem: useDamage }), // 31.6
  strike: always((s, f, out) => strike(s, f, out)), // 21.15
  cancel: must(self, { takeHit }, (v, f) => usable(heroOf(v, f.seat), isCancel).length > 0), // 31.6
  suffer: always((s, f, out) => suffer(s, f, out)), // 21.16, 24.1
});
