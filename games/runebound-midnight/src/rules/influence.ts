import type { Out, Reason } from '@nightfall/kernel';
import { ATTRIBUTES, PHASES } from '../content/effect.ts';
import type { Rune } from '../moves.ts';
import { boostPrice, canBoost, countersFor, influenceDice, influenceMatches, missesOf, woven } from '../queries/combat.ts';
import { powerLevel } from '../queries/king.ts';
import { type CombatFrame, KING, type State, type View } from '../state.ts';
import { faceOf } from '../text/labels.ts';
import { PHASE_NAMES } from '../text/names.ts';
import { addInfluence, boostDamage, rollInfluence } from '../verbs/combat.ts';
import { renewPower, spendCounters, spendPower } from '../verbs/king.ts';
import { answer, DIE, fromTo, PHASE } from './answer.ts';
import { alreadyBoosted, MATCHES, notEnough, onePhase, POWER_SPENT, unknownTarget, wrongCounter } from './refusals.ts';
import { powerUse } from './using.ts';

const move = answer<CombatFrame>();

/** RM-21.5 Exactly one phase, in an assault all three (RM-23.6). */
export const influence = move('influence', {
  fields: { phase: PHASE },
  name: 'Influence a phase',
  label: (_v, { phase }) => `Influence ${PHASE_NAMES[phase]}`,
  domain: () => ({ phase: PHASES }),
  elsewhere: (v, f, { seat }) =>
    seat === KING && f.rule === 'combat' && v.combat!.kind !== 'assault' ? onePhase(f.phase) : undefined,
  perform: (_s, f, { phase }) => void (f.phase = phase),
});

/** RM-21.6 The first throw of a phase, or the dice that are rolled again. */
export const throwSides = (v: View, f: CombatFrame): readonly number[] => {
  const count = f.rolling.length > 0 ? f.rolling.length : influenceDice(v, v.combat!);
  return Array.from({ length: count }, () => 6);
};
export function fallen(s: State, f: CombatFrame, faces: readonly number[], out: Out<Rune>): void {
  if (f.rolling.length === 0) f.faces = [...faces];
  else f.rolling.forEach((place, i) => (f.faces[place] = faces[i]!));
  f.rolling = [];
  rollInfluence(s, f.phase, f.faces.slice(), out);
}

/** RM-8.3 Woven Doom: once after each influence roll. */
const isArdherin = (v: View): boolean => powerLevel(v, 'wovenDoom') > 0;
const hasWeave = (v: View): boolean => isArdherin(v) && v.king.powerUses === 0;
/** RM-21.8, RM-0.10 Nobody rolls a die again that matches: it could only get worse. */
export const canReroll = (v: View, f: CombatFrame): boolean =>
  (countersFor(v, f.phase) > 0 || hasWeave(v)) && missesOf(v, f).length > 0;
const refuseMatch = (v: View, f: CombatFrame, die: number): Reason | undefined =>
  missesOf(v, f).includes(die) ? undefined : MATCHES;

/** RM-15.4, RM-15.5 */
export const rerollInfluence = move('rerollInfluence', {
  fields: { phase: PHASE, die: DIE },
  name: 'Reroll a die',
  label: (v, { die }) => `Reroll ${faceOf(v, die)}`,
  cost: (_v, f) => ({ [ATTRIBUTES[f.phase]!]: 1 }),
  domain: (_v, f) => ({ phase: [f.phase], die: fromTo(1, f.faces.length) }),
  refuse: (v, f, { phase, die }) => {
    if (f.faces[die - 1] === undefined) return unknownTarget('die');
    return phase !== f.phase || countersFor(v, phase) === 0 ? wrongCounter(f.phase) : refuseMatch(v, f, die);
  },
  perform: (s, f, { phase, die }, out) => {
    spendCounters(s, ATTRIBUTES[phase]!, 1, out);
    f.rolling = [die - 1];
    f.at = 'dice';
  },
});
/** The dice that miss: as many as may be rolled again, and fewer. */
function misses(v: View, f: CombatFrame): { dice: number[] }[] {
  const missed = missesOf(v, f).slice(0, woven(v));
  return missed.map((_, i) => ({ dice: missed.slice(0, missed.length - i) }));
}
/** RM-8.3 The list names the first dice that miss; any others that miss may be named. */
export const weaveDoom = powerUse<CombatFrame>(isArdherin, {
  samples: misses,
  refuse: (v, f, { dice }) => {
    if (dice.length === 0 || dice.some((die) => f.faces[die - 1] === undefined) || new Set(dice).size < dice.length)
      return unknownTarget('die');
    if (!hasWeave(v) || dice.length > woven(v)) return POWER_SPENT;
    return dice.map((die) => refuseMatch(v, f, die)).find(Boolean);
  },
  perform: (s, f, { dice }, out) => {
    spendPower(s, 'wovenDoom', out);
    f.rolling = dice.map((die) => die - 1);
    f.at = 'dice';
  },
});
export const endInfluence = move('endInfluence', {
  name: 'Keep the dice',
  ends: true,
});
/** RM-21.7 */
export function count(s: State, f: CombatFrame, out: Out<Rune>): void {
  const matches = influenceMatches(s, f.phase, f.faces);
  f.faces = [];
  if (!s.options.printed) renewPower(s, 'wovenDoom'); // RM-8.3
  addInfluence(s, f.phase, matches, out);
  if (s.combat!.kind !== 'assault' || f.phase === 2) return;
  f.phase = f.phase === 0 ? 1 : 2; // RM-23.6
  f.at = 'dice';
}

/** RM-29.6, RM-29.7 */
export const boost = move('boost', {
  fields: { phase: PHASE },
  name: 'Raise the damage',
  label: (_v, { phase }) => `Raise ${PHASE_NAMES[phase]} damage`,
  domain: () => ({ phase: PHASES }),
  refuse: (v, _f, { phase }) => {
    const combat = v.combat!;
    if (combat.boosted[phase]) return alreadyBoosted(phase);
    return canBoost(v, combat, phase)
      ? undefined
      : notEnough('RM-29.6', boostPrice(v, combat) ?? 0, PHASE_NAMES[phase], countersFor(v, phase));
  },
  perform: (s, _f, { phase }, out) => {
    spendCounters(s, ATTRIBUTES[phase]!, boostPrice(s, s.combat!)!, out);
    boostDamage(s, phase, out);
  },
});
/** RM-29.8 */
export const canBoostAny = (v: View): boolean => PHASES.some((phase) => canBoost(v, v.combat!, phase));
export const endBoosts = move('endBoosts', { name: 'No more boosts', ends: true });
