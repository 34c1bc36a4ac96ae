import type { Move, Out, Refusal } from '@nightfall/kernel';
import { challengeOf } from '../content/cards.ts';
import type { Consequence } from '../content/challenge.ts';
import { ALWAYS_ON, type Effect, isInPhase, type Phase, PHASES } from '../content/effect.ts';
import { COMBAT_DICE } from '../content/settings.ts';
import type { Ready, Rune, UseAbility, UseItem } from '../moves.ts';
import { lookUp, usable } from '../queries/effects.ts';
import { canExhaust, cardOf, skillOf } from '../queries/heroes.ts';
import { type CombatFrame, type Fighter, heroOf, type State, type View } from '../state.ts';
import { woundChallenge } from '../verbs/combat.ts';
import { exhaust, takeExhaustion, wound } from '../verbs/heroes.ts';
import { spendEffect } from '../verbs/items.ts';
import { abilityUsed, TOO_EXHAUSTED, unknownTarget, wrongMoment } from './refusals.ts';
import { refuseUse } from './using.ts';

export const current = (v: View, f: CombatFrame): Fighter => v.combat!.fighters[f.turn]!;
export const isIn = (v: View, f: CombatFrame): boolean => v.combat!.fighters[f.turn]?.out === '';
/** Who acts now: the Hero whose turn it is in the order of the combat. */
export const actor = (v: View, f: CombatFrame): readonly number[] => [current(v, f).seat];

/** RM-21.1 C0: the numbers of the card are copied; an assault adds the mirror's points to its Life (RM-23.3). */
export function reveal(s: State, mirror: number): void {
  const combat = s.combat!;
  const { life, value, damage } = challengeOf(combat.card);
  combat.life = life + mirror;
  combat.value = [...value];
  combat.damage = [...damage];
}

/** RM-21.2 C1: dice only; nobody is asked, because every bonus on tests is always on (RM-7.20). */
export const testDice = (v: View, f: CombatFrame): readonly number[] =>
  isIn(v, f) && challengeOf(v.combat!.card).before !== null ? COMBAT_DICE : [];
/** RM-6.5 */
export function takeTest(s: State, f: CombatFrame, faces: readonly number[], out: Out<Rune>): void {
  const { skill, difficulty, on, consequence } = challengeOf(s.combat!.card).before!;
  const { seat } = current(s, f);
  const total = faces[0]! + faces[1]! + skillOf(heroOf(s, seat), skill);
  const success = total >= difficulty;
  const meets = success === (on === 'pass');
  out?.({
    type: 'beforeTested',
    ...{ seat, skill, dice: [...faces], total, need: difficulty, success },
    consequence: meets ? consequence : null,
  });
  if (meets) applyConsequence(s, current(s, f), consequence, out);
}
/** RM-9.8, RM-9.10: it applies to the Hero who took the test; extra influence dice count for every roll against all Heroes. */
function applyConsequence(s: State, fighter: Fighter, { code, n }: Consequence, out: Out<Rune>): void {
  const combat = s.combat!;
  if (code === 'wound') wound(s, fighter.seat, n, out);
  else if (code === 'exhaustion') exhaust(s, fighter.seat, n, out);
  else if (code === 'malus') fighter.malus += n;
  else if (code === 'influence') combat.moreInfluence += n;
  else combat.life = Math.max(1, combat.life - n);
}

const isBeforeCombat = ({ code }: Effect): boolean =>
  code === 'soften' || code === 'strike' || code === 'lessInfluence' || code === 'weaken';

/** RM-21.3 C2; RM-27.22: a face-down upgrade is a source of its own. */
export const useBefore: Move<Rune, CombatFrame, UseItem> = {
  options: (v, f, seat) =>
    usable(heroOf(v, current(v, f).seat), isBeforeCombat).map((effect) => ({ type: 'useItem', seat, effect })),
  refuse: (v, f, { effect }) => refuseUse(heroOf(v, current(v, f).seat), effect, isBeforeCombat),
  perform: (s, f, { seat, effect }, out) => {
    const { effects } = lookUp(heroOf(s, seat), effect)!.facts;
    spendEffect(s, seat, effect, out);
    for (const one of effects) takeEffect(s, current(s, f), one, out);
  },
};
/** RM-7.10 `strike` and `lessInfluence` help everyone, `soften` helps its owner. */
function takeEffect(s: State, fighter: Fighter, effect: Effect, out: Out<Rune>): void {
  if (effect.code === 'strike') woundChallenge(s, fighter.seat, effect.n, out);
  if (effect.code === 'lessInfluence') s.combat!.lessInfluence += effect.n;
  if (effect.code === 'soften')
    for (const phase of PHASES) if (isInPhase(effect.phase, phase)) fighter.softened[phase]! += effect.n;
}

/** RM-6.7 Fen Mist: 2 exhaustion make the Challenge 2 weaker in one phase. */
const MIST = 2;
function refuseMist(v: View, f: CombatFrame, phase: Phase | null): Refusal | undefined {
  const fighter = current(v, f);
  const hero = heroOf(v, fighter.seat);
  const { id, name } = cardOf(hero).ability;
  if (id !== 'fenMist') return wrongMoment('RM-6.7', name, ABILITY_MOMENTS[id]);
  if (phase === null) return unknownTarget('phase');
  if (fighter.abilityUsed) return abilityUsed('combat');
  return canExhaust(hero, MIST) ? undefined : TOO_EXHAUSTED;
}
export const ABILITY_MOMENTS = {
  sureThrow: ALWAYS_ON,
  fenMist: 'before combat',
  hiddenHold: ALWAYS_ON,
  backAlleys: 'after a failed infiltration',
  firstArrow: ALWAYS_ON,
  orcbane: ALWAYS_ON,
  relentless: 'on your turn in a phase of combat',
  openHand: ALWAYS_ON,
} as const;
export const useMist: Move<Rune, CombatFrame, UseAbility> = {
  options: (v, f, seat) =>
    cardOf(heroOf(v, current(v, f).seat)).ability.id === 'fenMist'
      ? PHASES.map((phase) => ({ type: 'useAbility', seat, phase }))
      : [],
  refuse: (v, f, { phase }) => refuseMist(v, f, phase),
  perform: (s, f, { seat, phase }, out) => {
    current(s, f).abilityUsed = true;
    out?.({ type: 'abilityUsed', seat, ability: 'fenMist', phase });
    takeExhaustion(s, seat, MIST, out);
    s.combat!.value[phase!]! -= MIST;
    out?.({ type: 'valueLowered', phase: phase!, value: s.combat!.value[phase!]! });
  },
};

export const ready: Move<Rune, CombatFrame, Ready> = {
  options: (_v, _f, seat) => [{ type: 'ready', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'prepared'),
};
/** RM-31.6, RM-30.4 What opens this window is public: Items, upgrades, abilities, exhaustion. */
export const canPrepare = (v: View, f: CombatFrame): boolean =>
  isIn(v, f) &&
  v.combat!.wounds < v.combat!.life &&
  (refuseMist(v, f, 0) === undefined || usable(heroOf(v, current(v, f).seat), isBeforeCombat).length > 0);
