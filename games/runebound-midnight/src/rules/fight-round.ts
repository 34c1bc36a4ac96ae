import { call, type Out, type Reason } from '@nightfall/kernel';
import { type Effect, isInPhase, type Phase, PHASES } from '../content/effect.ts';
import { LAST_ROUND } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { attacksOf, damageAgainst, hasKeyword, isFought, isRollKind } from '../queries/combat.ts';
import { cardsFor, sumOfUses } from '../queries/effects.ts';
import { giftOf } from '../queries/heroes.ts';
import { type CombatFrame, heroOf, type State, type View } from '../state.ts';
import { withCards } from '../text/labels.ts';
import { PHASE_NAMES } from '../text/names.ts';
import { addAttack, breakOff, countAttack, regrow, tireFor } from '../verbs/combat.ts';
import { spendEffects } from '../verbs/items.ts';
import { standFast } from '../verbs/turns.ts';
import { answer, EFFECTS, PHASE } from './answer.ts';
import { current, refuseTiring } from './before-combat.ts';
import { AMBUSH, ATTACKS_ENOUGH, NO_ATTACK_AFTER_FAILED_ESCAPE, NO_ATTACKS_LEFT, NOTHING_HITS, SWIFT } from './refusals.ts';
import { abilityUse, cardUse, noneOrOne, refusePhase, refuseUses } from './using.ts';

const move = answer<CombatFrame>();

const isEscape = ({ code }: Effect): boolean => code === 'escape' || code === 'slipAway';
/** RM-21.21, RM-21.22 In a phase of the Hero's choice, or without a test (`slipAway`). */
export const escape = move('escape', {
  fields: { phase: PHASE, use: EFFECTS },
  name: 'Escape',
  label: (v, { seat, phase, use }) => `Escape by ${PHASE_NAMES[phase]}${withCards(v, seat, use)}`,
  sampled: true,
  domain: (v, _f, seat) => ({ phase: PHASES, use: noneOrOne(cardsFor(heroOf(v, seat), isEscape)) }),
  refuse: (v, _f, { seat, use }) => {
    const no = refuseUses(heroOf(v, seat), use, isEscape);
    if (no) return no;
    return v.combat!.round === 1 && hasKeyword(v.combat!, 'swift') ? SWIFT : undefined; // RM-9.7
  },
  perform: (s, _f, { seat, phase, use }, out) => {
    const hero = heroOf(s, seat);
    const isSure = sumOfUses(hero, use, ({ code }) => (code === 'slipAway' ? 1 : 0)) > 0;
    const bonus = sumOfUses(hero, use, (e) => (e.code === 'escape' ? e.n : 0));
    spendEffects(s, seat, use, out);
    call(s, { rule: 'escape', at: isSure ? 'result' : 'roll', seat, phase, bonus, dice: [] });
  },
});
export const stand = move('stand', {
  name: 'Stand and fight',
  perform: (_s, _f, { seat }, out) => standFast(seat, out),
});

const fitsRoll = (phase: Phase, isAttack: boolean) => (e: Effect) =>
  e.code === 'roll' && isInPhase(e.phase, phase) && isRollKind(e.when, isAttack);
function strikeOut(s: State, f: CombatFrame, seat: number, isAttack: boolean, use: readonly string[], out: Out<Rune>): void {
  const fits = fitsRoll(f.phase, isAttack);
  const bonus = sumOfUses(heroOf(s, seat), use, (e) => (e.code === 'roll' && fits(e) ? e.n : 0));
  spendEffects(s, seat, use, out); // RM-7.18: spent, whatever the roll shows
  call(s, { rule: 'blow', at: 'roll', seat, phase: f.phase, isAttack, bonus, dice: [], harm: 0 });
}

