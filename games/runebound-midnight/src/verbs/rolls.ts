import type { EventOf, Out, Seat } from '@nightfall/kernel';
import { kindOf } from '../content/map.ts';
import { matches } from '../content/terrain.ts';
import type { Rune } from '../moves.ts';
import {
  type BarterFrame,
  type BlowFrame,
  type EscapeFrame,
  type HealFrame,
  heroOf,
  type InfiltrationFrame,
  type PatrolFrame,
  type State,
  type ThreatFrame,
} from '../state.ts';

/** Dice that have fallen and what they come to. */

type Sum = { readonly total: number; readonly need: number; readonly success: boolean };

/** RM-4.6 The die is rolled; if it does not match the Hero's space, nothing comes of it. */
export function rollActionDie(s: State, f: HealFrame | BarterFrame, face: number, out: Out<Rune>): void {
  const isMatch = matches(face, kindOf(heroOf(s, f.seat).space));
  f.face = face;
  if (!isMatch) f.at = 'end';
  out?.({ type: 'dieRolled', seat: f.seat, face, isMatch, aim: f.rule });
}
/** RM-14.6, RM-14.8 The dice that were rolled lie at their places again. */
export function rollPatrol(f: PatrolFrame, faces: readonly number[], out: Out<Rune>): void {
  f.rolling.forEach((place, i) => (f.faces[place] = faces[i]!));
  f.rolling = [];
  out?.({ type: 'patrolRolled', patrol: f.patrol, faces: f.faces.slice() });
}
export function sumThreat({ threat }: State, { cause, dice, bonus }: ThreatFrame, sum: Sum, out: Out<Rune>): void {
  out?.({ type: 'threatTested', cause, dice: dice.slice(), pool: threat.pool, bonus, ...sum });
}
export function sumInfiltration({ seat, space, skill, dice }: InfiltrationFrame, sum: Sum, out: Out<Rune>): void {
  out?.({ type: 'infiltrationRolled', seat, space, skill, dice: dice.slice(), ...sum });
}
/** RM-21.23 Without dice the Hero is away for sure. */
export function sumEscape({ seat, phase, dice }: EscapeFrame, sum: Sum, out: Out<Rune>): void {
  out?.(dice.length === 0 ? { type: 'slippedAway', seat } : { type: 'escapeRolled', seat, phase, dice: dice.slice(), ...sum });
}
export function sumBlow({ seat, phase, isAttack, dice }: BlowFrame, sum: Sum, out: Out<Rune>): void {
  out?.({ type: 'blowRolled', seat, phase, isAttack, dice: dice.slice(), ...sum });
}
export const sumBefore = (test: Omit<EventOf<Rune, 'beforeTested'>, 'type'>, out: Out<Rune>): void =>
  out?.({ type: 'beforeTested', ...test });
/** RM-21.18 */
export function defendUnrolled(f: BlowFrame, out: Out<Rune>): void {
  f.at = 'end';
  out?.({ type: 'autoDefended', seat: f.seat, phase: f.phase });
}
/** RM-24.7 */
export function preventWounds(f: BlowFrame, seat: Seat, count: number, out: Out<Rune>): void {
  f.harm -= count;
  if (count > 0) out?.({ type: 'woundsPrevented', seat, count });
}
