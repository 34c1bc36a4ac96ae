import { call, type Move, type Out } from '@nightfall/kernel';
import { type Effect, isInPhase, type Phase, PHASES } from '../content/effect.ts';
import { LAST_ROUND } from '../content/settings.ts';
import type { Attack, Defend, Escape, Rune, Stand, UseAbility, UseItem } from '../moves.ts';
import { attacksOf, hasKeyword, isFought, isRollKind } from '../queries/combat.ts';
import { sumOfUses, usable } from '../queries/effects.ts';
import { canExhaust, cardOf } from '../queries/heroes.ts';
import { type CombatFrame, heroOf, type State } from '../state.ts';
import { regrow } from '../verbs/combat.ts';
import { takeExhaustion } from '../verbs/heroes.ts';
import { spendEffect, spendEffects } from '../verbs/items.ts';
import { ABILITY_MOMENTS, current } from './before-combat.ts';
import {
  abilityUsed,
  AMBUSH,
  NO_ATTACK_AFTER_FAILED_ESCAPE,
  NO_ATTACKS_LEFT,
  SWIFT,
  TOO_EXHAUSTED,
  wrongMoment,
} from './refusals.ts';
import { noneOrOne, refuseUse, refuseUses } from './using.ts';

/** RM-21.10 A round begins: attacks and once-per-round effects are available again. */
export function beginRound(s: State, f: CombatFrame, out: Out<Rune>): void {
  const combat = s.combat!;
  combat.round += 1;
  combat.isHardenedSpent = false;
  for (const fighter of combat.fighters) {
    fighter.attacks = 0;
    fighter.extra = 0;
    fighter.escapeFailed = false;
    if (cardOf(heroOf(s, fighter.seat)).ability.id === 'relentless') fighter.abilityUsed = false;
  }
  f.turn = 0;
  f.phase = 0;
  out?.({ type: 'roundBegan', round: combat.round });
}

const isEscape = ({ code }: Effect): boolean => code === 'escape' || code === 'slipAway';
/** RM-21.21, RM-21.22 In a phase of the Hero's choice, or without a test (`slipAway`). */
export const escape: Move<Rune, CombatFrame, Escape> = {
  sampled: true,
  options: (v, f, seat) => {
    const lists = noneOrOne(usable(heroOf(v, current(v, f).seat), isEscape));
    return PHASES.flatMap((phase) => lists.map((use) => ({ type: 'escape', seat, phase, use })));
  },
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
};
export const stand: Move<Rune, CombatFrame, Stand> = {
  options: (_v, _f, seat) => [{ type: 'stand', seat }],
  refuse: () => undefined,
  perform: (_s, _f, { seat }, out) => out?.({ type: 'stood', seat }),
};

const fitsRoll = (phase: Phase, isAttack: boolean) => (e: Effect) =>
  e.code === 'roll' && isInPhase(e.phase, phase) && isRollKind(e.when, isAttack);
function strikeOut(s: State, f: CombatFrame, seat: number, isAttack: boolean, use: readonly string[], out: Out<Rune>): void {
  const fits = fitsRoll(f.phase, isAttack);
  const bonus = sumOfUses(heroOf(s, seat), use, (e) => (e.code === 'roll' && fits(e) ? e.n : 0));
  spendEffects(s, seat, use, out); // RM-7.18: spent, whatever the roll shows
  call(s, { rule: 'blow', at: 'roll', seat, phase: f.phase, isAttack, bonus, dice: [], harm: 0 });
}

/** RM-21.11 to RM-21.13 A Hero declares it when their turn in the phase comes. */
export const attack: Move<Rune, CombatFrame, Attack> = {
  sampled: true,
  options: (v, f, seat) =>
    noneOrOne(usable(heroOf(v, current(v, f).seat), fitsRoll(f.phase, true))).map((use) => ({ type: 'attack', seat, use })),
  refuse: (v, f, { seat, use }) => {
    const combat = v.combat!;
    const fighter = current(v, f);
    const no = refuseUses(heroOf(v, seat), use, fitsRoll(f.phase, true));
    if (no) return no;
    if (fighter.attacks >= attacksOf(v, combat, fighter)) return NO_ATTACKS_LEFT;
    if (fighter.escapeFailed) return NO_ATTACK_AFTER_FAILED_ESCAPE;
    return f.phase === 0 && combat.round === 1 && hasKeyword(combat, 'ambush') ? AMBUSH : undefined; // RM-9.7
  },
  perform: (s, f, { seat, use }, out) => {
    current(s, f).attacks += 1;
    strikeOut(s, f, seat, true, use, out);
  },
};
export const defend: Move<Rune, CombatFrame, Defend> = {
  sampled: true,
  options: (v, f, seat) =>
    noneOrOne(usable(heroOf(v, current(v, f).seat), fitsRoll(f.phase, false))).map((use) => ({ type: 'defend', seat, use })),
  refuse: (v, f, { seat, use }) => refuseUses(heroOf(v, seat), use, fitsRoll(f.phase, false)),
  perform: (s, f, { seat, use }, out) => strikeOut(s, f, seat, false, use, out),
};

const isExtraAttack = ({ code }: Effect): boolean => code === 'extraAttack';
/** One more attack phase in this round, before the Hero declares an attack or defence in this phase (RM-31.6). */
export const useExtraAttack: Move<Rune, CombatFrame, UseItem> = {
  options: (v, f, seat) =>
    usable(heroOf(v, current(v, f).seat), isExtraAttack).map((effect) => ({ type: 'useItem', seat, effect })),
  refuse: (v, _f, { seat, effect }) => refuseUse(heroOf(v, seat), effect, isExtraAttack),
  perform: (s, f, { seat, effect }, out) => {
    f.at = 'act';
    spendEffect(s, seat, effect, out);
    current(s, f).extra += 1;
  },
};
/** RM-6.7 Relentless */
export const useRelentless: Move<Rune, CombatFrame, UseAbility> = {
  options: (v, f, seat) =>
    cardOf(heroOf(v, current(v, f).seat)).ability.id === 'relentless' ? [{ type: 'useAbility', seat, phase: null }] : [],
  refuse: (v, f, { seat, phase }) => {
    const hero = heroOf(v, seat);
    const { id, name } = cardOf(hero).ability;
    if (id !== 'relentless' || phase !== null) return wrongMoment('RM-6.7', name, ABILITY_MOMENTS[id]);
    if (current(v, f).abilityUsed) return abilityUsed('round');
    return canExhaust(hero, 1) ? undefined : TOO_EXHAUSTED;
  },
  perform: (s, f, { seat }, out) => {
    f.at = 'act';
    const fighter = current(s, f);
    fighter.abilityUsed = true;
    fighter.extra += 1;
    out?.({ type: 'abilityUsed', seat, ability: 'relentless', phase: null });
    takeExhaustion(s, seat, 1, out);
  },
};

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
  for (const fighter of combat.fighters) if (fighter.out === '') fighter.out = 'escaped';
}
