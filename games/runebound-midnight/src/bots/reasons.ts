import type { Seat } from '@nightfall/kernel';
import { escapeChances, infiltrationChances, phaseOdds, threatChance } from '../knowledge/preview.ts';
import type { RuneMove } from '../moves.ts';
import { fighterOf } from '../queries/combat.ts';
import { heroOf, top, type View } from '../state.ts';
import { PHASE_NAMES } from '../text/names.ts';
import { outlookIn } from './odds.ts';

export type Reason = readonly [text: string, ...rules: string[]];
const percent = (chance: number): string => `${Math.round(chance)} %`;

function fightReason(v: View, seat: Seat, move: RuneMove): Reason | undefined {
  const combat = v.combat;
  const f = top(v);
  if (!combat || combat.card === '' || f?.rule !== 'combat' || !fighterOf(combat, seat)) return undefined;
  const { win } = outlookIn(v, combat, seat);
  if (move.type === 'stand') return [`you win this fight ${percent(100 * win)} of the time`, 'RM-21.21'];
  if (move.type === 'escape')
    return [
      `the fight is as good as lost, and you get away ${percent(escapeChances(v, seat)[move.phase]!)} of the time`,
      'RM-21.22',
    ];
  const odds = phaseOdds(v, seat, f.phase);
  if (move.type === 'attack')
    return [
      `${percent(odds.attack)} to hit in ${PHASE_NAMES[f.phase]}, and a miss hurts no more than a failed defence`,
      'RM-21.15',
    ];
  if (move.type === 'defend')
    return [
      odds.damage === 0 ? 'nothing can hurt you in this phase' : `your attacks are worth more in another phase`,
      'RM-21.12',
    ];
  return undefined;
}
function roadReason(v: View, seat: Seat, move: RuneMove): Reason | undefined {
  switch (move.type) {
    case 'infiltrate':
      return [
        `${percent(infiltrationChances(v, seat)[move.skill === 'climb' ? 'climb' : move.skill === 'sneak' ? 'sneak' : 'diplomacy'])} to get in`,
        'RM-18.3',
      ];
    case 'journey':
      return ['it is the next step on the way', 'RM-17.1'];
    case 'heal':
      return ['wounds cost a die every turn', 'RM-17.5', 'RM-16.4'];
    case 'rest':
      return ['exhaustion costs a die every turn', 'RM-17.4', 'RM-16.4'];
    case 'barter':
      return [`${heroOf(v, seat).goods.length} goods can buy something better`, 'RM-17.6'];
    case 'attempt':
      return ['the odds are on your side', 'RM-20.3'];
    case 'buy':
    case 'buyOffer':
      return ['it helps you where you hit best', 'RM-25.3'];
    case 'gainCounter':
      return ['it helps most against what comes next', 'RM-26.4'];
    case 'covenant':
      return ['it is the most useful of your goods there', 'RM-27.2'];
    default:
      return undefined;
  }
}
function kingReason(v: View, move: RuneMove): Reason | undefined {
  switch (move.type) {
    case 'threatTest':
      return [`it succeeds ${percent(threatChance(v, move.exhaustion))} of the time`, 'RM-13.1'];
    case 'influence':
      return ['it costs the Hero the most', 'RM-21.7'];
    case 'keepCard':
      return ['it leaves the Hero the least', 'RM-22.2'];
    case 'patrolAttack':
      return ['a knock-out brings a test, and perhaps gold', 'RM-24.10', 'RM-13.2'];
    case 'spawnPatrol':
      return ['patrols are what the Heroes fear on the road', 'RM-15.8'];
    case 'buyCounter':
      return ['it is cheap now', 'RM-15.1'];
    case 'placeMirror':
      return ['the way there is the longest', 'RM-10.5'];
    default:
      return undefined;
  }
}

/** Why the good bot would do this, in words, with the rules that speak of it. */
export const reasonFor = (v: View, seat: Seat, move: RuneMove): Reason =>
  fightReason(v, seat, move) ?? roadReason(v, seat, move) ?? kingReason(v, move) ?? ['there is nothing better to do', 'RM-31.3'];
