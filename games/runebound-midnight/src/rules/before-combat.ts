import type { Out, Reason } from '@nightfall/kernel';
import { challengeOf } from '../content/cards.ts';
import type { Effect, Phase } from '../content/effect.ts';
import { PHASES } from '../content/effect.ts';
import { COMBAT_DICE } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { usable } from '../queries/effects.ts';
import { canExhaust, giftOf, skillOf } from '../queries/heroes.ts';
import { type CombatFrame, type Fighter, heroOf, type State, type View } from '../state.ts';
import { applyBefore, applyConsequence, lowerValue, tireFor } from '../verbs/combat.ts';
import { sumBefore } from '../verbs/rolls.ts';
import { answer } from './answer.ts';
import { abilityUsed, TOO_EXHAUSTED, unknownTarget } from './refusals.ts';
import { abilityUse, cardUse } from './using.ts';

export const current = (v: View, f: CombatFrame): Fighter => v.combat!.fighters[f.turn]!;
export const isIn = (v: View, f: CombatFrame): boolean => v.combat!.fighters[f.turn]?.out === '';
/** Who acts now: the Hero whose turn it is in the order of the combat. */
export const actor = (v: View, f: CombatFrame): readonly number[] => [current(v, f).seat];

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
  const outcome = meets ? consequence : null;
  sumBefore({ seat, skill, dice: [...faces], total, need: difficulty, success, consequence: outcome }, out);
  if (meets) applyConsequence(s, current(s, f), consequence, out);
}

const isBeforeCombat = ({ code }: Effect): boolean =>
  code === 'soften' || code === 'strike' || code === 'lessInfluence' || code === 'weaken';

/** RM-21.3 C2; RM-27.22: a face-down upgrade is a source of its own. */
export const useBefore = cardUse<CombatFrame>({
  fits: () => isBeforeCombat,
  perform: (s, f, _seat, effects, out) => {
    for (const one of effects) applyBefore(s, current(s, f), one, out);
  },
});

/** RM-6.7, RM-24.2 An ability that takes exhaustion, once a combat or once a round. */
export function refuseTiring(v: View, f: CombatFrame, code: 'weaken' | 'extraAttack', period: string): Reason | undefined {
  const fighter = current(v, f);
  if (fighter.abilityUsed) return abilityUsed(period);
  const hero = heroOf(v, fighter.seat);
  return canExhaust(hero, giftOf(hero, code)!.exhaustion) ? undefined : TOO_EXHAUSTED;
}
/** RM-6.7 Fen Mist: exhaustion makes the Challenge weaker in one phase. */
const refuseMist = (v: View, f: CombatFrame, phase: Phase | null): Reason | undefined =>
  phase === null ? unknownTarget('phase') : refuseTiring(v, f, 'weaken', 'combat');
export const useMist = abilityUse<CombatFrame>('weaken', {
  domain: () => ({ phase: PHASES }),
  refuse: (v, f, { phase }) => refuseMist(v, f, phase),
  perform: (s, f, { seat, phase }, out) => {
    const { n, exhaustion } = giftOf(heroOf(s, seat), 'weaken')!;
    tireFor(s, current(s, f), phase, exhaustion, out);
    lowerValue(s, phase!, n, out);
  },
});

export const ready = answer<CombatFrame>()('ready', { name: 'Ready', ends: true });
const hasMist = (v: View, f: CombatFrame): boolean =>
  giftOf(heroOf(v, current(v, f).seat), 'weaken') !== undefined && refuseMist(v, f, 0) === undefined;
/** RM-31.6, RM-30.4 What opens this window is public: Items, upgrades, abilities, exhaustion. */
export const canPrepare = (v: View, f: CombatFrame): boolean =>
  isIn(v, f) &&
  v.combat!.wounds < v.combat!.life &&
  (hasMist(v, f) || usable(heroOf(v, current(v, f).seat), isBeforeCombat).length > 0);