/** RM-21.11 to RM-21.13 A Hero declares it when their turn in the phase comes. */
export const attack = move('attack', {
  fields: { use: EFFECTS },
  name: 'Attack',
  ends: true,
  label: (v, { seat, use }) => `Attack${withCards(v, seat, use)}`,
  sampled: true,
  domain: (v, f, seat) => ({ use: noneOrOne(cardsFor(heroOf(v, seat), fitsRoll(f.phase, true))) }),
  refuse: (v, f, { seat, use }) => {
    const combat = v.combat!;
    const fighter = current(v, f);
    const no = refuseUses(heroOf(v, seat), use, fitsRoll(f.phase, true));
    if (no) return no;
    if (fighter.attacks >= attacksOf(v, combat, fighter)) return NO_ATTACKS_LEFT;
    if (fighter.escapeFailed) return NO_ATTACK_AFTER_FAILED_ESCAPE;
    return isAmbushed(v, f.phase) ? AMBUSH : undefined; // RM-9.7
  },
  perform: (s, f, { seat, use }, out) => {
    countAttack(current(s, f));
    strikeOut(s, f, seat, true, use, out);
  },
});
/** RM-21.18 */
const isHarmless = (v: View, f: CombatFrame): boolean =>
  damageAgainst(heroOf(v, current(v, f).seat), v.combat!, current(v, f), f.phase) === 0;
export const defend = move('defend', {
  fields: { use: EFFECTS },
  name: 'Defend',
  ends: true,
  label: (v, { seat, use }) => `Defend${withCards(v, seat, use)}`,
  sampled: true,
  domain: (v, f, seat) => ({ use: noneOrOne(cardsFor(heroOf(v, seat), fitsRoll(f.phase, false))) }),
  refuse: (v, f, { seat, use }) =>
    refuseUses(heroOf(v, seat), use, fitsRoll(f.phase, false)) ?? (use.length > 0 && isHarmless(v, f) ? NOTHING_HITS : undefined),
  perform: (s, f, { seat, use }, out) => strikeOut(s, f, seat, false, use, out),
});

/** RM-9.7 Nobody attacks at range when ambushed. */
const isAmbushed = (v: View, phase: Phase): boolean => phase === 0 && v.combat!.round === 1 && hasKeyword(v.combat!, 'ambush');
/** RM-21.12, RM-0.10 One more attack is of no use where there is one for every phase that is left, or none may be made. */
function refuseExtraAttack(v: View, f: CombatFrame): Reason | undefined {
  const fighter = current(v, f);
  if (fighter.escapeFailed) return NO_ATTACK_AFTER_FAILED_ESCAPE;
  const open = PHASES.filter((phase) => phase >= f.phase && !isAmbushed(v, phase)).length;
  return attacksOf(v, v.combat!, fighter) - fighter.attacks >= open ? ATTACKS_ENOUGH : undefined;
}
const isExtraAttack = ({ code }: Effect): boolean => code === 'extraAttack';
/** One more attack phase in this round, before the Hero declares an attack or defence in this phase (RM-31.6). */
export const useExtraAttack = cardUse<CombatFrame>({
  fits: () => isExtraAttack,
  refuse: (_hero, _facts, v, f) => refuseExtraAttack(v, f),
  perform: (s, f) => addAttack(current(s, f)),
});
/** RM-6.7 Relentless */
export const useRelentless = abilityUse<CombatFrame>('extraAttack', {
  domain: () => ({ phase: [null] }),
  refuse: (v, f, { seat, phase }) =>
    refusePhase(v, seat, phase) ?? refuseTiring(v, f, 'extraAttack', 'round') ?? refuseExtraAttack(v, f),
  perform: (s, f, { seat }, out) => {
    addAttack(current(s, f));
    tireFor(s, current(s, f), null, giftOf(heroOf(s, seat), 'extraAttack')!.exhaustion, out);
  },
});

/** RM-21.20: the next Hero, the next phase; a Challenge that falls ends the combat at once. */
export function nextAct(s: State, f: CombatFrame): void {
  const combat = s.combat!;
  if (isFought(combat)) return void (f.at = 'close');
  f.turn += 1;
  if (f.turn >= combat.fighters.length) {
    if (f.phase === 2) return;
    f.turn = 0;
    f.phase = f.phase === 0 ? 1 : 2;
  }
  f.at = 'act';
}
/** C8: Regrow (RM-9.7); after round 50 the combat stops (RM-21.27). */
export function endRound(s: State, f: CombatFrame, out: Out<Rune>): void {
  const combat = s.combat!;
  if (hasKeyword(combat, 'regrow') && combat.wounds > combat.oldWounds) regrow(s, out);
  if (combat.round < LAST_ROUND) return void (f.at = 'round');
  breakOff(s);
}
