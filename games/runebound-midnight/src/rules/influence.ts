import type { Move, Out } from '@nightfall/kernel';
import { ATTRIBUTES, type Phase, PHASES } from '../content/effect.ts';
import { kingTile } from '../content/kings.ts';
import type { Boost, EndBoosts, EndInfluence, Influence, RerollInfluence, Rune, UsePower } from '../moves.ts';
import { boostPrice, canBoost, countersFor, influenceDice, influenceMatches, missesOf, woven } from '../queries/combat.ts';
import type { CombatFrame, State, View } from '../state.ts';
import { PHASE_NAMES } from '../text/names.ts';
import { spendCounters } from '../verbs/king.ts';
import { alreadyBoosted, notEnough, onePhase, POWER_SPENT, unknownTarget, wrongCounter, wrongMoment } from './refusals.ts';
import { MOMENTS } from './threat.ts';

/** RM-21.5 Exactly one phase, in an assault all three (RM-23.6). */
export const influence: Move<Rune, CombatFrame, Influence> = {
  options: (_v, _f, seat) => PHASES.map((phase) => ({ type: 'influence', seat, phase })),
  refuse: (v, f) => (v.combat!.influenced[f.phase] ? onePhase(f.phase) : undefined),
  perform: (_s, f, { phase }) => void (f.phase = phase),
};

/** RM-21.6 The first throw of a phase, or the dice that are rolled again. */
export const throwSides = (v: View, f: CombatFrame): readonly number[] => {
  const count = f.rolling.length > 0 ? f.rolling.length : influenceDice(v, v.combat!);
  return Array.from({ length: count }, () => 6);
};
export function fallen(s: State, f: CombatFrame, faces: readonly number[], out: Out<Rune>): void {
  if (f.rolling.length === 0) f.faces = [...faces];
  else f.rolling.forEach((place, i) => (f.faces[place] = faces[i]!));
  f.rolling = [];
  s.combat!.influenced[f.phase] = true;
  out?.({ type: 'influenceRolled', phase: f.phase, faces: f.faces.slice() });
}

/** RM-8.3 Woven Doom: once after each influence roll. */
const hasWeave = ({ king: { tile, powerUses } }: View): boolean => kingTile(tile).power.id === 'wovenDoom' && powerUses === 0;
/** RM-21.8 */
export const canReroll = (v: View, f: CombatFrame): boolean => countersFor(v, f.phase) > 0 || hasWeave(v);

/** RM-15.4, RM-15.5 */
export const rerollInfluence: Move<Rune, CombatFrame, RerollInfluence> = {
  options: (_v, f, seat) => f.faces.map((_, i) => ({ type: 'rerollInfluence', seat, phase: f.phase, die: i + 1 })),
  refuse: (v, f, { phase, die }) => {
    if (f.faces[die - 1] === undefined) return unknownTarget('die');
    return phase !== f.phase || countersFor(v, phase) === 0 ? wrongCounter(f.phase) : undefined;
  },
  perform: (s, f, { phase, die }, out) => {
    spendCounters(s, ATTRIBUTES[phase]!, 1, out);
    f.rolling = [die - 1];
    f.at = 'dice';
  },
};
/** RM-8.3 The list names the dice that miss; any others may be named. */
export const weaveDoom: Move<Rune, CombatFrame, UsePower> = {
  sampled: true,
  options: (v, f, seat) => {
    const missed = hasWeave(v) ? missesOf(v, f) : [];
    const most = Math.min(missed.length, woven(v));
    return Array.from({ length: most }, (_, i) => ({ type: 'usePower', seat, dice: missed.slice(0, most - i) }));
  },
  refuse: (v, f, { dice }) => {
    const { id, name } = kingTile(v.king.tile).power;
    if (id !== 'wovenDoom') return wrongMoment('RM-8.3', name, MOMENTS[id]);
    if (dice.length === 0 || dice.some((die) => f.faces[die - 1] === undefined) || new Set(dice).size < dice.length)
      return unknownTarget('die');
    return !hasWeave(v) || dice.length > woven(v) ? POWER_SPENT : undefined;
  },
  perform: (s, f, { dice }, out) => {
    s.king.powerUses = 1;
    out?.({ type: 'powerUsed', power: 'wovenDoom' });
    f.rolling = dice.map((die) => die - 1);
    f.at = 'dice';
  },
};
export const endInfluence: Move<Rune, CombatFrame, EndInfluence> = {
  options: (_v, _f, seat) => [{ type: 'endInfluence', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'count'),
};
/** RM-21.7 Each match adds 1 for the whole combat. */
export function count(s: State, f: CombatFrame, out: Out<Rune>): void {
  const combat = s.combat!;
  const matches = influenceMatches(s, f.phase, f.faces);
  combat.value[f.phase]! += matches;
  f.faces = [];
  if (kingTile(s.king.tile).power.id === 'wovenDoom') s.king.powerUses = 0; // RM-8.3
  out?.({ type: 'influenced', phase: f.phase, matches, value: combat.value[f.phase]! });
  if (combat.kind !== 'assault' || f.phase === 2) return;
  f.phase = f.phase === 0 ? 1 : 2; // RM-23.6
  f.at = 'dice';
}

/** RM-29.6, RM-29.7 */
export const boost: Move<Rune, CombatFrame, Boost> = {
  options: (_v, _f, seat) => PHASES.map((phase) => ({ type: 'boost', seat, phase })),
  refuse: (v, _f, { phase }) => {
    const combat = v.combat!;
    if (combat.boosted[phase]) return alreadyBoosted(phase);
    return canBoost(v, combat, phase)
      ? undefined
      : notEnough('RM-29.6', boostPrice(v, combat) ?? 0, PHASE_NAMES[phase], countersFor(v, phase));
  },
  perform: (s, _f, { phase }, out) => {
    const combat = s.combat!;
    spendCounters(s, ATTRIBUTES[phase]!, boostPrice(s, combat)!, out);
    combat.boosted[phase] = true;
    combat.damage[phase]! += 1;
    out?.({ type: 'boosted', phase, damage: combat.damage[phase]! });
  },
};
/** RM-29.8 */
export const canBoostAny = (v: View): boolean => PHASES.some((phase: Phase) => canBoost(v, v.combat!, phase));
export const endBoosts: Move<Rune, CombatFrame, EndBoosts> = {
  options: (_v, _f, seat) => [{ type: 'endBoosts', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'round'),
};
