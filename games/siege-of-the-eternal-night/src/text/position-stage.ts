import { isLastTurn, turnsOf } from '../queries/turns.ts';
import type { Fault } from '@nightfall/kernel';
import { enemiesLeft, fieldFor } from '../queries/deployment.ts';
import { placeOf } from '../sheet/field.ts';
import { emptyMask, join } from '../sheet/mask.ts';
import type { NightFrame, SiegeFrame, SiegeState, TurnFrame } from '../state.ts';

/** Where a position stands in the rules, and the latest turn of its drawing. */
export type Stage = { readonly phase: string; readonly rolling: boolean; readonly drawn: number };

const night = (at: NightFrame['at']): SiegeFrame => ({ rule: 'night', at });
const turn = (at: TurnFrame['at']): SiegeFrame => ({ rule: 'turn', at });
const STACKS: Record<string, () => SiegeFrame[]> = {
  READY: () => [night('turns'), turn('open')],
  VOLLEY: () => [night('turns'), turn('volley')],
  REROLL: () => [night('turns'), turn('reroll')],
  ACT: () => [night('turns'), turn('act')],
  BONUS: () => [night('turns'), turn('act'), { rule: 'freeMarks', at: 'settle' }],
  HOUR: () => [night('hour')],
  LAST: () => [night('last')],
  OVER: () => [],
};

export const PHASES = Object.keys(STACKS);

export const stackOf = ({ phase, rolling }: Stage): SiegeFrame[] => (rolling ? [night('turns'), turn('roll')] : STACKS[phase]!());

/** What does not go together in a position; it also works out what stands beside the shapes. */
export function stageFaults(s: SiegeState, { phase, rolling, drawn }: Stage): Fault[] {
  const faults: Fault[] = [];
  const need = (holds: boolean, where: string, text: string) => holds || faults.push({ where, code: 'POSITION', text });
  const isDoubles = s.dice !== null && s.dice[0].value === s.dice[1].value;
  need(!rolling || phase === 'READY' || phase === 'REROLL', 'rolling', 'The dice can be rolling only in READY and REROLL.');
  need(drawn <= s.turn, 'turn', `The drawing has marks from turn ${drawn}.`);
  need(s.heroesUsed <= Math.floor(s.altar / 3), 'heroesUsed', 'More heroes were used than the altar has brought.');
  if (phase === 'READY')
    need(s.turn < turnsOf(s) && s.dice === null, 'phase', `READY has no dice and comes no later than before turn ${turnsOf(s)}.`);
  if (phase === 'VOLLEY' || phase === 'REROLL') need(isDoubles && s.turn > 0, 'dice', `${phase} needs doubles.`);
  if (phase === 'ACT' || phase === 'BONUS')
    need(s.dice !== null && !isDoubles && s.turn > 0, 'dice', `${phase} needs a roll without doubles.`);
  need((phase === 'BONUS') === s.pendingBonus > 0, 'pendingBonus', 'Free marks wait only in BONUS, and BONUS needs one.');
  if (phase === 'HOUR' || phase === 'LAST')
    need(s.lastCall && isLastTurn(s) && s.dice === null, 'phase', `${phase} is possible only with Last Call.`);
  need(phase !== 'LAST' || (s.hour !== null && s.hour > 0), 'hour', 'LAST needs the hour.');
  need(phase === 'OVER' || enemiesLeft(s) > 0, 'phase', 'No enemy is left: the night is over.');
  s.besideNow = besideTurn(s, s.turn);
  s.besideLast = besideTurn(s, s.turn - 1);
  return faults;
}

/** All squares beside shapes of one turn (SN-6.8: that turn alone). */
export function besideTurn(s: SiegeState, of: number): number[] {
  const field = fieldFor(s);
  const mask = emptyMask();
  for (const shape of s.shapes)
    if (shape.turn === of) for (const cell of shape.cells) join(mask, field.beside[placeOf(field, cell)]!);
  return mask;
}
