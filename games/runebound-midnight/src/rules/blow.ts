import type { Out } from '@nightfall/kernel';
import { type Effect, isInPhase } from '../content/effect.ts';
import type { Rune } from '../moves.ts';
import { attackDamage, damageAgainst, fighterOf, hasKeyword, rollBonus, usesGift } from '../queries/combat.ts';
import { cardsFor, sumOfUses, usable } from '../queries/effects.ts';
import { type BlowFrame, heroOf, type State, type View } from '../state.ts';
import { withCards } from '../text/labels.ts';
import { noteRoll, strike } from '../verbs/combat.ts';
import { exhaust, wound } from '../verbs/heroes.ts';
import { spendEffects } from '../verbs/items.ts';
import { defendUnrolled, preventWounds, sumBlow } from '../verbs/rolls.ts';
import { answer, EFFECTS } from './answer.ts';
import { always, dice, layDown, may, must, rule, self, twoDice, until } from './sentences.ts';
import { cardUse, noneOrOne, refuseUses } from './using.ts';

const harmFor = (v: View, { seat, phase }: BlowFrame): number =>
  damageAgainst(heroOf(v, seat), v.combat!, fighterOf(v.combat!, seat)!, phase);
/** RM-21.18 */
const isAutoDefend = (v: View, f: BlowFrame): boolean => !f.isAttack && harmFor(v, f) === 0;
/** RM-21.14 */
const totalOf = (v: View, f: BlowFrame): number =>
  f.dice[0]! + f.dice[1]! + f.bonus + rollBonus(heroOf(v, f.seat), v.combat!, fighterOf(v.combat!, f.seat)!, f);

/** RM-0.10 A roll that reaches its number cannot get better. */
const hasMissed = (v: View, f: BlowFrame): boolean => f.dice.length > 0 && totalOf(v, f) < v.combat!.value[f.phase]!;

const isReroll = ({ code }: Effect): boolean => code === 'reroll';
const useReroll = cardUse<BlowFrame>({
  fits: () => isReroll,
  perform: (_s, f) => void (f.at = 'roll'),
});

/** RM-21.15 to RM-21.17 */
function compare(s: State, f: BlowFrame, out: Out<Rune>): void {
  if (f.dice.length === 0) return defendUnrolled(f, out);
  const need = s.combat!.value[f.phase]!;
  const total = totalOf(s, f);
  const success = total >= need;
  sumBlow(f, { total, need, success }, out);
  conclude(s, f, success);
}
function conclude(s: State, f: BlowFrame, success: boolean): void {
  const hero = heroOf(s, f.seat);
  const fighter = fighterOf(s.combat!, f.seat)!;
  if (!success) {
    f.harm = harmFor(s, f);
    f.at = f.harm > 0 ? 'cancel' : 'end'; // RM-21.16
  } else if (f.isAttack) f.harm = attackDamage(hero, fighter, f.phase);
  else f.at = 'end'; // RM-21.17
  noteRoll(fighter, usesGift(hero, f, success));
}

const isDamage = (f: BlowFrame) => (e: Effect) => e.code === 'damage' && isInPhase(e.phase, f.phase);
const useDamage = cardUse<BlowFrame>({
  fits: isDamage,
  perform: (_s, f, _seat, effects) => {
    for (const e of effects) if (e.code === 'damage') f.harm += e.n; // RM-27.15
  },
});

const isCancel = ({ code }: Effect): boolean => code === 'cancel';
/** RM-24.7 Against the wounds of a hit in combat, and nothing else. */
const takeHit = answer<BlowFrame>()('takeHit', {
  fields: { cancels: EFFECTS },
  name: 'Take the hit',
  label: (v, { seat, cancels }) => (cancels.length === 0 ? 'Take the hit' : `Prevent wounds${withCards(v, seat, cancels)}`),
  sampled: true,
  domain: (v, f) => ({ cancels: noneOrOne(cardsFor(heroOf(v, f.seat), isCancel)) }),
  refuse: (v, f, { cancels }) => refuseUses(heroOf(v, f.seat), cancels, isCancel),
  perform: (s, f, { seat, cancels }, out) => {
    const most = sumOfUses(heroOf(s, seat), cancels, (e) => (e.code === 'cancel' ? e.n : 0));
    spendEffects(s, seat, cancels, out);
    preventWounds(f, seat, Math.min(most, f.harm), out);
  },
});
export type BlowMoves = { useItem: typeof useDamage } | { takeHit: typeof takeHit };
/** RM-23.10: wounds first, then Venom and Drain for every Hero who took any (RM-9.7). */
function suffer(s: State, f: BlowFrame, out: Out<Rune>): void {
  if (f.harm === 0) return;
  const { seat, phase } = f;
  const combat = s.combat!;
  const tires = (phase === 1 && hasKeyword(combat, 'venom')) || (phase === 2 && hasKeyword(combat, 'drain'));
  if (!wound(s, seat, f.harm, out) && tires) exhaust(s, seat, 1, out);
}

/** RM-21.19 An attack or a defence: roll, re-roll, compare, damage or cancel, wounds, consequences. */
export const blow = rule<BlowFrame>('RM-21.19', 'Combat', {
  roll: dice<BlowFrame>((v, f) => (isAutoDefend(v, f) ? [] : twoDice()), layDown), // 21.14, 21.18, 4.1
  reroll: may(self, { useItem: useReroll }, hasMissed), // 31.6, 0.10
  compare: always(compare), // 21.15, 21.16, 21.17
  damage: until(() => false, may(self, { useItem: useDamage })), // 31.6
  strike: always((s, f, out) => {
    strike(s, f.seat, f.harm, out);
    f.at = 'end';
  }), // 21.15
  cancel: must(self, { takeHit }, (v, f) => usable(heroOf(v, f.seat), isCancel).length > 0), // 31.6
  suffer: always(suffer), // 21.16, 24.1
});
